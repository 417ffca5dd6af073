// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from "vitest";
import { loadFailure } from "./load-failure.ts";

/** An import's own error, which says nothing about the network in any engine. */
const NOT_FETCHED = new TypeError("Importing a module script failed.");

async function reasonFor(error: Error, site: () => Promise<Response>) {
  vi.stubGlobal("fetch", site);
  onTestFinished(() => void vi.unstubAllGlobals());
  return (await loadFailure(error)).reason;
}

const answering = (status: number) => async () =>
  new Response(null, { status });
const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));

test.each([
  ["without a network", NOT_FETCHED, unreachable, "not-connected"],
  ["without its file", NOT_FETCHED, answering(200), "not-loaded"],
  ["at a site in trouble", NOT_FETCHED, answering(503), "not-loaded"],
  ["in a newer language", new SyntaxError(), unreachable, "unsupported"],
] as const)("the reason for code that does not load %s", async (...given) => {
  const [, error, site, reason] = given;
  expect(await reasonFor(error, site)).toBe(reason);
});
