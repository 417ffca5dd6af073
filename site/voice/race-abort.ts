/**
 * Waits for some work, but no longer than until the abort. The work itself goes on: whoever needs to
 * undo its result watches it, too.
 *
 * @throws the signal's reason when aborted, and what the work throws
 */
export async function raceAbort<Result>(
  work: Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", abort);
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
