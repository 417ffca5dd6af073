/** A site as one that is published: with an address of its own, a calendar, and counts of the steps towards a demo. */
export const COUNTING_BUILD = {
  out: "test-results/site-that-counts",
  settings: {
    VITE_VAPI_PUBLIC_KEY: "",
    VITE_SITE_URL: "https://www.ellaira.test",
    VITE_COUNT_STEPS: "true",
    VITE_BOOKING_URL: "https://calendar.example/ellaira",
  },
};
