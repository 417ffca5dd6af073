/** The time is not compared: a form without JavaScript gets it from the server, so each repeat has another. */
const TIME_KEY = "timestamp";

/** Compares the keys that both have: a server with another version of the contract may have left some out. */
export function isSameRequest(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [parse(one), parse(other)];
  const shared = Object.keys(a).filter(
    (key) => key !== TIME_KEY && Object.hasOwn(b, key),
  );
  return shared.length > 0 && shared.every((key) => a[key] === b[key]);
}

// Written by `createDemoRequests`, from a checked request.
const parse = (text: string) => JSON.parse(text) as Record<string, unknown>;
