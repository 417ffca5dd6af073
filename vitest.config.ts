import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { readSiteSettings } from "./settings/site.ts";

export default defineConfig({
  define: {
    __SITE_SETTINGS__: JSON.stringify(readSiteSettings({})),
  },
  test: {
    include: [
      "{site,receptionist,server,settings,contract,scripts,bench}/**/*.test.{ts,tsx}",
    ],
    // Long enough for a machine that stalls, and for tests that start processes on it: no test measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What files share is loaded once for all of them. Tests put back what they change.
    isolate: false,
    // They wait for processes and databases most of the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    setupFiles: ["tests/fail-on-console-error.ts"],
  },
});
