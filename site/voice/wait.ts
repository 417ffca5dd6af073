/** Stops waiting at the abort; the work itself continues. @throws the signal's reason, or the work's error */
export function raceAbort<Result>(
  work: Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  work
    .then(resolve, reject)
    .finally(() => signal.removeEventListener("abort", abort));
  return promise;
}

/** Waits up to `limit` milliseconds. @returns undefined when the work fails or is late */
export async function within<Result>(
  limit: number,
  work: Promise<Result> | undefined,
): Promise<Result | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(late.resolve, limit, undefined);
  try {
    return await Promise.race([work, late.promise]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
