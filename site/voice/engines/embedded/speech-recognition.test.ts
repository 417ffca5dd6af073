import { afterEach, expect, test, vi } from "vitest";
import { browserMaker } from "./speech-recognition.ts";

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["Google", { userAgentData: { brands: [{ brand: "Google Chrome" }] } }],
  ["Microsoft", { userAgentData: { brands: [{ brand: "Microsoft Edge" }] } }],
  ["Apple", { vendor: "Apple Computer, Inc." }],
  [
    "the company that makes it",
    { vendor: "", userAgentData: { brands: [{ brand: "Chromium" }] } },
  ],
])("%s", (maker, navigator) => {
  vi.stubGlobal("navigator", navigator);
  expect(browserMaker()).toBe(maker);
});
