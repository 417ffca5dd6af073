import { HOSTS } from "./static-builds.ts";

/** The public key that the provider's stand-in expects. */
export const PUBLIC_KEY = "public-key-of-the-tests";

/** A site with a voice key, whose form posts straight to the webhook (spec 7.1), so a static host can serve it. */
export const PROVIDER_BUILD = {
  out: "test-results/site-with-key",
  settings: {
    VITE_VAPI_PUBLIC_KEY: PUBLIC_KEY,
    VITE_VAPI_ASSISTANT_ID: "assistant-of-the-home-page",
    VITE_VAPI_CASE_STUDY_ASSISTANT_ID: "assistant-of-the-case-study",
    VITE_SENTRY_DSN: "https://key@errors.example/1",
    VITE_SITE_URL: `http://${HOSTS.alone}`,
    VITE_DEMO_WEBHOOK_URL: `http://${HOSTS.hook}/hook`,
    VITE_VAPI_OVERRIDES: '{"variableValues":{"clinic":"Willow Street"}}',
  },
};
