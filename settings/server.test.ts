import { expect, test } from "vitest";
import { readServerSettings } from "./server.ts";

test("a variable without a value is not set", () => {
  const settings = readServerSettings({ PORT: "", DEMO_WEBHOOK_URL: "" });
  expect(settings.port).toBe(3000);
  expect(settings.webhook).toBeUndefined();
});

test("other sites that may send demo requests are origins with commas between them", () => {
  const given = "https://A.example/, https://b.example:8443";
  expect(readServerSettings({}).allowedOrigins).toEqual([]);
  expect(readServerSettings({ ALLOWED_ORIGINS: given }).allowedOrigins).toEqual(
    ["https://a.example", "https://b.example:8443"],
  );
});

test("there is no desk without a port and a long token", () => {
  const DESK_TOKEN = "0123456789abcdef0123456789abcdef";
  expect(readServerSettings({}).desk).toBeUndefined();
  expect(readServerSettings({ DESK_PORT: "3001", DESK_TOKEN }).desk).toEqual({
    host: "127.0.0.1",
    port: 3001,
    token: DESK_TOKEN,
  });
  for (const wrong of [
    { DESK_PORT: "3001" },
    { DESK_TOKEN },
    { DESK_PORT: "3001", DESK_TOKEN: DESK_TOKEN.slice(1) },
    { DESK_PORT: "3001", DESK_TOKEN: `${DESK_TOKEN} x` },
  ]) {
    const reading = () => readServerSettings(wrong);
    expect(reading).toThrow(/^DESK_[^\n]*\.$/);
    expect(reading).not.toThrow("cdef");
  }
});

test.each([
  ["true", 1],
  ["false", 0],
  ["3", 3],
])("TRUST_PROXY=%s trusts that many proxies", (TRUST_PROXY, many) => {
  expect(readServerSettings({ TRUST_PROXY }).trustedProxies).toBe(many);
});

test("there are no metrics without a port, and by default none for the world", () => {
  expect(readServerSettings({ METRICS_HOST: "::" }).metrics).toBeUndefined();
  expect(readServerSettings({ METRICS_PORT: "9464" }).metrics).toEqual({
    host: "127.0.0.1",
    port: 9464,
  });
});

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

test.each([
  ["PORT", "70000"],
  ["PORT", "-1"],
  ["DATABASE_URL", "mysql://host/db"],
  ["DEMO_WEBHOOK_URL", "ftp://example.com"],
  ["TRUST_PROXY", "yes please"],
  ["TRUST_PROXY", "-1"],
  ["LOG_LEVEL", "loud"],
  ["SMTP_URL", "smtp://me:100%@mail.example.com"],
  ["SMTP_URL", "smtp://mail.example.com?requireTls=false"],
  ["SMTP_URL", "smtp://mail.example.com/box"],
  ["SMTP_URL", "https://mail.example.com"],
  ["LEAD_EMAIL_TO", "leads@c.example,"],
  ["LEAD_EMAIL_FROM", "Sales <sales@example.com>"],
  ["ALLOWED_ORIGINS", "*"],
  ["ALLOWED_ORIGINS", "a.example"],
  ["ALLOWED_ORIGINS", "https://a.example/x"],
  ["ALLOWED_ORIGINS", "https://a.example,"],
])("a wrong %s is named, with what it should be: %s", (name, value) => {
  const SMTP_URL = "smtp://mail.example.com";
  const settings = { SMTP_URL, LEAD_EMAIL_TO: "a@c.example", [name]: value };
  const reading = () => readServerSettings(settings);
  expect(reading).toThrow(new RegExp(`^${name} should be .*\\.$`));
  expect(reading).not.toThrow(value);
});
