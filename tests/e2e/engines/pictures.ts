import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findOtherEngines } from "../../../scripts/browsers.ts";
import type { Browser } from "./support/browser.ts";
import { createEngine } from "./support/create-engine.ts";
import { createVisitor } from "./support/visitor.ts";

// Pictures of each part of the site's pages in every engine of this machine, side by side, to be looked at:
//   node tests/e2e/engines/pictures.ts http://127.0.0.1:3000 pictures

const WIDTHS = [320, 390, 768, 1024, 1440];
const PAGES = ["/", "/hospitals-case-study", "/compliance", "/security"];
const HEIGHT = 900;

const [site = "http://127.0.0.1:3000", folder = "pictures"] =
  process.argv.slice(2);
await mkdir(folder, { recursive: true });
/** The pictures of each part, by its name. */
const rows = new Map<string, string[]>();

for (const name of ["chromium", ...findOtherEngines()] as const) {
  const engine = createEngine(name);
  for (const width of WIDTHS) {
    const browser = await engine.start({
      width,
      height: HEIGHT,
      // Fading or counting parts are complete at once.
      reducedMotion: true,
    });
    for (const path of PAGES) await lookAt(browser, width, path);
    await browser.close();
  }
  await engine.quit();
}

await writeFile(
  join(folder, "index.html"),
  [...rows]
    .map(
      ([part, files]) =>
        `<h2>${part}</h2>${files.map((file) => `<img src="${file}" style="max-width: 33%">`).join("")}`,
    )
    .join("\n"),
);

async function lookAt(
  browser: Browser,
  width: number,
  path: string,
): Promise<void> {
  const visitor = createVisitor(browser, site);
  await visitor.open(path);
  await visitor.wakes();
  const parts = await visitor.run(
    () => document.querySelectorAll("main > *, body > footer").length,
  );
  for (let part = 0; part < parts; part += 1) {
    const shown = await visitor.run((index) => {
      const element = document.querySelectorAll("main > *, body > footer")[
        index
      ];
      element?.scrollIntoView({ block: "start", behavior: "instant" });
      return (element?.getBoundingClientRect().height ?? 0) > 0;
    }, part);
    if (!shown) continue;
    await visitor.frames(3);
    const name = `${width}${path.replaceAll("/", "-")}-${part}`;
    const file = `${name}-${browser.name}.png`;
    await writeFile(join(folder, file), await browser.screenshot());
    rows.set(name, [...(rows.get(name) ?? []), file]);
  }
}
