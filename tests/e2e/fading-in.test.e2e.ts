import { routes, sections } from "../../site/routes.ts";
import { expect, settlesBelowBar, test } from "./support/test.ts";

for (const [path, width, height] of [
  [routes.home, 390, 844],
  [routes.caseStudy, 1366, 768],
] as const)
  test(`${path} at ${width} × ${height}: parts below the window fade in once they are reached`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await expect(page.locator("html[data-loaded]")).toBeAttached();
    // Some of the first section below the window may show already, and fades in at once.
    await expect
      .poll(() =>
        page
          .locator("[data-reveal]:not([data-reveal=waiting])")
          .evaluateAll((parts) =>
            parts
              .filter((section) => {
                const box = section.getBoundingClientRect();
                return (innerHeight - box.top) / box.height < 0.2;
              })
              .map((section) => section.getAttribute("aria-labelledby")),
          ),
      )
      .toEqual([]);
    const parts = page.locator("[data-reveal]");
    for (const part of await parts.all()) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).not.toHaveAttribute("data-reveal", "waiting");
    }
    await expect(parts.last()).toHaveAttribute("data-reveal", "");
  });

test("a link to a section that is pressed at once scrolls smoothly, and leads exactly there", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Later than anything that could make it smooth.
    addEventListener("click", () => {
      const { scrollBehavior } = getComputedStyle(document.documentElement);
      document.documentElement.dataset["scrolls"] = scrollBehavior;
    });
  });
  await page.goto("/");
  await page
    .locator("main")
    .getByRole("link", { name: "Schedule Your Demo" })
    .first()
    .click();
  await settlesBelowBar(page, sections.contact, 1);
  await expect(page.locator("html")).toHaveAttribute("data-scrolls", "smooth");
});
