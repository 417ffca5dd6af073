import { defineConfig, devices } from "@playwright/test";
import {
  CHROMIUM_ARGS,
  FAKE_MICROPHONE_ARGS,
  findBrowser,
  findOtherEngines,
} from "./scripts/browsers.ts";
import type { EngineOptions } from "./tests/e2e/engines/support/test.ts";

const executablePath = findBrowser("chromium");

const args = [...CHROMIUM_ARGS, ...FAKE_MICROPHONE_ARGS];

const launchOptions = { args, ...(executablePath && { executablePath }) };

/** The core journeys in every engine, which they start themselves (tests/e2e/engines/support). */
const IN_EACH_ENGINE = "engines/*.test.e2e.ts";

// On a phone run the journeys tagged @phone, which need one, and those whose outcome depends on the screen: the
// layout, the menu or the call's panel. These are tagged @both, or look at accessibility without the tag @desktop.
export default defineConfig<object, EngineOptions>({
  testDir: "tests/e2e",
  testMatch: "**/*.test.e2e.ts",
  outputDir: "test-results/journeys",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine can stall a browser for seconds. What passes only the second time is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  // Three keep two cores busy, since a journey often waits for what she says, or for a clock.
  workers: 3,
  // The assistant takes her time for each sentence, and axe for each screen.
  timeout: 120_000,
  // Without the intervals, what is tried again would wait for a second each time.
  expect: { timeout: 10_000, toPass: { intervals: [100] } },
  // Ask of each what only it can find.
  reportSlowTests: { max: 10, threshold: 10_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  // A trace nearly doubles a journey's processor time. To see one of a journey that fails: --last-failed --trace=on
  use: { trace: "on-first-retry" },
  projects: [
    {
      name: "desktop",
      testIgnore: IN_EACH_ENGINE,
      grepInvert: /@phone/,
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 1440, height: 900 },
        launchOptions,
      },
    },
    {
      name: "phone",
      testIgnore: IN_EACH_ENGINE,
      grep: /@phone|@both|accessibility/,
      grepInvert: /@desktop/,
      use: {
        ...devices["Pixel 7"],
        viewport: { width: 390, height: 844 },
        // No journey looks at finer pixels, and browsers can't picture a long page of them in one piece.
        deviceScaleFactor: 1,
        launchOptions,
      },
    },
    {
      name: "chromium",
      testMatch: IN_EACH_ENGINE,
      grepInvert: /Firefox 115/,
      use: { engine: "chromium" },
    },
    ...findOtherEngines().map((engine) => ({
      name: engine,
      testMatch: IN_EACH_ENGINE,
      grepInvert:
        engine === "firefox" ? /Chrome 109/ : /Chrome 109|Firefox 115/,
      use: { engine },
    })),
  ],
});
