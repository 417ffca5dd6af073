import { readFileSync } from "node:fs";
import { runNode } from "../../server/testing/processes.ts";

export interface BenchServer {
  /** Resolves with the milliseconds until the server was ready, or undefined if it ended before. */
  readonly ready: Promise<number | undefined>;
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
  const { pid = 0 } = child;
  return {
    ready,
    complaints: stderr,
    megabytes: () => megabytes(pid),
    processorMs: () => processorMs(pid),
    async kill(signal) {
      child.kill(signal);
      await exit;
    },
  };
}

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
