/**
 * The names of the hosts. Browsers take them for different sites, and for safe ones although they speak plain HTTP:
 * only a page of a safe origin can do what one over TLS can.
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
