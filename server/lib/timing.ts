/** @returns undefined if the promise takes longer than `withinMs` */
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

/** @returns the last result while it is fresh or still awaited. @param clockMs a clock that is never set back */
export function atMostEvery<Result>(
  freshForMs: number,
  find: () => Promise<Result>,
  clockMs: () => number = () => performance.now(),
): () => Promise<Result> {
  let last:
    { readonly result: Promise<Result>; readonly until: number } | undefined;
  return () => {
    const now = clockMs();
    if (!last || now >= last.until)
      last = { result: find(), until: now + freshForMs };
    return last.result;
  };
}
