import { routes } from "../../site/routes.ts";
import { expect, test } from "./support/test.ts";

const paths = Object.values(routes);

test(
  "each page is its own document, and no wider than the window",
  { tag: "@desktop" },
  async ({ page }) => {
    for (const path of paths) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const canonical = await page
        .locator('link[rel="canonical"]')
        .getAttribute("href");
      expect(new URL(canonical ?? "").pathname).toBe(path);
      for (const width of [320, 360, 768, 1024, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  },
);

test.describe("an unknown path", { tag: "@desktop" }, () => {
  test.use({ expectedErrors: /status of 404/ });

  test("shows the home page with status 404, and search engines drop it", async ({
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
    const canonical = await page
      .locator('link[rel="canonical"]')
      .getAttribute("href");
    expect(new URL(canonical ?? "").pathname).toBe("/");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page can be read and left", async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(
        page
          .getByRole("navigation", { name: "Main" })
          .getByRole("link", { name: "Services" }),
      ).toBeVisible();
      await expect(
        page.getByRole("main").getByRole("paragraph").last(),
      ).toBeVisible();
    }
  });
});
