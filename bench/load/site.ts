import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../../tests/e2e/support/free-port.ts";
import { startServer, type BenchServer } from "../support/server.ts";

export const SITE_DIR = resolve(import.meta.dirname, "../../dist");

export interface BenchSite {
  readonly port: number;
  readonly server: BenchServer;
  stop(): Promise<void>;
}

/** One server process over the real build, with a database of its own. */
export async function startBuiltSite(
  env: Readonly<Record<string, string>> = {},
): Promise<BenchSite> {
  if (!existsSync(join(SITE_DIR, "index.html")))
    throw new Error("There is no build: run npm run build first.");
  const cwd = mkdtempSync(join(tmpdir(), "ellaira-load-"));
  const remove = () => rmSync(cwd, { recursive: true, force: true });
  process.on("exit", remove);
  const port = await freePort();
  const server = startServer({
    cwd,
    env: { SITE_DIR, DATA_DIR: join(cwd, "data"), PORT: String(port), ...env },
  });
  if ((await server.ready) === undefined) throw new Error(server.complaints());
  return {
    port,
    server,
    async stop() {
      await server.kill("SIGTERM");
      remove();
      process.off("exit", remove);
    },
  };
}
