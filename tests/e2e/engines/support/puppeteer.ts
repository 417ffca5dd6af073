import { type Browser as Puppet, launch } from "puppeteer-core";
import {
  CHROMIUM_ARGS,
  ensureChromium,
  requireBrowser,
} from "../../../../scripts/browsers.ts";
import type { Browser, BrowserOptions, Engine } from "./browser.ts";

type Settings = Pick<BrowserOptions, "reducedMotion" | "javaScript">;

const LAUNCH = {
  chromium: async ({ reducedMotion }: Settings) =>
    launch({
      executablePath: await ensureChromium(),
      args: [
        ...CHROMIUM_ARGS,
        ...(reducedMotion ? ["--force-prefers-reduced-motion"] : []),
      ],
    }),
  firefox: ({ reducedMotion = false, javaScript = true }: Settings) =>
    launch({
      browser: "firefox",
      executablePath: requireBrowser("firefox"),
      extraPrefsFirefox: {
        "ui.prefersReducedMotion": Number(reducedMotion),
        "javascript.enabled": javaScript,
      },
    }),
} as const;

type Name = keyof typeof LAUNCH;

/** Chromium or Firefox without a window. They take a while to start, so journeys with the same settings share one. */
export function createByPuppeteer(name: Name): Engine {
  const running = new Map<string, Promise<Puppet>>();
  return {
    async start(options) {
      const { reducedMotion, javaScript } = options;
      const settings = JSON.stringify([reducedMotion, javaScript]);
      const launched = running.get(settings) ?? LAUNCH[name](options);
      running.set(settings, launched);
      return visit(await launched, name, options);
    },
    async quit() {
      for (const launched of running.values()) await (await launched).close();
    },
  };
}

/** A visitor with nothing stored. */
async function visit(
  puppet: Puppet,
  name: Name,
  { width, height, javaScript = true }: BrowserOptions,
): Promise<Browser> {
  const context = await puppet.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width, height });
  // Firefox has a setting for all its pages.
  if (name === "chromium") await page.setJavaScriptEnabled(javaScript);
  return {
    name,
    open: async (url) => void (await page.goto(url)),
    // Puppeteer's own ways wait for a load, which does not come where the page itself answers.
    back: async () => void (await page.evaluate("history.back()")),
    forward: async () => void (await page.evaluate("history.forward()")),
    reload: async () => void (await page.reload()),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    move: (x, y) => page.mouse.move(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  };
}
