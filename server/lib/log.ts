import type { Writable } from "node:stream";
import { pino, stdTimeFunctions, type Logger } from "pino";

export type Log = Logger;

const MAX_WAITING_BYTES = 1024 * 1024;

interface LogOutput {
  write(line: string): void;
  dropped(): number;
  flush(withinMs: number): Promise<void>;
}

/** Nothing waits for the log: lines past the limit are dropped and counted, and a later line says how many. */
export function createLogOutput(
  stream: Writable,
  maxWaiting: number = MAX_WAITING_BYTES,
): LogOutput {
  let dropped = 0;
  let told = 0;
  // The server keeps running without a reader of its log.
  stream.on("error", () => {});

  return {
    write(line) {
      if (stream.writableLength > maxWaiting) {
        dropped++;
        return;
      }
      if (told < dropped) {
        stream.write(droppedLine(dropped - told));
        told = dropped;
      }
      stream.write(line);
    },
    dropped: () => dropped,
    flush: (withinMs) =>
      new Promise((resolve) => {
        if (stream.writableLength === 0) return resolve();
        setTimeout(resolve, withinMs);
        stream.write("", () => resolve());
      }),
  };
}

export const errorOutput: LogOutput = createLogOutput(process.stderr);

const droppedLine = (lines: number) =>
  `${JSON.stringify({
    level: pino.levels.values["warn"],
    time: new Date().toISOString(),
    lines,
    msg: "log lines were dropped: their reader was too slow",
  })}\n`;

/** The lines are JSON on stderr, and hold ids only: never a body, a query string or a header. */
export function createLog(
  level: string,
  output: Pick<LogOutput, "write"> = errorOutput,
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
