import { expect, test } from "vitest";
import { readServerSettings } from "./server.ts";

const smtp = (SMTP_URL: string) =>
  readServerSettings({ SMTP_URL, LEAD_EMAIL_TO: "a@clinic.example" }).email
    ?.smtp;

test("the mail server's address says how to reach it and how to log in", () => {
  expect(smtp("smtp://me%40c.example:a%2Fb%25@mail.example.com")).toEqual({
    host: "mail.example.com",
    port: 587,
    secure: false,
    requireTLS: true,
    auth: { user: "me@c.example", pass: "a/b%" },
  });
  expect(smtp("smtps://mail.example.com")).toEqual({
    host: "mail.example.com",
    port: 465,
    secure: true,
    requireTLS: false,
  });
  expect(smtp("smtp://127.0.0.1:2525")).toMatchObject({
    port: 2525,
    requireTLS: false,
  });
  expect(smtp("smtp://[::1]:2525")).toMatchObject({ host: "::1" });
  expect(smtp("smtp://mail.example.com?requireTLS=false")).toMatchObject({
    requireTLS: false,
  });
});

test("an email needs both an address and a mail server", () => {
  for (const one of [
    { LEAD_EMAIL_TO: "a@clinic.example" },
    { SMTP_URL: "smtp://mail.example.com" },
  ])
    expect(() => readServerSettings(one)).toThrow(
      /LEAD_EMAIL_TO and SMTP_URL should be set together/,
    );
  expect(
    readServerSettings({
      LEAD_EMAIL_TO: "a@clinic.example, b@clinic.example",
      SMTP_URL: "smtp://mail.example.com",
    }).email,
  ).toMatchObject({
    to: ["a@clinic.example", "b@clinic.example"],
    from: "a@clinic.example",
  });
});

const address = (DEMO_WEBHOOK_URL: string) =>
  readServerSettings({ DEMO_WEBHOOK_URL }).webhook?.url;

const secretOf = (bytes: number) =>
  `whsec_${Buffer.alloc(bytes, 7).toString("base64")}`;

const secrets = (DEMO_WEBHOOK_SECRET: string) =>
  readServerSettings({
    DEMO_WEBHOOK_URL: "https://hooks.example.com",
    DEMO_WEBHOOK_SECRET,
  }).webhook?.secrets;

test("the webhook's secret is one, or two while it changes", () => {
  expect(secrets("")).toEqual([]);
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
    const reading = () => secrets(value);
    expect(reading).toThrow(/^DEMO_WEBHOOK_SECRET should be [^\n]*\.$/);
    for (const part of value.split(" "))
      if (part.length > 6) expect(reading).not.toThrow(part);
  },
);

test("quotes around a secret are named", () => {
  expect(() => secrets(`"${secretOf(32)}"`)).toThrow(
    /^DEMO_WEBHOOK_SECRET should have no quotes [^\n]*\.$/,
  );
});

test("a user or password that can't be decoded is reported at the start", () => {
  expect(address("https://u:s3%25@h.example/")).toBe(
    "https://u:s3%25@h.example/",
  );
  for (const wrong of [
    "https://u:s3%zz@h.example/",
    "https://%ff@h.example/",
  ]) {
    const reading = () => address(wrong);
    expect(reading).toThrow(/^DEMO_WEBHOOK_URL should have %25 [^\n]*\.$/);
    expect(reading).not.toThrow("s3");
  }
});
