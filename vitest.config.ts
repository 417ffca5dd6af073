import { defineConfig } from "vitest/config";
import { readSiteSettings } from "./settings/site.ts";

export default defineConfig({
  define: {
    __SITE_SETTINGS__: JSON.stringify(readSiteSettings({})),
    __COUNT_STEPS__: "false",
  },
  test: {
    include: [
      "{site,receptionist,server,settings,contract,scripts,bench}/**/*.test.{ts,tsx}",
    ],
    // Long enough for a machine that stalls: no test measures time.
    testTimeout: 20_000,
    setupFiles: ["tests/fail-on-console-error.ts"],
  },
});
