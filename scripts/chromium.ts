import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { PlainError, run } from "./command.ts";
import { installPackages } from "./debian.ts";

const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

export function findChromium(): string | undefined {
  const places = [
    process.env.CHROMIUM_PATH,
    ...USUAL_PLACES,
    chromium.executablePath(),
  ];
  return places.find((path) => path && existsSync(path));
}

/** Installs Debian's package where this may be done, or else Playwright's. @throws {PlainError} */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  console.log("There is no Chromium on this machine. Installing one …");
  if (!(await installPackages(["chromium"])))
    await run("playwright", ["install", "chromium"]);
  const installed = findChromium();
  if (installed) return installed;
  throw new PlainError(
    "No Chromium can be found or installed, and the journeys need one. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.",
  );
}

/** Playwright's list comes first, for the last such switch counts; then costly pages of the browser's own. */
const DISABLED_FEATURES = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];

/** Chromium makes no look-ups, updates or sync of its own. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${DISABLED_FEATURES.join()}`,
] as const;

/** The microphone beeps, and the visitor allows it; what a journey refuses, it refuses itself. */
export const FAKE_MICROPHONE_ARGS = [
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
] as const;
