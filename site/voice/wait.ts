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

/**
 * Waits for what is good to have, but not for long, nor after the abort.
 *
 * @param limit in milliseconds
 * @returns what the work gives; undefined when it fails, or does not come in time
 */
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
