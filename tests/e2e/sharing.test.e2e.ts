import type { Page } from "@playwright/test";
import { cardOf, formRoutes, routes } from "../../site/routes.ts";
import { expect, hydrated, test } from "./support/test.ts";

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
      expect(await meta(page, "og:url")).toBe(
        await canonical.getAttribute("href"),
      );
      expect(await meta(page, "og:type")).toBe("website");
      expect(await meta(page, "og:locale")).toBe("en_GB");
      expect(await meta(page, "og:site_name")).toBe("Ellaira");
      expect(await meta(page, "twitter:card")).toBe("summary_large_image");
      expect(await meta(page, "og:image:alt")).toContain("Ellaira");

      const image = new URL((await meta(page, "og:image")) ?? "");
      expect(image.pathname).toBe(cardOf(path));
      const answer = await request.get(image.pathname);
      expect(answer.status()).toBe(200);
      expect(answer.headers()["content-type"]).toBe("image/png");
      const width = await meta(page, "og:image:width");
      const height = await meta(page, "og:image:height");
      expect(sizeOf(await answer.body())).toBe(`${width}x${height}`);

      const text = await structuredData(page).textContent();
      const data = JSON.parse(text ?? "") as { "@graph": unknown[] };
      expect(data["@graph"].length).toBeGreaterThan(1);
      expect(text).toContain(await meta(page, "og:url"));
    });
});

test("the six cards are six pictures", async ({ request }) => {
  const pictures = await Promise.all(
    paths.map(async (path) => (await request.get(cardOf(path))).body()),
  );
  expect(new Set(pictures.map((png) => png.toString("base64"))).size).toBe(6);
});

test("the pages after a form stay out of search engines", async ({ page }) => {
  for (const path of Object.values(formRoutes)) {
    await page.goto(path);
    expect(await meta(page, "robots")).toBe("noindex");
    await expect(structuredData(page)).toHaveCount(0);
    expect(new URL((await meta(page, "og:image")) ?? "").pathname).toBe(
      cardOf(routes.home),
    );
  }
});

test("going to another page brings that page's title and description", async ({
  page,
}) => {
  await page.goto(routes.home);
  await hydrated(page);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Privacy Policy" })
    .click();
  await expect(page).toHaveURL(/privacy-policy$/);
  await expect
    .poll(() => structuredData(page).textContent())
    .toContain("BreadcrumbList");
  expect(await meta(page, "og:title")).toBe(await page.title());
  expect(await meta(page, "theme-color")).not.toBe("#0c2928");
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
  for (const path of listed)
    expect((await request.get(path)).status(), path).toBe(200);

  const robots = await request.get("/robots.txt");
  expect(robots.headers()["content-type"]).toMatch(/^text\/plain/);
  expect(await robots.text()).toMatch(/^Sitemap: https?:.*\/sitemap\.xml$/m);
});

test("the icons are there, in the promised sizes", async ({
  page,
  request,
}) => {
  await page.goto(routes.home);
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const answer = await request.get(href ?? "");
  expect(answer.headers()["content-type"]).toMatch(
    /^application\/manifest\+json/,
  );
  const { icons } = (await answer.json()) as {
    icons: { src: string; sizes: string }[];
  };
  const touch = page.locator('link[rel="apple-touch-icon"]');
  const small = page.locator('link[rel="icon"][type="image/png"]');
  const promised = [
    ...icons,
    { src: await touch.getAttribute("href"), sizes: "180x180" },
    { src: await small.getAttribute("href"), sizes: "32x32" },
  ];
  for (const { src, sizes } of promised) {
    const icon = await request.get(src ?? "");
    expect(icon.headers()["content-type"]).toBe("image/png");
    expect(sizeOf(await icon.body()), src ?? "").toBe(sizes);
  }
  const inPage = page.locator('link[rel="icon"][type="image/svg+xml"]');
  await expect(inPage).toHaveAttribute(
    "href",
    /^data:image\/svg\+xml,%3Csvg .*%3C\/svg%3E$/,
  );
  const drawn = await request.get("/favicon.svg");
  expect(drawn.headers()["content-type"]).toMatch(/^image\/svg\+xml/);
  const old = await request.get("/favicon.ico");
  expect(old.headers()["content-type"]).toBe("image/x-icon");
  // The picture follows the 22 bytes of the folder.
  expect(sizeOf((await old.body()).subarray(22))).toBe("32x32");
});
