import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { checkAddress } from "../server/listen.ts";
import { exitWithError, loadEnvFile } from "../settings/load.ts";
import { readServerSettings } from "../settings/server.ts";
import { buildSite, checkWritable } from "./build-site.ts";

const API_HOST = "127.0.0.1";

/** Astro's server shows the pages and passes `/api/` on to ours; both notice what is saved. */
async function dev(): Promise<void> {
  // Taken from the command's own environment only, because `.env` is about the real server's demo requests.
  const { DATA_DIR = "./data/dev", DATABASE_URL = "" } = process.env;
  const {
    DEMO_WEBHOOK_URL = "",
    LEAD_EMAIL_TO = "",
    SMTP_URL = "",
  } = process.env;
  loadEnvFile();
  const { host, port } = readServerSettings(process.env);
  await checkAddress({ host, port });
  checkWritable();
  // The API's server reads its pages from a build. Any build will do.
  if (!existsSync("dist/build.json")) await buildSite();
  const api = new URL(await checkAddress({ host: API_HOST, port: 0 }));
  const env = {
    ...process.env,
    DATA_DIR,
    DATABASE_URL,
    DEMO_WEBHOOK_URL,
    LEAD_EMAIL_TO,
    SMTP_URL,
    API_ORIGIN: api.origin,
  };
  const children = [
    spawn(process.execPath, ["--watch", "server/main.ts"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...env, HOST: API_HOST, PORT: api.port },
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
  for (const child of children)
    child.on("error", stop).on("exit", (code) => {
      process.exitCode ||= code ?? 0;
      stop();
    });
  process.on("SIGINT", stop).on("SIGTERM", stop);
}

await dev().catch(exitWithError);
