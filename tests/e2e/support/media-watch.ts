import type { Page } from "@playwright/test";

declare global {
  interface Window {
    __media?: { contexts: AudioContext[]; tracks: MediaStreamTrack[] };
  }
}

/** Counts the things that a call must not leave behind. To be called before the page is opened. */
export async function watchMedia(page: Page) {
  await page.addInitScript(() => {
    const media: NonNullable<Window["__media"]> = { contexts: [], tracks: [] };
    window.__media = media;
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        media.contexts.push(this);
      }
    };
    const open = MediaDevices.prototype.getUserMedia;
    MediaDevices.prototype.getUserMedia = async function watched(constraints) {
      const stream = await open.call(this, constraints);
      media.tracks.push(...stream.getTracks());
      return stream;
    };
  });

  return {
    leftovers: () =>
      page.evaluate(() => ({
        microphones: (window.__media?.tracks ?? []).filter(
          ({ readyState }) => readyState === "live",
        ).length,
        audioContexts: (window.__media?.contexts ?? []).filter(
          ({ state }) => state !== "closed",
        ).length,
        audioElements: document.querySelectorAll("audio").length,
      })),
  };
}
