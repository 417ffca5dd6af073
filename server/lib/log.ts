import { pino, stdTimeFunctions, type Logger } from "pino";

export type Log = Logger;

// Nothing waits for the log, and the server keeps running without a reader of it.
process.stderr.on("error", () => {});

/** Waits until all lines are read, but not for ever. */
export const flushLog = (withinMs: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, withinMs);
    process.stderr.write("", () => resolve());
  });

/** The lines are JSON on stderr, and hold ids only: never a body, a query string or a header. */
export function createLog(
  level: string,
  output: { write(line: string): void } = process.stderr,
): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      serializers: { err: describeError },
    },
    output,
  );
}

/** For events that clients can cause at will: the first is logged at once, the next with a count every `everyMs`. */
export function sayRarely<Detail = void>(
  everyMs: number,
  say: (times: number, detail: Detail) => void,
): (detail: Detail) => void {
  let times = 0;
  let quietUntil = -Infinity;
  return (detail) => {
    times++;
    const now = performance.now();
    if (now < quietUntil) return;
    say(times, detail);
    times = 0;
    quietUntil = now + everyMs;
  };
}

// Only these four properties are safe: database errors carry the rejected row in further properties.
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: typeof error };
  const { name, message, stack } = error;
  return { name, message, code: errorCode(error), stack };
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error &&
    "code" in error &&
    typeof error.code === "string"
    ? error.code
    : undefined;
}
