import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { readServerSettings, SERVER_SETTING_NAMES } from "./server.ts";
import { readSiteSettings, SITE_SETTING_NAMES } from "./site.ts";
import { SettingsError } from "./load.ts";

/** What is said of a wrong environment. */
function complaint(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return "";
}

/** Where the form of a site with these settings posts. */
const target = (env: Readonly<Record<string, string | undefined>>) =>
  readSiteSettings(env).demoRequests;

const allowed = (ALLOWED_ORIGINS: string) =>
  readServerSettings({ ALLOWED_ORIGINS }).allowedOrigins;

test("an empty environment gives the defaults", () => {
  expect(readServerSettings({})).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    dataDir: "./data",
    rateLimits: { perAddress: 10, total: 600 },
    trustedProxies: 0,
    retryBaseMs: 5000,
  });
  expect(readSiteSettings({}).voice.apiUrl).toBe("https://api.vapi.ai");
});

test("a variable without a value is not set", () => {
  const settings = readServerSettings({ PORT: "", DEMO_WEBHOOK_URL: "" });
  expect(settings.port).toBe(3000);
  expect(settings.webhookUrl).toBeUndefined();
});

test("the form posts to its own server, unless one of the settings sends it elsewhere", () => {
  const VITE_DEMO_REQUESTS_URL = "https://api.example.com/api/demo-requests";
  const VITE_DEMO_WEBHOOK_URL = "https://hooks.example.com/demo";
  expect(target({})).toEqual({ url: "/api/demo-requests", kind: "api" });
  expect(target({ VITE_DEMO_REQUESTS_URL })).toEqual({
    url: VITE_DEMO_REQUESTS_URL,
    kind: "api",
  });
  expect(target({ VITE_DEMO_WEBHOOK_URL })).toEqual({
    url: VITE_DEMO_WEBHOOK_URL,
    kind: "webhook",
  });
  const both = { VITE_DEMO_REQUESTS_URL, VITE_DEMO_WEBHOOK_URL };
  expect(complaint(() => target(both))).toMatch(/^VITE_DEMO_.* both .*\.$/);
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
    expect(complaint(() => allowed(wrong))).toMatch(
      /^ALLOWED_ORIGINS should be [^\n]*\.$/,
    );
});

