import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { environmentExample, settingsDocument } from "./print.ts";
import { readServerSettings, SERVER_SETTINGS } from "./server.ts";
import { readSiteSettings, SITE_SETTINGS } from "./site.ts";

const top = (name: string) => join(import.meta.dirname, "..", name);

test("docs/settings.md and .env.example are as the rules print them", async () => {
  await expect(settingsDocument()).toMatchFileSnapshot(top("docs/settings.md"));
  await expect(environmentExample()).toMatchFileSnapshot(top(".env.example"));
});

test("each setting says what it means", () => {
  for (const [name, rule] of Object.entries({
    ...SITE_SETTINGS,
    ...SERVER_SETTINGS,
  }))
    expect(rule.description, name).toMatch(/\.$/);
});

test("every value of the example is taken", () => {
  const { VITE_DEMO_WEBHOOK_URL, ...one } = parseEnv(
    environmentExample().replaceAll(/^# (?=[A-Z_]+=)/gm, ""),
  );
  expect(readSiteSettings(one).demoRequests.kind).toBe("api");
  expect(readSiteSettings({ VITE_DEMO_WEBHOOK_URL }).demoRequests.kind).toBe(
    "webhook",
  );
  // A token that stood in a file for all to copy would be none.
  const DESK_TOKEN = "x".repeat(32);
  expect(readServerSettings({ ...one, DESK_TOKEN })).toMatchObject({
    port: 3000,
  });
});
