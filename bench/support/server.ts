import { spawn } from "node:child_process";
import { resolve } from "node:path";

export interface BenchServer {
  readonly pid: number;
  /** Resolves with the ms that it took to be ready, or undefined if it ended before. */
  readonly ready: Promise<number | undefined>;
  /** Resolves when it has ended: whether nobody had told it to. */
  readonly endedByItself: Promise<boolean>;
  readonly complaints: () => string;
  kill(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
}

interface ServerOptions {
  /** Holds the built site in `dist/`, and the data unless the environment says otherwise. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly script?: string;
}

const running = new Set<BenchServer>();

/** Starts a server process; whatever happens to the bench, the process does not outlive it. */
export function startServer(options: ServerOptions): BenchServer {
  const { cwd, env, script = "server/main.ts" } = options;
  const began = performance.now();
  const file = resolve(import.meta.dirname, "../..", script);
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
  const server: BenchServer = {
    pid: child.pid ?? 0,
    ready,
    endedByItself,
    complaints: () => complaints,
    async kill(signal) {
      child.kill(signal);
      await endedByItself;
    },
  };
  running.add(server);
  void endedByItself.then(() => running.delete(server));
  return server;
}

process.on("exit", () => {
  for (const { pid } of running) process.kill(pid, "SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => process.exit(130));
