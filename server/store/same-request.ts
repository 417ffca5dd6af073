/** When the request was sent. A form without JavaScript gets it from the server, so each of its repeats has another. */
const TIME_KEY = "timestamp";

/**
 * Whether two bodies are the same request: all keys that both have are equal, but for the time. A key that only one
 * of them has is of a version of the contract that the server which took the other did not know.
 */
export function isSameRequest(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [parse(one), parse(other)];
  if (!a || !b) return false;
  const shared = Object.keys(a).filter(
    (key) => key !== TIME_KEY && Object.hasOwn(b, key),
  );
  return shared.length > 0 && shared.every((key) => a[key] === b[key]);
}

function parse(text: string): Record<string, unknown> | undefined {
  const value: unknown = JSON.parse(text);
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value))
    : undefined;
}
