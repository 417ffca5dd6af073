import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { PlainError } from "../settings/load.ts";
import { run } from "./command.ts";

/** Each needs its `tools` to be driven; `packages` are Debian's. */
const BROWSERS = {
  chromium: {
    label: "Chromium",
    variable: "CHROMIUM_PATH",
    programs: [
      "/usr/bin/chromium",
      "/usr/bin/chromium-browser",
      "/usr/bin/google-chrome-stable",
      "/usr/bin/google-chrome",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      chromium.executablePath(),
    ],
    tools: [],
    packages: ["chromium"],
  },
  firefox: {
    label: "Firefox",
    variable: "FIREFOX_PATH",
    programs: [
      "/usr/bin/firefox-esr",
      "/usr/bin/firefox",
      "/Applications/Firefox.app/Contents/MacOS/firefox",
    ],
    tools: [],
    packages: ["firefox-esr"],
  },
  webkit: {
    label: "WebKitGTK",
    variable: "WEBKIT_PATH",
    programs: ["x86_64", "aarch64"].map(
      (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
    ),
    tools: ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"],
    packages: ["webkit2gtk-driver", "xvfb"],
  },
} as const;

const OTHER_ENGINES = ["firefox", "webkit"] as const;

/** @returns the program, or undefined if this machine lacks a part of the browser */
export function findBrowser(name: keyof typeof BROWSERS): string | undefined {
  const { variable, programs, tools } = BROWSERS[name];
  if (!tools.every((tool) => existsSync(tool))) return undefined;
  return [process.env[variable], ...programs].find(
    (path) => path && existsSync(path),
  );
}

/** @throws {PlainError} if this machine lacks it */
export function requireBrowser(name: keyof typeof BROWSERS): string {
  const found = findBrowser(name);
  if (found) return found;
  throw new PlainError(`There is no ${BROWSERS[name].label} on this machine.`);
}

/** The engines that this machine has besides Chromium. */
export const findOtherEngines = () =>
  OTHER_ENGINES.filter((engine) => findBrowser(engine));

/** Installs Debian's package where that is allowed, or Playwright's own build. @throws {PlainError} */
export async function ensureChromium(): Promise<string> {
  const found = findBrowser("chromium");
  if (found) return found;
  console.log("There is no Chromium on this machine. Installing one …");
  await installPackages(BROWSERS.chromium.packages);
  if (!findBrowser("chromium"))
    await run("playwright", ["install", "chromium"]);
  const installed = findBrowser("chromium");
  if (installed) return installed;
  throw new PlainError(
    "No Chromium can be found or installed, and the journeys need one. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.",
  );
}

/** Installs missing engines on CI; elsewhere, says which journeys are left out. */
export async function ensureEngines(): Promise<void> {
  for (const engine of OTHER_ENGINES) {
    const { label, packages } = BROWSERS[engine];
    if (process.env["CI"] && !findBrowser(engine))
      await installPackages(packages);
    if (!findBrowser(engine))
      console.log(
        `There is no ${label} on this machine, so no journeys run in it (on Debian: apt-get install ${packages.join(" ")}).`,
      );
  }
}

/** Does nothing but where we are root on Debian. */
async function installPackages(packages: readonly string[]): Promise<void> {
  const isAllowed =
    process.platform === "linux" &&
    process.getuid?.() === 0 &&
    existsSync("/usr/bin/apt-get");
  if (!isAllowed) return;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const options = ["-qq", "-y", "--no-install-recommends"];
  await run("apt-get", ["update", "-qq"], env);
  await run("apt-get", ["install", ...options, ...packages], env);
}

/** Playwright's own list, because only the last such switch counts, and some costly pages of the browser. */
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

/** Keeps Chromium from look-ups, updates and sync of its own. */
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

/** The microphone beeps, and its use is allowed. A journey that wants it refused sees to that itself. */
export const FAKE_MICROPHONE_ARGS = [
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
] as const;
