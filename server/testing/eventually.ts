import { vi } from "vitest";

/** The limit is generous: a busy machine is no failure. */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
): Promise<Result> {
  return vi.waitFor(check, { timeout: 20_000, interval: 10 });
}
