import { errorOutput, type Log } from "./log.ts";

/** Container platforms kill after ten seconds or more. */
const FORCED_EXIT_MS = 8000;

const LAST_LINES_MS = 1000;

interface StopOptions {
  readonly log: Log;
  readonly delayMs: number;
}

/** Ends the process at a signal: in order at the first, at once at the second and at an uncaught error. */
export function stopOnSignal(
  stop: () => Promise<void>,
  { log, delayMs }: StopOptions,
): () => boolean {
  let stopping = false;

  async function end(signal: string): Promise<void> {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, "stopping");
    setTimeout(() => {
      log.error("the stop got stuck");
      void exit(1);
    }, delayMs + FORCED_EXIT_MS);
    await stop();
    await exit(0);
  }

  process.on("SIGTERM", (signal) => void end(signal));
  process.on("SIGINT", (signal) => void end(signal));
  // Rejected promises come here, too. What was accepted is kept, and the next start carries on.
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "an error that nothing caught");
    void exit(1);
  });
  return () => stopping;
}

async function exit(code: number): Promise<void> {
  await errorOutput.flush(LAST_LINES_MS);
  process.exit(code);
}
