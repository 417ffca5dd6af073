import { expect, test } from "vitest";
import { aRequest } from "../testing/demo-request.ts";
import { looksLikeProgram, type Signs } from "./spam-signs.ts";

const person: Signs = {
  honeypotFilled: false,
  quick: false,
  acceptLanguage: "en-GB",
};

const filled = { ...person, honeypotFilled: true };

test.each([
  ["nothing", person, {}],
  ["the honeypot alone", filled, {}],
  ["speed alone", { ...person, quick: true }, {}],
  ["no language alone", { ...person, acceptLanguage: undefined }, {}],
  ["links alone", person, { message: "http://a.example https://b.example" }],
  ["the practice's own address", filled, { message: "We are https://a.uk" }],
])("is a person's with %s", (_, signs, changes) => {
  expect(looksLikeProgram(signs, { ...aRequest, ...changes })).toBe(false);
});

test.each([
  ["speed", { ...filled, quick: true }, {}],
  ["no language", { ...filled, acceptLanguage: undefined }, {}],
  ["any language", { ...filled, acceptLanguage: "*" }, {}],
  ["links", filled, { message: "http://a.example HTTPS://b.example" }],
  ["a link for a name", filled, { name: "Buy https://a.example" }],
])("is a program's with the honeypot and %s", (_, signs, changes) => {
  expect(looksLikeProgram(signs, { ...aRequest, ...changes })).toBe(true);
});
