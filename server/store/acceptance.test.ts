import { expect, test } from "vitest";
import { aRequest } from "../testing/demo-request.ts";
import { isSameRequest } from "./acceptance.ts";

const text = (changes: Readonly<Record<string, unknown>> = {}) =>
  JSON.stringify({ ...aRequest, ...changes });

test.each([
  [true, "it is sent again", text()],
  [
    true,
    "it came at another time",
    text({ timestamp: "2025-07-01T09:31:00.000Z" }),
  ],
  [true, "a newer page says more", text({ campaign: "spring" })],
  [false, "a name differs", text({ name: "Bob" })],
  [false, "a message differs", text({ message: "" })],
  [false, "they share nothing", "{}"],
  [false, "one is no object", "1"],
])("is the same request (%s) where %s", (isSame, _, other) => {
  expect(isSameRequest(text(), other)).toBe(isSame);
  expect(isSameRequest(other, text())).toBe(isSame);
});
