import { chromium, type Browser } from "@playwright/test";
import { ensureChromium, findChromium } from "../../scripts/chromium.ts";

/** The browser of the journeys, with a microphone that beeps. */
export async function launchChromium(): Promise<Browser> {
  await ensureChromium();
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
    ],
  });
}
