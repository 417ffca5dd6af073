import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { writeSite } from "../../server/testing/site.ts";

/** A folder with a small built site, gone when the bench ends. */
export function workDir(): string {
  const dir = mkdtempSync(join(tmpdir(), "ellaira-bench-"));
  process.on("exit", () => rmSync(dir, { recursive: true, force: true }));
  writeSite(join(dir, "dist"));
  return dir;
}

export interface BenchServer {
  /** Resolves with the milliseconds until the server was ready, or undefined if it ended before. */
  readonly ready: Promise<number | undefined>;
  /** Resolves when the process has ended: whether it did so without our signal. */
  readonly endedByItself: Promise<boolean>;
  readonly complaints: () => string;
  /** Memory in use, in MiB. */
  readonly megabytes: () => number;
  /** Processor time so far. On a machine that does other work too, it says more than the rate. */
  readonly processorMs: () => number;
  kill(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
}

interface ServerOptions {
  /** Holds the built site in `dist/`, and the data unless the environment says otherwise. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** By process id. */
const running = new Set<number>();

/** Starts a server process, which never outlives the bench. */
export function startServer({ cwd, env }: ServerOptions): BenchServer {
  const began = performance.now();
  const file = resolve(import.meta.dirname, "../../server/main.ts");
  const child = spawn(process.execPath, [file], {
    cwd,
    env: {
      PATH: process.env["PATH"],
      LOG_LEVEL: "silent",
      RATE_LIMIT_PER_MINUTE: "0",
      RATE_LIMIT_TOTAL_PER_MINUTE: "0",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let complaints = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaints += text;
  });
  const endedByItself = new Promise<boolean>((done) => {
    child.once("exit", () => done(!child.killed));
  });
  const ready = new Promise<number | undefined>((settle) => {
    child.stdout.once("data", () => settle(performance.now() - began));
    child.once("exit", () => settle(undefined));
  });
  const { pid = 0 } = child;
  running.add(pid);
  void endedByItself.then(() => running.delete(pid));
  return {
    ready,
    endedByItself,
    complaints: () => complaints,
    megabytes: () => megabytes(pid),
    processorMs: () => processorMs(pid),
    async kill(signal) {
      child.kill(signal);
      await endedByItself;
    },
  };
}

process.on("exit", () => {
  for (const pid of running) process.kill(pid, "SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => process.exit(130));

// What Linux knows of a process (proc(5)).

const megabytes = (pid: number): number =>
  Number(
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1],
  ) / 1024;

function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name may hold spaces. After it, the first field is the state.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  // User and system time, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
