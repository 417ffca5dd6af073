import { expect, test } from "vitest";
import { readSiteSettings } from "./site.ts";

test("the form is sent elsewhere by one of the settings, not by both", () => {
  const url = "https://hooks.example.com/demo";
  const both = { VITE_DEMO_REQUESTS_URL: url, VITE_DEMO_WEBHOOK_URL: url };
  expect(() => readSiteSettings(both)).toThrow(/^VITE_DEMO_.* both .*\.$/);
});

const read = (env: Record<string, string>) => readSiteSettings(env).voice;

test("the case study has the home page's assistant, or one of its own in the place of a squad, too", () => {
  const one = { VITE_VAPI_ASSISTANT_ID: "a" };
  const own = { VITE_VAPI_CASE_STUDY_ASSISTANT_ID: "b" };
  expect(read(one).caseStudy.assistant).toBe("a");
  expect(read({ ...one, ...own })).toMatchObject({
    home: { assistant: "a" },
    caseStudy: { assistant: "b" },
  });
  expect(read({ VITE_VAPI_SQUAD_ID: "squad", ...own })).toMatchObject({
    home: { assistant: undefined, squad: "squad" },
    caseStudy: { assistant: "b", squad: undefined },
  });
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
  expect(() => readSiteSettings(withPath)).toThrow("VITE_SITE_URL");
});

test.each([
  ["VITE_CONTACT_PHONE", "<b>"],
  ["VITE_CONTACT_EMAIL", "<b>"],
  ["VITE_SENTRY_DSN", "<b>"],
  ["VITE_DEMO_REQUESTS_URL", "<b>"],
  ["VITE_DEMO_WEBHOOK_URL", "<b>"],
  ["VITE_VAPI_OVERRIDES", "half a sentence"],
  ["VITE_VAPI_OVERRIDES", "[1]"],
  ["VITE_VAPI_ASSISTANT_ID", "{"],
])("a wrong %s stops the build: %s", (name, value) => {
  expect(() => readSiteSettings({ [name]: value })).toThrow(
    new RegExp(`^${name} should be .*\\.$`),
  );
});
