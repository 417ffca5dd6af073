import { defineConfig, devices } from "@playwright/test";
import {
  CHROMIUM_ARGS,
  FAKE_MICROPHONE_ARGS,
  findChromium,
} from "./scripts/chromium.ts";

const executablePath = findChromium();

const args = [...CHROMIUM_ARGS, ...FAKE_MICROPHONE_ARGS];

const launchOptions = { args, ...(executablePath && { executablePath }) };

/** What measures has the machine to itself, after all others. */
const ALONE = "lighthouse.test.*";

// A journey runs in both projects, unless it is tagged @desktop or @phone.
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "*.test.e2e.ts",
  outputDir: "test-results/journeys",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine can stall a browser for seconds. What passes only the second time is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: { trace: "retain-on-failure" },
  projects: [
    {
      name: "desktop",
      testIgnore: ALONE,
      grepInvert: /@phone/,
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 1440, height: 900 },
        launchOptions,
      },
    },
    {
      name: "phone",
      // These read files, or follow requests: the same on every screen.
      testIgnore: [
        ALONE,
        "sharing.*",
        "static-host.*",
        "valid-html.*",
        "web-vitals.*",
        "webhook-alone.*",
      ],
      grepInvert: /@desktop/,
      use: {
        ...devices["Pixel 7"],
        viewport: { width: 390, height: 844 },
        launchOptions,
      },
    },
    {
      name: "alone",
      testMatch: ALONE,
      fullyParallel: false,
      dependencies: ["desktop", "phone"],
    },
  ],
});
