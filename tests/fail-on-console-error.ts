import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

// An unexpected error fails the test; a test that expects one mocks the console itself.
let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, "error");
});

afterEach(() => {
  const unexpected = errors.mock.calls;
  errors.mockRestore();
  expect(unexpected, "console.error").toEqual([]);
});
