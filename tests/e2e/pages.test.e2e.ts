import { routes } from "../../site/routes.ts";
import { expect, test } from "./support/test.ts";

const paths = Object.values(routes);

test("each page is its own document, and no wider than the window", async ({
  page,
}) => {
  for (const path of paths) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    const canonical = await page
      .locator('link[rel="canonical"]')
      .getAttribute("href");
    expect(new URL(canonical ?? "").pathname).toBe(path);
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

test.describe("an unknown path", () => {
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
      const parts = [
        page.getByRole("heading", { level: 1 }),
        page.getByRole("navigation", { name: "Main" }).getByText("Services"),
        page.getByRole("main").getByRole("paragraph").last(),
      ];
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        for (const part of parts) await expect(part).toBeVisible();
      }
    }
  });
});
