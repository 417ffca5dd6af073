import { expect, test } from "vitest";
import { readServerSettings, SERVER_SETTINGS } from "./server.ts";
import { SITE_SETTINGS } from "./site.ts";
import { unencryptedRoutes, unknownNames } from "./warnings.ts";

/** Ways out of the server, each encrypted or within this machine. */
const SAFE = {
  DEMO_WEBHOOK_URL: "https://hooks.example.com",
  SMTP_URL: "smtp://mail.example.com",
  LEAD_EMAIL_TO: "a@clinic.example",
  DESK_PORT: "4000",
  DESK_TOKEN: "x".repeat(32),
};

test.each<[Record<string, string>, number]>([
  [{}, 0],
  [{ DEMO_WEBHOOK_URL: "http://hooks.example.com" }, 1],
  [{ DEMO_WEBHOOK_URL: "http://127.0.0.1:9000/" }, 0],
  [{ DEMO_WEBHOOK_URL: "http://[::1]:9000/" }, 0],
  [{ DEMO_WEBHOOK_URL: "http://localhost/" }, 0],
  [{ DATABASE_URL: "postgres://u:p@db.example/x" }, 1],
  [{ DATABASE_URL: "postgres://u:p@db.example/x?sslmode=disable" }, 1],
  [{ DATABASE_URL: "postgres://u:p@db.example/x?sslmode=prefer" }, 1],
  [{ DATABASE_URL: "postgres://u:p@db.example/x?sslmode=verify-full" }, 0],
  [{ DATABASE_URL: "postgres://u:p@db.example/x?sslmode=no-verify" }, 0],
  [{ DATABASE_URL: "postgres://u:p@db.example/x?ssl=true" }, 0],
  [{ DATABASE_URL: "postgres://db.example/x", PGSSLMODE: "require" }, 0],
  [{ DATABASE_URL: "postgres://u:p@127.0.0.1:5433/x" }, 0],
  [{ DATABASE_URL: "postgres://u@%2Fvar%2Frun%2Fpostgresql/x" }, 0],
  [{ DATABASE_URL: "postgres:///x?host=/var/run/postgresql" }, 0],
  [{ DATABASE_URL: "postgres:///x", PGHOST: "db.example" }, 1],
  [{ SMTP_URL: "smtps://mail.example.com" }, 0],
  [{ SMTP_URL: "smtp://mail.example.com?requireTLS=false" }, 1],
  [{ SMTP_URL: "smtp://127.0.0.1:2525" }, 0],
  [{ DESK_HOST: "0.0.0.0" }, 1],
  [{ DESK_HOST: "0.0.0.0", TRUST_PROXY: "true" }, 0],
])("what leaves this machine with %j is warned of %i times", (change, many) => {
  const env = { ...SAFE, ...change };
  const found = unencryptedRoutes(readServerSettings(env), env);
  expect(found).toHaveLength(many);
  expect(found.join("")).not.toContain("example");
});

test.each([
  "VITE_GA_ID",
  "DEMO_WEBHOK_URL",
  "DEMO_WEBHOOK_SERCET",
  "SMTP_HOST",
  "Data_Dir",
])("%s begins like a setting and is none", (name) => {
  const [complaint = "", ...more] = unknownNames({ [name]: "hush" });
  expect(complaint).toMatch(new RegExp(`^${name} is not a setting`));
  expect(complaint).not.toContain("hush");
  expect(more).toEqual([]);
});

test("settings, empty values and other programs' variables pass", () => {
  const names = Object.keys({ ...SITE_SETTINGS, ...SERVER_SETTINGS });
  const env = Object.fromEntries(names.map((name) => [name, "x"]));
  const others = { PATH: "x", DATABASE_PRIVATE_URL: "x", SITE_NAME: "x" };
  expect(unknownNames({ ...env, ...others, SMTP_HOST: "" })).toEqual([]);
});
