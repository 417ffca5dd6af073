import { buildSite } from "./build-site.ts";
import { exitWithError } from "../settings/load.ts";

await buildSite().catch(exitWithError);
