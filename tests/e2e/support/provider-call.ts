import { expect, type Page } from "@playwright/test";
import { expectPhase, press } from "./call.ts";
import { watchMedia } from "./media-watch.ts";
import type { ProviderOptions } from "./provider-network.ts";
import { startProvider } from "./provider.ts";
import { hydrated } from "./test.ts";

/** A page of the site, with the provider's stand-in behind it. */
export async function open(
  page: Page,
  options: ProviderOptions = {},
  path = "/",
) {
  const media = await watchMedia(page);
  const provider = await startProvider(page, options);
  await page.goto(path);
  await hydrated(page);
  return { provider, media };
}

export type Opened = Awaited<ReturnType<typeof open>>;

export async function connect(page: Page, { provider }: Opened): Promise<void> {
  await press(page);
  await provider.listening();
  await expectPhase(page, "in-call");
}

export const nothingLeft = ({ media }: Opened) =>
  expect
    .poll(media.leftovers)
    .toEqual({ microphones: 0, audioContexts: 0, audioElements: 0 });
