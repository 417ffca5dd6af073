import { expect, onTestFinished, test, vi } from "vitest";
import { loadFailure } from "./engine.ts";

/** An import's own error, which says nothing about the network in any engine. */
const NOT_FETCHED = new TypeError("Importing a module script failed.");

test.each([
  ["without a network", NOT_FETCHED, false, "not-connected"],
  ["without its file", NOT_FETCHED, true, "not-loaded"],
  ["in a newer language", new SyntaxError(), true, "unsupported"],
] as const)("the reason for code that does not load %s", (...given) => {
  const [, error, onLine, reason] = given;
  vi.stubGlobal("navigator", { onLine });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(loadFailure(error).reason).toBe(reason);
});
