/**
 * The names of the hosts. Browsers take them for different sites, and for secure ones although they use plain HTTP:
 * only a page of a secure origin can do everything that one over TLS can.
 */
export const HOSTS = {
  pages: "www.localhost",
  /** The same pages, at a host that the API does not know. */
  preview: "preview.localhost",
  api: "api.localhost",
  /** The pages of the other build, without an API. */
  alone: "alone.localhost",
  hook: "hook.localhost",
} as const;

/** A site for a static host, whose form posts to our API elsewhere. */
export const STATIC_BUILD = {
  out: "test-results/site-for-static-host",
  settings: {
    VITE_VAPI_PUBLIC_KEY: "",
    VITE_SITE_URL: `http://${HOSTS.pages}`,
    VITE_DEMO_REQUESTS_URL: `http://${HOSTS.api}/api/demo-requests`,
    VITE_BOOKING_URL: "https://calendar.example/ellaira",
  },
};

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
