import type { Page } from "@playwright/test";

declare global {
  interface Window {
    __speakers?: AnalyserNode[];
  }
}

/** Measures what a page sends to the speakers. To be called before the page is opened. */
export async function listenToSpeakers(page: Page) {
  await page.addInitScript(() => {
    const analysers: AnalyserNode[] = [];
    window.__speakers = analysers;
    const { connect } = AudioNode.prototype;
    // Adds a measuring connection beside each one to the speakers.
    function measured(this: AudioNode, ...given: unknown[]) {
      if (given[0] instanceof AudioDestinationNode) {
        const analyser = this.context.createAnalyser();
        Reflect.apply(connect, this, [analyser]);
        analysers.push(analyser);
      }
      return Reflect.apply(connect, this, given) as unknown;
    }
    AudioNode.prototype.connect = measured as typeof connect;
  });

  return {
    /** The root mean square of the present sound. */
    level: () =>
      page.evaluate(() =>
        Math.max(
          0,
          ...(window.__speakers ?? []).map((analyser) => {
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
