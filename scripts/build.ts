import { buildSite, exitOnPlainError } from "./build-site.ts";

await buildSite().catch(exitOnPlainError);
