import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "../../../../scripts/browsers.ts";
import type { Browser, BrowserOptions } from "./browser.ts";

/** Chromium, by Playwright. */
export async function startChromium({
  width,
  height,
  reducedMotion = false,
  javaScript = true,
}: BrowserOptions): Promise<Browser> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...CHROMIUM_ARGS],
    ...(executablePath && { executablePath }),
  });
  const page = await browser.newPage({
    viewport: { width, height },
    reducedMotion: reducedMotion ? "reduce" : "no-preference",
    javaScriptEnabled: javaScript,
  });
  return {
    name: "chromium",
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    reload: async () => void (await page.reload()),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    move: (x, y) => page.mouse.move(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (w, h) => page.setViewportSize({ width: w, height: h }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
