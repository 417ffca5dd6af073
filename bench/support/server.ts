import { runNode } from "../../server/testing/processes.ts";

export interface BenchServer {
  /** Resolves with the milliseconds until the server was ready, or undefined if it ended before. */
  readonly ready: Promise<number | undefined>;
  readonly complaints: () => string;
  kill(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
}

interface ServerOptions {
  /** Holds the built site in `dist/`, and the data unless the environment says otherwise. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Starts a server process, which never outlives the bench. */
export function startServer({ cwd, env }: ServerOptions): BenchServer {
  const began = performance.now();
  const { child, stderr, exit } = runNode("main.ts", {
    cwd,
    env: {
      LOG_LEVEL: "silent",
      RATE_LIMIT_PER_MINUTE: "0",
      RATE_LIMIT_TOTAL_PER_MINUTE: "0",
      ...env,
    },
  });
  const ready = new Promise<number | undefined>((settle) => {
    child.stdout.once("data", () => settle(performance.now() - began));
    void exit.then(() => settle(undefined));
  });
  return {
    ready,
    complaints: stderr,
    async kill(signal) {
      child.kill(signal);
      await exit;
    },
  };
}

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => process.exit(130));
