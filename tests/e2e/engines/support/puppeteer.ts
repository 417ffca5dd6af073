import { type Browser as Puppet, launch } from "puppeteer-core";
import {
  CHROMIUM_ARGS,
  ensureChromium,
  requireBrowser,
} from "../../../../scripts/browsers.ts";
import type { Browser, BrowserOptions } from "./visitor.ts";

const LAUNCH = {
  chromium: async (reducedMotion: boolean) =>
    launch({
      executablePath: await ensureChromium(),
      args: [
        ...CHROMIUM_ARGS,
        ...(reducedMotion ? ["--force-prefers-reduced-motion"] : []),
      ],
    }),
  firefox: (reducedMotion: boolean) =>
    launch({
      browser: "firefox",
      executablePath: requireBrowser("firefox"),
      extraPrefsFirefox: { "ui.prefersReducedMotion": Number(reducedMotion) },
    }),
} as const;

/** Chromium or Firefox without a window. They take a while to start, so journeys with the same setting share one. */
export function createByPuppeteer(name: keyof typeof LAUNCH) {
  const running = new Map<boolean, Promise<Puppet>>();
  return {
    async start({ reducedMotion = false, ...size }: BrowserOptions) {
      const launched =
        running.get(reducedMotion) ?? LAUNCH[name](reducedMotion);
      running.set(reducedMotion, launched);
      return visit(await launched, size);
    },
    async quit() {
      for (const launched of running.values()) await (await launched).close();
    },
  };
}

/** A visitor with nothing stored. */
async function visit(puppet: Puppet, size: BrowserOptions): Promise<Browser> {
  const context = await puppet.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(size);
  return {
    open: async (url) => void (await page.goto(url)),
    // Puppeteer's own ways wait for a load, which does not come where the page itself answers.
    back: async () => void (await page.evaluate("history.back()")),
    forward: async () => void (await page.evaluate("history.forward()")),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    move: (x, y) => page.mouse.move(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  };
}
