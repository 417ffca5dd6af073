import { buildSite } from "./build-site.ts";
import { exitOnPlainError } from "./command.ts";

await buildSite().catch(exitOnPlainError);
