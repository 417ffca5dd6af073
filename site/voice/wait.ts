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

/** Waits up to `limit` milliseconds. @returns undefined when the work fails, is late or is aborted */
export async function within<Result>(
  limit: number,
  work: Promise<Result> | undefined,
  signal?: AbortSignal,
): Promise<Result | undefined> {
  if (!work || signal?.aborted) return undefined;
  const over = Promise.withResolvers<undefined>();
  const end = () => over.resolve(undefined);
  const timer = setTimeout(end, limit);
  signal?.addEventListener("abort", end);
  try {
    return await Promise.race([work.catch(() => undefined), over.promise]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", end);
  }
}
