/** Gives undefined if the promise takes longer than `withinMs`. */
export async function inTime<Result>(
  promise: Promise<Result>,
  withinMs: number,
): Promise<Result | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), withinMs);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Gives the last result while it is fresh, or still awaited. `clock` in ms is never set back. */
export function atMostEvery<Result>(
  freshForMs: number,
  find: () => Promise<Result>,
  clock: () => number = () => performance.now(),
): () => Promise<Result> {
  let last:
    { readonly result: Promise<Result>; readonly until: number } | undefined;
  return () => {
    const now = clock();
    if (!last || now >= last.until)
      last = { result: find(), until: now + freshForMs };
    return last.result;
  };
}
