import { execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  findBinaries,
  unprivilegedUser,
  untilReady,
} from "../../server/testing/postgres.ts";
import { freePort } from "../../tests/e2e/support/free-port.ts";

export interface Cluster {
  readonly url: string;
  /** Kills the database at once, as a crash would, and starts it again. Resolves when it takes connections. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** A PostgreSQL of the bench's own, which syncs as in production; undefined where there is none. */
export async function startCluster(): Promise<Cluster | undefined> {
  const bin = findBinaries();
  if (!bin) return undefined;
  const user = unprivilegedUser();
  const dir = mkdtempSync(join(tmpdir(), "ellaira-bench-pg-"));
  if (user) chownSync(dir, user.uid, user.gid);
  const data = join(dir, "data");
  const surroundings = { ...user, cwd: dir };
  execFileSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "ellaira", "-A", "trust", "-E", "UTF8"],
    { ...surroundings, stdio: "ignore" },
  );
  const port = await freePort();
  const url = `postgres://ellaira@127.0.0.1:${port}/postgres`;
  const command = [join(bin, "postgres"), "-D", data, "-p", String(port)];
  // It ends when its standard input does, so it never outlives the bench, however that ends.
  const start = () =>
    spawn(
      "sh",
      ["-c", '"$@" & cat >/dev/null; kill -INT $!; wait $!', "sh"].concat(
        command,
        ["-h", "127.0.0.1", "-k", ""],
      ),
      { ...surroundings, stdio: ["pipe", "ignore", "ignore"] },
    );
  let server = start();
  await untilReady(url);

  async function end(): Promise<void> {
    const ended = new Promise((resolve) => {
      server.once("exit", resolve);
    });
    server.stdin.end();
    await ended;
  }

  return {
    url,
    async crash() {
      const [pid] = readFileSync(join(data, "postmaster.pid"), "utf8").split(
        "\n",
      );
      process.kill(Number(pid), "SIGKILL");
      await end();
      // Its children end when they find it gone; until then the next one refuses to start.
      await sleep(1000);
      server = start();
      await untilReady(url);
    },
    async stop() {
      await end();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
