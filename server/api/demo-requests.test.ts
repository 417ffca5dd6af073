import { expect, test } from "vitest";
import { aRequest } from "../testing/demo-request.ts";
import { createDemoRequests, type Signs } from "./demo-requests.ts";

const person: Signs = {
  honeypotFilled: false,
  quick: false,
  acceptLanguage: "en-GB",
};
const filled = { honeypotFilled: true };
const quick = { quick: true };
const languages = (acceptLanguage?: string) => ({ acceptLanguage });
const links = { message: "http://a.example HTTPS://b.example" };

test.each([
  [false, "nothing", {}, {}],
  [false, "the honeypot alone", filled, {}],
  [false, "all but the honeypot", { ...quick, ...languages() }, links],
  [false, "the honeypot and one link", filled, { message: "https://a.uk" }],
  [true, "the honeypot and speed", { ...filled, ...quick }, {}],
  [true, "the honeypot and no language", { ...filled, ...languages() }, {}],
  [true, "the honeypot and any language", { ...filled, ...languages("*") }, {}],
  [true, "the honeypot and links", filled, links],
  [true, "the honeypot and a link for a name", filled, { name: "http://a.b" }],
])("a program is assumed (%s) after %s", async (held, _, signs, changes) => {
  const { submit } = createDemoRequests({
    acceptance: { accept: async () => "id", hasKey: async () => false },
    onAccepted: () => {},
  });
  const about = { signs: { ...person, ...signs } };
  expect(await submit({ ...aRequest, ...changes }, about)).toMatchObject({
    held,
  });
});
