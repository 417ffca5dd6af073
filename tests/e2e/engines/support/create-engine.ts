import { ensuredEngine } from "../../../../scripts/browsers.ts";
import type { Browser, BrowserOptions, EngineName } from "./browser.ts";
import { startChromium } from "./chromium.ts";
import { type Firefox, startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

interface Engine {
  start(options: BrowserOptions): Promise<Browser>;
  quit(): Promise<void>;
}

/** An engine of this machine. Firefox takes seconds to start, so journeys with the same options share one. */
export function createEngine(engine: EngineName): Engine {
  const running = new Map<string, Promise<Firefox>>();

  async function openInFirefox(options: BrowserOptions): Promise<Browser> {
    const { width, height, reducedMotion, javaScript } = options;
    const key = JSON.stringify([reducedMotion, javaScript]);
    const firefox =
      running.get(key) ?? startFirefox(ensuredEngine("firefox"), options);
    running.set(key, firefox);
    return (await firefox).newBrowser(width, height);
  }

  return {
    start(options) {
      switch (engine) {
        case "chromium":
          return startChromium(options);
        case "firefox":
          return openInFirefox(options);
        case "webkit":
          return startWebKit(ensuredEngine("webkit"), options);
      }
    },
    async quit() {
      for (const firefox of running.values()) await (await firefox).quit();
    },
  };
}
