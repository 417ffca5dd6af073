import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

// An error that nobody expected fails the test; one that is expected is mocked by the test itself.
let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, "error");
});

afterEach(() => {
  const unexpected = errors.mock.calls;
  errors.mockRestore();
  expect(unexpected, "console.error").toEqual([]);
});
