import { expect, it } from "vitest";
import { requestIdOf } from "./request-id.ts";

const OURS = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

it("takes over what a trusted proxy gave", () => {
  for (const given of [
    "0197c5d2-2f6e-7c41-9c5e-000000000001",
    "7d1f0a4be2d94a8a9d3c0b6f5e4d3c2b",
    "Root=1-67891233-abcdef012345678912345678",
  ])
    expect(requestIdOf({ given, trustProxy: true })).toBe(given);
});

it("makes its own where nobody gave one, or nobody who is trusted", () => {
  const given = "0197c5d2-2f6e-7c41-9c5e-000000000001";
  expect(requestIdOf({ given, trustProxy: false })).toMatch(OURS);
  expect(requestIdOf({ given: undefined, trustProxy: true })).toMatch(OURS);
});

it.each([
  "",
  "short",
  "x".repeat(129),
  "ann.smith@clinic.example",
  "Ann Smith of Willow Street",
  '"},{"level":60,"msg":',
])("makes its own in place of %j", (given) => {
  expect(requestIdOf({ given, trustProxy: true })).toMatch(OURS);
});
