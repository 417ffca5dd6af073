/** The public key that the provider's stand-in expects. */
export const PUBLIC_KEY = "public-key-of-the-tests";

/** A site with a voice key, beside the one without: where it is built, and with which settings. */
export const PROVIDER_BUILD = {
  out: "test-results/site-with-key",
  settings: {
    VITE_VAPI_PUBLIC_KEY: PUBLIC_KEY,
    VITE_VAPI_ASSISTANT_ID: "assistant-of-the-home-page",
    VITE_VAPI_CASE_STUDY_ASSISTANT_ID: "assistant-of-the-case-study",
    VITE_SENTRY_DSN: "https://key@errors.example/1",
    VITE_VAPI_OVERRIDES: '{"variableValues":{"clinic":"Willow Street"}}',
  },
};
