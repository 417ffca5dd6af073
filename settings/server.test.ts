import { expect, test } from "vitest";
import { readServerSettings } from "./server.ts";

const allowed = (ALLOWED_ORIGINS: string) =>
  readServerSettings({ ALLOWED_ORIGINS }).allowedOrigins;

test("a variable without a value is not set", () => {
  const settings = readServerSettings({ PORT: "", DEMO_WEBHOOK_URL: "" });
  expect(settings.port).toBe(3000);
  expect(settings.webhook).toBeUndefined();
});

test("other sites that may send demo requests are origins with commas between them", () => {
  expect(allowed("")).toEqual([]);
  expect(allowed("https://A.example/, https://b.example:8443")).toEqual([
    "https://a.example",
    "https://b.example:8443",
  ]);
  for (const wrong of [
    "*",
    "a.example",
    "https://a.example/x",
    "https://a.example,",
  ])
    expect(() => allowed(wrong)).toThrow(
      /^ALLOWED_ORIGINS should be [^\n]*\.$/,
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
])("a wrong %s is named, with what it should be: %s", (name, value) => {
  const SMTP_URL = "smtp://mail.example.com";
  const settings = { SMTP_URL, LEAD_EMAIL_TO: "a@c.example", [name]: value };
  const reading = () => readServerSettings(settings);
  expect(reading).toThrow(new RegExp(`^${name} should be .*\\.$`));
  expect(reading).not.toThrow(value);
});
