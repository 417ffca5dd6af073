import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { readServerSettings, SERVER_SETTING_NAMES } from "./server.ts";
import { readSiteSettings, SITE_SETTING_NAMES } from "./site.ts";

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
  expect(readSiteSettings(oneTarget).demoRequests).toMatchObject({
    kind: "api",
  });
  expect(
    readSiteSettings({ VITE_DEMO_WEBHOOK_URL }).demoRequests,
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
