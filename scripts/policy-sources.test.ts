import { expect, test } from "vitest";
import { readSiteSettings } from "../settings/site.ts";
import { policySources } from "./policy-sources.ts";

const sources = (env: Record<string, string>) =>
  policySources(readSiteSettings(env));

const hosts = (env: Record<string, string>) =>
  Object.values(sources(env))
    .flat()
    .filter((source) => source.includes("//"));

test("without a key and a place for reports no other host is allowed", () => {
  expect(hosts({})).toEqual([]);
});

test("with a key its provider is, at the address of the settings", () => {
  const { "connect-src": connect } = sources({
    VITE_VAPI_PUBLIC_KEY: "key",
    VITE_VAPI_API_URL: "https://voice.example.com",
  });
  expect(connect).toContain("https://voice.example.com");
  expect(connect).toContain("wss://*.daily.co");
});

test("reports go to their own host only", () => {
  expect(
    hosts({ VITE_SENTRY_DSN: "https://key@errors.example.com/1" }),
  ).toEqual(["https://errors.example.com"]);
});

test.each(["VITE_DEMO_REQUESTS_URL", "VITE_DEMO_WEBHOOK_URL"])(
  "the form may be sent to where %s says, with JavaScript and without",
  (name) => {
    for (const key of [{}, { VITE_VAPI_PUBLIC_KEY: "key" }]) {
      const policy = sources({
        ...key,
        [name]: "https://form.example.com/x?y",
      });
      expect(policy["connect-src"]).toContain("https://form.example.com");
      expect(policy["form-action"]).toEqual(["https://form.example.com"]);
    }
  },
);
