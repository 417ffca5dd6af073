import { flushLog, type Log } from "./lib/log.ts";

/** Container platforms kill after ten seconds or more. */
const FORCED_EXIT_MS = 8000;

const LAST_LINES_MS = 1000;

interface StopOptions {
  readonly log: Log;
  readonly delayMs: number;
}

interface Stopping {
  readonly isStopping: () => boolean;
  /** Ends the process gracefully. */
  readonly end: (code: number) => Promise<void>;
}

/** Ends the process at a signal: gracefully at the first, at once at the second and at an uncaught error. */
export function stopOnSignal(
  stop: () => Promise<void>,
  { log, delayMs }: StopOptions,
): Stopping {
  let stopping = false;

  async function end(code: number): Promise<void> {
    stopping = true;
    setTimeout(() => {
      log.error("the stop got stuck");
      void exit(1);
    }, delayMs + FORCED_EXIT_MS);
    await stop();
    await exit(code);
  }

  for (const name of ["SIGTERM", "SIGINT"] as const)
    process.on(name, (signal) => {
      if (stopping) process.exit(1);
      log.info({ signal }, "stopping");
      void end(0);
    });
  // Rejected promises come here, too. Accepted requests are kept, and the next start delivers them.
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "an error that nothing caught");
    void exit(1);
  });
  return { isStopping: () => stopping, end };
}

async function exit(code: number): Promise<void> {
  await flushLog(LAST_LINES_MS);
  process.exit(code);
}
