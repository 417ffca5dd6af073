import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { cardOf, formRoutes, routes } from "../../site/routes.ts";
import { CARD_WORDS, PAGES_WITH_CARD, showCard } from "./support/cards.ts";
import { expect, test } from "./support/test.ts";

const paths = Object.values(routes);

const meta = (page: Page, name: string) =>
  page
    .locator(`meta[property="${name}"], meta[name="${name}"]`)
    .getAttribute("content");

const structuredData = (page: Page) =>
  page.locator('script[type="application/ld+json"]');

/** Width and height, as the header of a PNG file has them. */
function sizeOf(png: Buffer) {
  expect(png.toString("latin1", 0, 8)).toBe("\x89PNG\r\n\x1a\n");
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test("each page can be shared, and describes itself to search engines", async ({
  page,
  request,
}) => {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      expect(await meta(page, "og:title")).toBe(await page.title());
      expect(await meta(page, "og:description")).toBe(
        await meta(page, "description"),
      );
      const canonical = page.locator('link[rel="canonical"]');
      const address = (await canonical.getAttribute("href")) ?? "";
      expect(new URL(address).pathname).toBe(path);
      expect(await meta(page, "og:url")).toBe(address);

      const image = new URL((await meta(page, "og:image")) ?? "");
      const own = PAGES_WITH_CARD.find((each) => each === path);
      expect(image.pathname).toBe(cardOf(own ?? routes.home));
      const answer = await request.get(image.pathname);
      expect(answer.status()).toBe(200);
      expect(answer.headers()["content-type"]).toBe("image/png");
      const width = await meta(page, "og:image:width");
      const height = await meta(page, "og:image:height");
      expect(sizeOf(await answer.body())).toBe(`${width}x${height}`);

      expect(await structuredData(page).textContent()).toContain(address);
    });
  // The pages after a form stay out of search engines.
  for (const path of Object.values(formRoutes)) {
    await page.goto(path);
    expect(await meta(page, "robots")).toBe("noindex");
    await expect(structuredData(page)).toHaveCount(0);
    expect(new URL((await meta(page, "og:image")) ?? "").pathname).toBe(
      cardOf(routes.home),
    );
  }
});

test("the pictures for sharing show what their pages say", async ({ page }) => {
  const drawn: unknown = JSON.parse(readFileSync(CARD_WORDS, "utf8"));
  const words: Record<string, string> = {};
  for (const path of PAGES_WITH_CARD) {
    await page.goto(path);
    words[path] = await showCard(page);
  }
  expect(words, "`npm run draw` draws them anew").toEqual(drawn);
});

test("the site map lists exactly the six pages, and robots.txt the site map", async ({
  request,
}) => {
  const map = await request.get("/sitemap.xml");
  expect(map.headers()["content-type"]).toMatch(/^(application|text)\/xml/);
  const listed = Array.from(
    (await map.text()).matchAll(/<loc>([^<]+)/g),
    ([, address = ""]) => new URL(address).pathname,
  );
  expect(listed).toEqual(paths);

  const robots = await request.get("/robots.txt");
  expect(robots.headers()["content-type"]).toMatch(/^text\/plain/);
  expect(await robots.text()).toMatch(/^Sitemap: https?:.*\/sitemap\.xml$/m);
});

test("the icons are there, in the promised sizes", async ({
  page,
  request,
}) => {
  await page.goto(routes.home);
  const addressOf = (selector: string) =>
    page.locator(selector).getAttribute("href");
  const manifest = await request.get(
    (await addressOf('link[rel="manifest"]')) ?? "",
  );
  expect(manifest.headers()["content-type"]).toMatch(
    /^application\/manifest\+json/,
  );
  const { icons } = (await manifest.json()) as {
    icons: { src: string; sizes: string }[];
  };
  for (const { src, sizes } of [
    ...icons,
    { src: await addressOf("link[rel=apple-touch-icon]"), sizes: "180x180" },
  ]) {
    const icon = await request.get(src ?? "");
    expect(icon.headers()["content-type"]).toBe("image/png");
    expect(sizeOf(await icon.body()), src ?? "").toBe(sizes);
  }
  // The picture follows the 22 bytes of the folder.
  const old = await request.get(
    (await addressOf('link[rel="icon"][sizes="32x32"]')) ?? "",
  );
  expect(sizeOf((await old.body()).subarray(22))).toBe("32x32");
});