test.each([
  ["true", 1],
  ["false", 0],
  ["0", 0],
  ["1", 1],
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

test("the case study's assistant is the other one unless it is set", () => {
  const one = { VITE_VAPI_ASSISTANT_ID: "a" };
  expect(readSiteSettings(one).voice.caseStudy.assistant).toBe("a");
  const two = { ...one, VITE_VAPI_CASE_STUDY_ASSISTANT_ID: "b" };
  expect(readSiteSettings(two).voice.caseStudy.assistant).toBe("b");
  expect(readSiteSettings(two).voice.home.assistant).toBe("a");
});

test("the case study's own assistant takes the place of a squad, too", () => {
  const { voice } = readSiteSettings({
    VITE_VAPI_SQUAD_ID: "squad",
    VITE_VAPI_CASE_STUDY_ASSISTANT_ID: "b",
  });
  expect(voice.home).toMatchObject({ assistant: undefined, squad: "squad" });
  expect(voice.caseStudy).toMatchObject({ assistant: "b", squad: undefined });
});

test("whom the voice button calls is an id or an object", () => {
  const { voice } = readSiteSettings({
    VITE_VAPI_ASSISTANT_ID: '{"name":"Ellaira"}',
    VITE_VAPI_WORKFLOW_ID: "workflow",
    VITE_VAPI_OVERRIDES: '{"variableValues":{"clinic":"Willow Street"}}',
  });
  expect(voice.home).toMatchObject({
    assistant: { name: "Ellaira" },
    workflow: "workflow",
    overrides: { variableValues: { clinic: "Willow Street" } },
  });
});

test("the site's address is an origin, with or without a slash", () => {
  const origin = "https://www.example.com";
  expect(readSiteSettings({ VITE_SITE_URL: `${origin}/` }).siteUrl).toBe(
    origin,
  );
  const withPath = { VITE_SITE_URL: `${origin}/clinic` };
  expect(complaint(() => readSiteSettings(withPath))).toContain(
    "VITE_SITE_URL",
  );
});

test.each([
  ["PORT", "70000"],
  ["PORT", "3000.5"],
  ["PORT", "-1"],
  ["DATABASE_URL", "mysql://host/db"],
  ["DEMO_WEBHOOK_URL", "ftp://example.com"],
  ["DEMO_WEBHOOK_URL", "not an address"],
  ["RATE_LIMIT_PER_MINUTE", "many"],
  ["TRUST_PROXY", "yes please"],
  ["TRUST_PROXY", "-1"],
  ["RATE_LIMIT_TOTAL_PER_MINUTE", "none"],
  ["WEBHOOK_RETRY_BASE_MS", "soon"],
  ["STOP_DELAY_MS", "a while"],
  ["METRICS_PORT", "on"],
  ["LOG_LEVEL", "loud"],
])("a wrong %s is named, with what it should be", (name, value) => {
  const message = complaint(() => readServerSettings({ [name]: value }));
  expect(message).toMatch(new RegExp(`^${name} should be .*\\.$`));
  expect(message).not.toContain(value);
});

test("every wrong variable is named at once", () => {
  const message = complaint(() =>
    readServerSettings({ PORT: "x", LOG_LEVEL: "x" }),
  );
  expect(message.split("\n")).toHaveLength(2);
});

test.each([
  "VITE_CONTACT_PHONE",
  "VITE_CONTACT_EMAIL",
  "VITE_SENTRY_DSN",
  "VITE_DEMO_REQUESTS_URL",
  "VITE_DEMO_WEBHOOK_URL",
])("a wrong %s stops the build", (name) => {
  expect(complaint(() => readSiteSettings({ [name]: "<b>" }))).toContain(name);
});

test.each([
  ["VITE_VAPI_OVERRIDES", "half a sentence"],
  ["VITE_VAPI_OVERRIDES", "[1]"],
  ["VITE_VAPI_ASSISTANT_ID", "{"],
])("a wrong %s stops the build", (name, value) => {
  const message = complaint(() => readSiteSettings({ [name]: value }));
  expect(message).toMatch(new RegExp(`^${name} should be .*\\.$`));
});

const file = (name: string) =>
  readFileSync(join(import.meta.dirname, "..", name), "utf8");

const NAMES = [...SITE_SETTING_NAMES, ...SERVER_SETTING_NAMES].toSorted();

/** What `.env.example` says where all of it is taken at its word. */
const example = parseEnv(
  file(".env.example").replaceAll(/^# (?=[A-Z_]+=)/gm, ""),
);

test("the README has every setting, and no other", () => {
  const [, section = ""] =
    /^## Settings$(.+?)^## /ms.exec(file("README.md")) ?? [];
  const rows = section.split("\n").filter((line) => line.startsWith("| `"));
  const named = rows.flatMap((row) =>
    Array.from(
      row.split("|")[1]?.matchAll(/`([A-Z_]+)`/g) ?? [],
      ([, name = ""]) => name,
    ),
  );
  expect(named.toSorted()).toEqual(NAMES);
});

test(".env.example has every setting, and no other, each with a value that is taken", () => {
  expect(Object.keys(example).toSorted()).toEqual(NAMES);
  const { VITE_DEMO_WEBHOOK_URL, ...oneTarget } = example;
  expect(target(oneTarget)).toMatchObject({ kind: "api" });
  expect(
    target({ VITE_DEMO_WEBHOOK_URL: String(VITE_DEMO_WEBHOOK_URL) }),
  ).toMatchObject({ kind: "webhook" });
  expect(readServerSettings(example)).toMatchObject({ port: 3000 });
});

test(".env.example gives the defaults, but for what is off without a value", () => {
  const {
    ALLOWED_ORIGINS: _,
    METRICS_PORT: __,
    LEAD_EMAIL_TO: _to,
    LEAD_EMAIL_FROM: _from,
    SMTP_URL: _smtp,
    ...defaults
  } = example;
  expect(readServerSettings(defaults)).toEqual(readServerSettings({}));
  const {
    VITE_DEMO_REQUESTS_URL: ___,
    VITE_DEMO_WEBHOOK_URL: ____,
    ...site
  } = example;
  expect(readSiteSettings(site)).toEqual(readSiteSettings({}));
});

const smtp = (SMTP_URL: string) =>
  readServerSettings({ SMTP_URL, LEAD_EMAIL_TO: "a@clinic.example" }).email
    ?.smtp;

test("the mail server's address says how to reach it and how to log in", () => {
  expect(smtp("smtp://me%40c.example:a%2Fb%25@mail.example.com")).toEqual({
    host: "mail.example.com",
    port: 587,
    secure: false,
    requireTls: true,
    login: { user: "me@c.example", pass: "a/b%" },
  });
  expect(smtp("smtps://mail.example.com")).toMatchObject({
    port: 465,
    secure: true,
    login: undefined,
  });
  expect(smtp("smtp://127.0.0.1:2525")).toMatchObject({
    port: 2525,
    requireTls: false,
  });
  expect(smtp("smtp://[::1]:2525")).toMatchObject({ host: "::1" });
  expect(smtp("smtp://mail.example.com?requireTLS=false")).toMatchObject({
    requireTls: false,
  });
});

test.each([
  ["SMTP_URL", "smtp://me:100%@mail.example.com"],
  ["SMTP_URL", "smtp://mail.example.com?requireTls=false"],
  ["SMTP_URL", "smtp://mail.example.com/box"],
  ["SMTP_URL", "https://mail.example.com"],
  ["LEAD_EMAIL_TO", "leads"],
  ["LEAD_EMAIL_TO", "leads@c.example,"],
  ["LEAD_EMAIL_FROM", "Sales <sales@example.com>"],
])("%s=%s is named, with what it should be", (name, value) => {
  const settings = {
    SMTP_URL: "smtp://mail.example.com",
    LEAD_EMAIL_TO: "sales@example.com",
    [name]: value,
  };
  const message = complaint(() => readServerSettings(settings));
  expect(message).toMatch(new RegExp(`^${name} should be .*\\.$`));
  expect(message).not.toContain(value);
});

test("an email needs both an address and a mail server", () => {
  for (const one of [
    { LEAD_EMAIL_TO: "a@clinic.example" },
    { SMTP_URL: "smtp://mail.example.com" },
  ])
    expect(complaint(() => readServerSettings(one))).toMatch(
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
