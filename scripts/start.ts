import { Hono } from "hono";
import type { AppEnv } from "../server/http/app-env.ts";
import { listen, ListenError } from "../server/listen.ts";
import { loadEnvFile } from "../settings/load.ts";
import { readServerSettings } from "../settings/server.ts";
import { exitOnPlainError, PlainError } from "./command.ts";
import { isUpToDate } from "./fingerprint.ts";

/** The build takes a while, so faults that would stop the server are reported before it. */
async function checkServerSettings(): Promise<void> {
  const settings = readServerSettings(process.env);
  const server = await listen(new Hono<AppEnv>(), settings).catch(
    (error: unknown) => {
      if (error instanceof ListenError) throw new PlainError(error.message);
      throw error;
    },
  );
  await server.close(0);
}

async function prepare(): Promise<void> {
  loadEnvFile();
  await checkServerSettings();
  if (isUpToDate()) {
    console.log("Nothing has changed since the last build.");
    return;
  }
  // Imported late, because the build's code takes a while to load.
  const { buildSite } = await import("./build-site.ts");
  await buildSite();
}

await prepare().catch(exitOnPlainError);
await import("../server/main.ts");
