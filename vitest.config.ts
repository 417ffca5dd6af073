import { defineConfig } from "vitest/config";
import { readSiteSettings } from "./settings.ts";

export default defineConfig({
  define: { __SITE_SETTINGS__: JSON.stringify(readSiteSettings({})) },
  test: {
    include: ["{site,server,contract,scripts}/**/*.test.{ts,tsx}", "*.test.ts"],
    setupFiles: ["tests/fail-on-console-error.ts"],
  },
});
