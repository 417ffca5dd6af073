import type { Engine, EngineName } from "./browser.ts";
import { createByPuppeteer } from "./puppeteer.ts";
import { startWebKit } from "./webkit.ts";

/** An engine of this machine. */
export const createEngine = (name: EngineName): Engine =>
  name === "webkit"
    ? { start: startWebKit, quit: async () => {} }
    : createByPuppeteer(name);
