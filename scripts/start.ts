import { checkAddress } from "../server/listen.ts";
import { exitWithError, loadEnvFile } from "../settings/load.ts";
import { readServerSettings } from "../settings/server.ts";
import { isUpToDate } from "./fingerprint.ts";

async function prepare(): Promise<void> {
  loadEnvFile();
  // The build takes a while, so faults that would stop the server are reported before it.
  await checkAddress(readServerSettings(process.env));
  if (isUpToDate()) {
    console.log("Nothing has changed since the last build.");
    return;
  }
  // Imported late, because the build's code takes a while to load.
  const { buildSite } = await import("./build-site.ts");
  await buildSite();
}

await prepare().catch(exitWithError);
await import("../server/main.ts");
