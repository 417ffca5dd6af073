import type { Page } from "@playwright/test";
import { sections } from "../../site/routes.ts";
import { expect, test } from "./support/test.ts";

/** Every section's heading is in the text that readers and assistants take from the home page. */
const textIsWhole = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const text = document.body.innerText;
        return Array.from(
          document.querySelectorAll("main h2, footer h2"),
          (heading) => heading.textContent,
        ).filter((heading) => !text.includes(heading));
      }),
    )
    .toEqual([]);

/** How far a section is from where links scroll to, in CSS pixels. */
const distance = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => {
    const root = document.documentElement;
    const place =
      parseFloat(getComputedStyle(root).scrollPaddingTop) +
      parseFloat(getComputedStyle(section).scrollMarginTop);
    return Math.abs(section.getBoundingClientRect().top - place);
  });

async function landsOn(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect.poll(() => distance(page, id), id).toBeLessThanOrEqual(1);
  // And stays there once the rest of the page is laid out.
  await textIsWhole(page);
  expect(await distance(page, id), id).toBeLessThanOrEqual(1);
}

/** The first whose place depends on what is laid out late, one between, and the last. */
const ids = [sections.benefits, sections.pricing, sections.contact];

test("what is far below is laid out after the rest of the page", async ({
  page,
}) => {
  const { promise: moment, resolve: bringFonts } =
    Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await moment;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const laidOut = await page
    .locator("#contact-heading")
    .evaluate((heading) =>
      heading.checkVisibility({ contentVisibilityAuto: true }),
    );
  expect(laidOut).toBe(false);
  bringFonts();
  await textIsWhole(page);
});

test(
  "a font that does not come keeps nothing from being laid out",
  // Browsers wait for it for three seconds.
  { tag: "@desktop" },
  async ({ page }) => {
    await page.route("**/*.woff2", () => undefined);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await textIsWhole(page);
  },
);

test("what is scrolled to meanwhile appears", async ({ page }) => {
  await page.route("**/_astro/*.js", () => undefined);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.locator("#contact-heading").scrollIntoViewIfNeeded();
  await expect(
    page.getByRole("form", { name: "Request Your Demo" }),
  ).toBeInViewport();
});

test("an address with a section leads exactly there", async ({ page }) => {
  for (const id of ids) {
    // Else the page would stay, and scroll.
    await page.goto("about:blank");
    await page.goto(`/#${id}`);
    await landsOn(page, id);
  }
});

test("a link to a section that is pressed at once leads exactly there", async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const link = document.createElement("a");
      link.href = `#${new URLSearchParams(location.search).get("to")}`;
      document.body.append(link);
      link.click();
      link.remove();
    });
  });
  for (const id of ids) {
    await page.goto(`/?to=${id}`);
    await landsOn(page, id);
  }
});

test("coming back from another document leads to where the visitor was", async ({
  page,
}) => {
  // Nothing fades in where the place is measured.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await textIsWhole(page);
  const plan = page.getByRole("link", { name: "Get Started with Growth Plan" });
  await plan.scrollIntoViewIfNeeded();
  const place = () => plan.evaluate((it) => it.getBoundingClientRect().top);
  const left = await place();
  await page.goto("/security");
  await page.goBack();
  await expect
    .poll(async () => Math.abs((await place()) - left))
    .toBeLessThanOrEqual(1);
});
