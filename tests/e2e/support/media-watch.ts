import type { Page } from "@playwright/test";

declare global {
  interface Window {
    __media?: {
      contexts: AudioContext[];
      tracks: MediaStreamTrack[];
      /** One beside each connection to the speakers. */
      analysers: AnalyserNode[];
    };
  }
}

/** Measures a page's sound, and counts what a call must not leave behind. To be called before the page is opened. */
export async function watchMedia(page: Page) {
  await page.addInitScript(() => {
    const media: NonNullable<Window["__media"]> = {
      contexts: [],
      tracks: [],
      analysers: [],
    };
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
    const { connect } = AudioNode.prototype;
    function measured(this: AudioNode, ...given: unknown[]) {
      if (given[0] instanceof AudioDestinationNode) {
        const analyser = this.context.createAnalyser();
        Reflect.apply(connect, this, [analyser]);
        media.analysers.push(analyser);
      }
      return Reflect.apply(connect, this, given) as unknown;
    }
    AudioNode.prototype.connect = measured as typeof connect;
  });

  const leftovers = () =>
    page.evaluate(() => ({
      microphones: (window.__media?.tracks ?? []).filter(
        ({ readyState }) => readyState === "live",
      ).length,
      audioContexts: (window.__media?.contexts ?? []).filter(
        ({ state }) => state !== "closed",
      ).length,
      audioElements: document.querySelectorAll("audio").length,
    }));

  return {
    leftovers,
    microphones: async () => (await leftovers()).microphones,
    /** The root mean square of what the speakers play. */
    loudness: () =>
      page.evaluate(() =>
        Math.max(
          0,
          ...(window.__media?.analysers ?? []).map((analyser) => {
            const samples = new Float32Array(analyser.fftSize);
            analyser.getFloatTimeDomainData(samples);
            if (analyser.context.state !== "running") return 0;
            const power = samples.reduce((sum, x) => sum + x * x, 0);
            return Math.sqrt(power / samples.length);
          }),
        ),
      ),
  };
}
