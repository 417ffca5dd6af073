import { chromium, type Browser } from "@playwright/test";
import {
  CHROMIUM_ARGS,
  ensureChromium,
  FAKE_MICROPHONE_ARGS,
  findChromium,
} from "../../scripts/browsers.ts";

export async function launchChromium(
  args: readonly string[] = [],
): Promise<Browser> {
  await ensureChromium();
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...CHROMIUM_ARGS, ...FAKE_MICROPHONE_ARGS, ...args],
  });
}
