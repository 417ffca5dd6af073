import { expect, test } from "vitest";
import { aRequest } from "../testing/demo-request.ts";
import { isSameRequest } from "./same-request.ts";

const text = (changes: Readonly<Record<string, unknown>> = {}) =>
  JSON.stringify({ ...aRequest, ...changes });

test.each([
  ["it is sent again", text()],
  ["it came at another time", text({ timestamp: "2025-07-01T09:31:00.000Z" })],
  ["a newer page says more", text({ campaign: "spring" })],
])("is the same request when %s", (_, other) => {
  expect(isSameRequest(text(), other)).toBe(true);
  expect(isSameRequest(other, text())).toBe(true);
});

test.each([
  ["a name differs", text({ name: "Bob" })],
  ["a message differs", text({ message: "" })],
  ["they share nothing", "{}"],
  ["one is no object", "1"],
])("is another request when %s", (_, other) => {
  expect(isSameRequest(text(), other)).toBe(false);
});
