import { destination, pino, stdTimeFunctions, type Logger } from "pino";

export type Log = Logger;

/**
 * Logs as JSON lines on stderr, so that stdout is left to what people read. Ids only: never a body, a query string or
 * a header.
 */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      serializers: { err: describeError },
    },
    // In the same tick, so that the line which explains a crash is not lost with it.
    destination({ dest: 2, sync: true }),
  );
}

// Only these four: database errors carry the rejected row in further properties.
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: typeof error };
  const { name, message, stack } = error;
  return { name, message, code: errorCode(error), stack };
}

/** The `code` that Node and the database drivers put on their errors, e.g. `ECONNREFUSED`. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error &&
    "code" in error &&
    typeof error.code === "string"
    ? error.code
    : undefined;
}
