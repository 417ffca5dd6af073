import type { Page } from "@playwright/test";
import { routes, sections } from "../../site/routes.ts";
import { settlesBelowBar } from "./support/scrolling.ts";
import { expect, test } from "./support/test.ts";

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 1920, height: 937 },
];

// A page is long, and a machine may be slow.
test.setTimeout(120_000);

/** Scrolls down the page as by hand, to its end. */
async function scrollByHand(page: Page): Promise<void> {
  const atEnd = () =>
    page.evaluate(
      () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
    );
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    expect(await atEnd()).toBe(true);
  }).toPass({ intervals: [0], timeout: 40_000 });
}

for (const size of WINDOWS)
  for (const path of [routes.home, routes.caseStudy])
    test(`${path} at ${size.width} × ${size.height}: parts below the window fade in once they are reached`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(page.locator("html[data-settled]")).toBeAttached();
      // Some of the first section below the window may show already, and fades in at once.
      await expect
        .poll(() =>
          page.locator("[data-reveal]").evaluateAll((parts) =>
            parts
              .filter(
                (section) => section.getAttribute("data-reveal") !== "waiting",
              )
              .filter((section) => {
                const { top, height } = section.getBoundingClientRect();
                return (innerHeight - top) / height < 0.2;
              })
              .map((section) => section.getAttribute("aria-labelledby")),
          ),
        )
        .toEqual([]);
      await scrollByHand(page);
      await expect(page.locator("[data-reveal=waiting]")).toHaveCount(0);
      await expect(page.locator("[data-reveal]").last()).toHaveAttribute(
        "data-reveal",
        "",
      );
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

test("the whole text of the page is there for readers and assistants once it has loaded, even without its fonts", async ({
  page,
}) => {
  await page.route("**/*.woff2", () => undefined);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect
    .poll(() =>
      page.evaluate(() => {
        const text = document.body.innerText;
        return Array.from(
          document.querySelectorAll("main h2"),
          (heading) => heading.textContent,
        ).filter((heading) => !text.includes(heading));
      }),
    )
    .toEqual([]);
});
