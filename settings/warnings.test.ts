import { expect, test } from "vitest";
import { readServerSettings, SERVER_SETTINGS } from "./server.ts";
import { SITE_SETTINGS } from "./site.ts";
import { unencryptedRoutes, unknownNames } from "./warnings.ts";

test.each([
  ["https://hooks.example.com", 0],
  ["http://hooks.example.com", 1],
  ["http://127.0.0.1:9000/", 0],
  ["http://[::1]:9000/", 0],
  ["http://localhost/", 0],
])("the webhook %s is warned of %i times", (url, warnings) => {
  const settings = readServerSettings({ DEMO_WEBHOOK_URL: url });
  const found = unencryptedRoutes(settings, {});
  expect(found).toHaveLength(warnings);
  expect(found.join("")).not.toContain("example");
});

test.each([
  ["postgres://u:p@db.example/x", {}, 1],
  ["postgres://u:p@db.example/x?sslmode=disable", {}, 1],
  ["postgres://u:p@db.example/x?sslmode=prefer", {}, 1],
  ["postgres://u:p@db.example/x?sslmode=verify-full", {}, 0],
  ["postgres://u:p@db.example/x?sslmode=no-verify", {}, 0],
  ["postgres://u:p@db.example/x?ssl=true", {}, 0],
  ["postgres://u:p@db.example/x", { PGSSLMODE: "require" }, 0],
  ["postgres://u:p@127.0.0.1:5433/x", {}, 0],
  ["postgres://u@%2Fvar%2Frun%2Fpostgresql/x", {}, 0],
  ["postgres:///x?host=/var/run/postgresql", {}, 0],
  ["postgres:///x", { PGHOST: "db.example" }, 1],
])("the database %s is warned of, with %j", (databaseUrl, env, warnings) => {
  const found = unencryptedRoutes(
    { ...readServerSettings({}), databaseUrl },
    env,
  );
  expect(found).toHaveLength(warnings);
  expect(found.join("")).not.toContain("example");
});

test.each([
  ["smtp://mail.example.com", 0],
  ["smtps://mail.example.com", 0],
  ["smtp://mail.example.com?requireTLS=false", 1],
  ["smtp://127.0.0.1:2525", 0],
])("the mail server %s is warned of %i times", (SMTP_URL, warnings) => {
  const settings = readServerSettings({
    SMTP_URL,
    LEAD_EMAIL_TO: "a@clinic.example",
  });
  expect(unencryptedRoutes(settings, {})).toHaveLength(warnings);
});

test.each([
  [{}, 0],
  [{ DESK_HOST: "0.0.0.0" }, 1],
  [{ DESK_HOST: "0.0.0.0", TRUST_PROXY: "true" }, 0],
])("the desk with %j is warned of %i times", (env, warnings) => {
  const DESK_TOKEN = "x".repeat(32);
  const desk = { DESK_PORT: "4000", DESK_TOKEN, ...env };
  const found = unencryptedRoutes(readServerSettings(desk), {});
  expect(found).toHaveLength(warnings);
});

const NAMES = Object.keys({ ...SITE_SETTINGS, ...SERVER_SETTINGS });
test.each([
  ["DEMO_WEBHOK_URL", "DEMO_WEBHOOK_URL"],
  ["DEMO_WEBHOOKS_URL", "DEMO_WEBHOOK_URL"],
  ["DEMO_WEBHOOK_SERCET", "DEMO_WEBHOOK_SECRET"],
  ["Data_Dir", "DATA_DIR"],
])("%s is taken for a slip of %s", (given, meant) => {
  const [complaint = "", ...more] = unknownNames({ [given]: "hush" });
  expect(complaint).toMatch(new RegExp(`^${given} .* ${meant}\\?$`));
  expect(complaint).not.toContain("hush");
  expect(more).toEqual([]);
});

test("every other VITE_ name is named", () => {
  expect(unknownNames({ VITE_GA_ID: "x" })).toEqual([
    "VITE_GA_ID is not a setting, and is ignored.",
  ]);
});

test("settings, empty values and other programs' variables pass", () => {
  const env = Object.fromEntries(NAMES.map((name) => [name, "x"]));
  const others = {
    PATH: "x",
    POST: "x",
    HOSTS: "x",
    NODE_ENV: "x",
    EDITOR: "x",
  };
  expect(unknownNames({ ...env, ...others, SMPT_URL: "" })).toEqual([]);
});
