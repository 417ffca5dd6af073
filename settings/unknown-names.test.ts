import { expect, test } from "vitest";
import { SERVER_SETTINGS } from "./server.ts";
import { SITE_SETTINGS } from "./site.ts";
import { unknownNames } from "./unknown-names.ts";

const NAMES = Object.keys({ ...SITE_SETTINGS, ...SERVER_SETTINGS });
const complaints = (env: Record<string, string>) => unknownNames(env, NAMES);

test.each([
  ["VITE_SITE_UR", "VITE_SITE_URL"],
  ["DEMO_WEBHOK_URL", "DEMO_WEBHOOK_URL"],
  ["DEMO_WEBHOOKS_URL", "DEMO_WEBHOOK_URL"],
  ["DEMO_WEBHOOK_SERCET", "DEMO_WEBHOOK_SECRET"],
  ["LEAD_EMAIL_TOO", "LEAD_EMAIL_TO"],
  ["SMPT_URL", "SMTP_URL"],
  ["Data_Dir", "DATA_DIR"],
])("%s is taken for a slip of %s", (given, meant) => {
  const [complaint = "", ...more] = complaints({ [given]: "hush" });
  expect(complaint).toMatch(new RegExp(`^${given} .* ${meant}\\?$`));
  expect(complaint).not.toContain("hush");
  expect(more).toEqual([]);
});

test("every other VITE_ name is named", () => {
  expect(complaints({ VITE_GA_ID: "x" })).toEqual([
    "VITE_GA_ID is no setting, and is ignored.",
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
  expect(complaints({ ...env, ...others, SMPT_URL: "" })).toEqual([]);
});
