import { expect, test } from "vitest";
import { readServerSettings } from "./server.ts";
import { complaint } from "./testing/complaint.ts";

const address = (DEMO_WEBHOOK_URL: string) =>
  readServerSettings({ DEMO_WEBHOOK_URL }).webhookUrl;

const secretOf = (bytes: number) =>
  `whsec_${Buffer.alloc(bytes, 7).toString("base64")}`;

const secrets = (DEMO_WEBHOOK_SECRET: string) =>
  readServerSettings({ DEMO_WEBHOOK_SECRET }).webhookSecrets;

test("the webhook's secret is one, or two while it changes", () => {
  expect(readServerSettings({}).webhookSecrets).toEqual([]);
  const [one, two] = [secretOf(24), secretOf(64).replace("whsec_", "")];
  expect(secrets(` ${one}\n`)).toEqual([one]);
  expect(secrets(`${one}  ${two}`)).toEqual([one, two]);
});

test.each([
  "whsec_",
  "whsec_!!!!",
  "whsec_é",
  "whsec_AA==",
  "any words at all",
  secretOf(23),
  secretOf(65),
  secretOf(32).slice(0, -1),
  `${secretOf(32)} x`,
  [1, 2, 3].map(() => secretOf(32)).join(" "),
])(
  "a webhook's secret that would sign with another key, or none, is refused: %s",
  (value) => {
    const message = complaint(() => secrets(value));
    expect(message).toMatch(/^DEMO_WEBHOOK_SECRET should be [^\n]*\.$/);
    for (const part of value.split(" "))
      if (part.length > 6) expect(message).not.toContain(part);
  },
);

test("quotes that a secret was left in are named", () => {
  const message = complaint(() => secrets(`"${secretOf(32)}"`));
  expect(message).toMatch(
    /^DEMO_WEBHOOK_SECRET should have no quotes [^\n]*\.$/,
  );
});

test("a user or password that can't be read is told at the start", () => {
  expect(address("https://u:s3%25@h.example/")).toBe(
    "https://u:s3%25@h.example/",
  );
  for (const wrong of [
    "https://u:s3%zz@h.example/",
    "https://%ff@h.example/",
  ]) {
    const message = complaint(() => address(wrong));
    expect(message).toMatch(/^DEMO_WEBHOOK_URL should have %25 [^\n]*\.$/);
    expect(message).not.toContain("s3");
  }
});
