import { readdirSync, readFileSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { routes } from "../../site/routes.ts";
import { expect, test } from "./support/test.ts";

const paths = Object.values(routes);

test.use({ expectedErrors: /status of 404/ });

test("each page is there, and no wider than the window", async ({ page }) => {
  for (const path of paths) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    // The other pages are text.
    const strip = page.getByRole("region", { name: "Compliance", exact: true });
    const hasStrip = path === routes.home || path === routes.caseStudy;
    await expect(strip).toHaveCount(hasStrip ? 1 : 0);
    for (const width of [320, 360, 768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - innerWidth,
      );
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test("each page is valid HTML", async () => {
  const validator = new HtmlValidate({
    root: true,
    extends: ["html-validate:standard", "html-validate:a11y"],
    rules: {
      // Safari announces a list without bullets as a list only if it has the role.
      "no-redundant-role": "off",
      // The rule ignores styles: of a page's two lists of contents, one is always hidden. axe sees that.
      "unique-landmark": "off",
    },
  });
  for (const name of readdirSync("dist", { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".html")) {
      const html = readFileSync(`dist/${name}`, "utf8");
      const { results } = await validator.validateString(html, name);
      expect(results.flatMap(({ messages }) => messages)).toEqual([]);
    }
});

test("an unknown path shows the home page with status 404, and search engines drop it", async ({
  page,
  request,
}) => {
  const response = await page.goto("/no/such/page?x=1");
  expect(response?.status()).toBe(404);
  await expect(page.locator("#hero")).toBeVisible();
  const body = (html: string | undefined) => html?.split("<body")[1];
  const home = await request.get("/");
  expect(body(await response?.text())).toBe(body(await home.text()));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
    "content",
    "noindex",
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    /^https:\/\/[^/]+\/$/,
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page can be read and left", async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        for (const part of [
          page.getByRole("heading", { level: 1 }),
          page.getByRole("navigation", { name: "Main" }).getByText("Services"),
          page.getByRole("main").getByRole("paragraph").last(),
        ])
          await expect(part).toBeVisible();
      }
    }
  });
});
