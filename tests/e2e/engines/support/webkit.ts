import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder, Capabilities, Key, Origin } from "selenium-webdriver";
import { requireBrowser } from "../../../../scripts/browsers.ts";
import { freePort } from "../../../../server/testing/free-port.ts";
import type { Browser, BrowserOptions } from "./visitor.ts";

/** The greatest height of its window's toolbar, in CSS pixels. */
const TOOLBAR = 60;

const KEYS = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE };

/** The toolbar's field would keep the window wider than a phone. */
const NARROW = "entry { min-width: 0; margin: 0 -100px; }\n";

/** WebKitGTK's MiniBrowser on a virtual screen, by its own WebDriver. */
export async function startWebKit({
  width,
  height,
  reducedMotion = false,
}: BrowserOptions): Promise<Browser> {
  const home = await mkdtemp(join(tmpdir(), "webkit-"));
  const gtk = join(home, "gtk-3.0");
  await mkdir(gtk);
  await writeFile(join(gtk, "gtk.css"), NARROW);
  await writeFile(
    join(gtk, "settings.ini"),
    `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`,
  );
  const size = "1600x1200x24";
  const screen = spawn(
    "Xvfb",
    ["-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp"],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const [display] = (await once(screen.stdout, "data")) as [Buffer];
  const port = await freePort();
  const server = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      GDK_BACKEND: "x11",
      LIBGL_ALWAYS_SOFTWARE: "1",
      NO_AT_BRIDGE: "1",
      XDG_CONFIG_HOME: home,
    },
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": {
          binary: requireBrowser("webkit"),
          args: [
            "--automation",
            // As in Safari, sound begins in a press.
            "--autoplay-policy=deny",
            "--media-playback-requires-user-gesture=true",
          ],
        },
      }),
    )
    .build();

  const window = driver.manage().window();
  const evaluate = (expression: string) =>
    driver.executeScript<unknown>(`return ${expression}`);
  // The window's own bars take a part of its height.
  const setHeight = (outer: number) =>
    window.setRect({ x: 0, y: 0, width, height: outer });
  await setHeight(height + TOOLBAR);
  await setHeight(2 * height + TOOLBAR - Number(await evaluate("innerHeight")));
  const moved = (x: number, y: number) =>
    driver.actions().move({
      x: Math.round(x),
      y: Math.round(y),
      origin: Origin.VIEWPORT,
      duration: 0,
    });

  return {
    evaluate,
    open: (address) => driver.get(address),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    click: (x, y) => moved(x, y).press().release().perform(),
    move: (x, y) => moved(x, y).perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    screenshot: async () =>
      Buffer.from(await driver.takeScreenshot(), "base64"),
    async close() {
      await driver.quit();
      await Promise.all([end(server), end(screen)]);
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(`${url}/status`).catch(() => undefined)) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error("WebKitWebDriver did not start");
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill();
  await gone;
}
