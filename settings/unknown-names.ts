import type { Environment } from "./load.ts";

/** Shorter names may be another program's. */
const MIN_LENGTH = 7;

/** Names variables that begin with `VITE_` or are one slip from a setting, and never their values. */
export function unknownNames(
  env: Environment,
  names: readonly string[],
): string[] {
  return Object.keys(env)
    .filter((given) => env[given] && !names.includes(given))
    .flatMap((given) => {
      const meant = names.find((name) => isOneSlip(given, name));
      if (meant !== undefined && given.length >= MIN_LENGTH)
        return [`${given} is no setting, and is ignored: is it ${meant}?`];
      return given.startsWith("VITE_") && !given.startsWith("VITE_USER_")
        ? [`${given} is no setting, and is ignored.`]
        : [];
    });
}

function isOneSlip(given: string, name: string): boolean {
  if (given.toUpperCase() === name) return true;
  let start = 0;
  while (start < given.length && given[start] === name[start]) start++;
  let end = 0;
  const shorter = Math.min(given.length, name.length) - start;
  while (end < shorter && given.at(-1 - end) === name.at(-1 - end)) end++;
  const [ours, theirs] = [given, name].map((text) =>
    text.slice(start, text.length - end),
  );
  if (ours === undefined || theirs === undefined) return false;
  return (
    (ours.length <= 1 && theirs.length <= 1) ||
    (ours.length === 2 && [...ours].toReversed().join("") === theirs)
  );
}
