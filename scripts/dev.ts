import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { loadEnvFile } from "../settings/load.ts";
import { readServerSettings } from "../settings/server.ts";
import { buildSite } from "./build-site.ts";
import { exitOnPlainError } from "./command.ts";
import { developmentStore } from "./development-store.ts";

/** Astro's server shows the pages and passes `/api/` on to ours; both notice what is saved. */
async function dev(): Promise<void> {
  const apart = developmentStore(process.env);
  loadEnvFile();
  const { host, port } = readServerSettings(process.env);
  // The API's server reads its pages from a build. Any build will do.
  if (!existsSync("dist/build.json")) await buildSite();
  const apiPort = String(port + 1);
  const env = {
    ...process.env,
    ...apart,
    ASTRO_TELEMETRY_DISABLED: "1",
    API_ORIGIN: `http://127.0.0.1:${apiPort}`,
  };
  const children = [
    spawn(process.execPath, ["--watch", "server/main.ts"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...env, HOST: "127.0.0.1", PORT: apiPort },
    }),
    spawn(
      "node_modules/.bin/astro",
      ["dev", "--host", host, "--port", String(port)],
      { stdio: "inherit", env },
    ),
  ];
  const stop = () => {
    for (const child of children) child.kill();
  };
  for (const child of children) child.on("exit", stop).on("error", stop);
  process.on("SIGINT", stop).on("SIGTERM", stop);
}

await dev().catch(exitOnPlainError);
