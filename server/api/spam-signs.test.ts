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
  [false, "nothing", person, {}],
  [false, "the honeypot alone", filled, {}],
  [false, "speed alone", { ...person, quick: true }, {}],
  [false, "no language alone", { ...person, acceptLanguage: undefined }, {}],
  [
    false,
    "links alone",
    person,
    { message: "http://a.example https://b.example" },
  ],
  [
    false,
    "the honeypot and one link",
    filled,
    { message: "We are https://a.uk" },
  ],
  [true, "the honeypot and speed", { ...filled, quick: true }, {}],
  [
    true,
    "the honeypot and no language",
    { ...filled, acceptLanguage: undefined },
    {},
  ],
  [
    true,
    "the honeypot and any language",
    { ...filled, acceptLanguage: "*" },
    {},
  ],
  [
    true,
    "the honeypot and links",
    filled,
    { message: "http://a.example HTTPS://b.example" },
  ],
  [
    true,
    "the honeypot and a link for a name",
    filled,
    { name: "Buy https://a.example" },
  ],
])("a program is assumed (%s) after %s", (isProgram, _, signs, changes) => {
  expect(looksLikeProgram(signs, { ...aRequest, ...changes })).toBe(isProgram);
});
