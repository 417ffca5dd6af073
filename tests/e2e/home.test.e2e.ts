import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./support/test.ts";

for (const colorScheme of ["light", "dark"] as const)
  test(`marked words differ from their ground in forced colours, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await page.goto("/");
    const marks = await page.locator("#testimonials mark").evaluateAll((all) =>
      all.map((mark) => {
        const { color, backgroundColor } = getComputedStyle(mark);
        return [color, backgroundColor];
      }),
    );
    expect(marks.length).toBeGreaterThan(0);
    for (const [words, ground] of marks) {
      expect(ground).not.toBe("rgba(0, 0, 0, 0)");
      expect(words).not.toBe(ground);
    }
  });

// With reduced motion, engines/pages.test looks at them.
test("sections are all there on paper, and nothing moves", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/");
  const opacities = () =>
    page
      .locator("[data-reveal] .revealed")
      .evaluateAll((parts) => [
        ...new Set(parts.map((part) => getComputedStyle(part).opacity)),
      ]);
  await expect.poll(opacities).toEqual(["1"]);
  await page.locator("#testimonials").scrollIntoViewIfNeeded();
  // Once the bar has changed its colours.
  await expect
    .poll(() =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === "running")
          .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML),
      ),
    )
    .toEqual([]);
});

test("the caller's words in the diary cover neither text nor buttons", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  for (let width = 1024; width <= 1440; width += 16) {
    await page.setViewportSize({ width, height: 800 });
    const met = await page.locator("#hero .spoken").evaluate((bubble) => {
      const own = bubble.getBoundingClientRect();
      const texts = document.createTreeWalker(
        document.querySelector("#hero") ?? bubble,
        NodeFilter.SHOW_TEXT,
      );
      const found: string[] = [];
      const range = document.createRange();
      while (texts.nextNode()) {
        const text = texts.currentNode;
        const around = text.parentElement;
        if (bubble.contains(text) || !around?.checkVisibility()) continue;
        range.selectNodeContents(around.closest("a, button") ?? text);
        for (const box of range.getClientRects())
          if (
            box.left < own.right &&
            box.right > own.left &&
            box.top < own.bottom &&
            box.bottom > own.top
          )
            found.push(text.textContent ?? "");
      }
      return found;
    });
    expect(met, `at ${width} px`).toEqual([]);
  }
});

test("a phone never shows more than three windows without a call to action, and every email that the inbox's text alternative names", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await hydrated(page);
  await expect(page.locator("html[data-settled]")).toBeAttached();
  const gaps = await page
    .locator("main")
    .locator("a[href='/#contact'], button, form, a[href^='tel:']")
    .filter({ visible: true })
    .evaluateAll((ways) => {
      const tops = ways
        .map((way) => way.getBoundingClientRect().top + scrollY)
        .toSorted((a, b) => a - b);
      const end = document.documentElement.scrollHeight;
      return [...tops, end].map(
        (top, nth) => (top - (tops[nth - 1] ?? 0)) / innerHeight,
      );
    });
  expect(Math.max(...gaps)).toBeLessThanOrEqual(3);
  const ways = page
    .locator("main")
    .getByRole("link", { name: /Demo|Get Started/ });
  for (const way of await ways.all())
    await expect(way).toHaveAttribute("href", "/#contact");
  const inbox = page.getByRole("img", { name: /four emails from Ellaira/ });
  for (const time of ["18:42", "19:55", "21:47", "22:15"])
    await expect(inbox.getByText(time)).toBeVisible();
});

test.describe("the owner's own sum", () => {
  const sum = (page: Page) => page.getByRole("group", { name: "Your own sum" });

  test("is counted from the figures that are typed, and goes into the message of a demo request", async ({
    page,
  }) => {
    await page.goto("/");
    const loss = sum(page).getByRole("status");
    await expect(loss).toHaveText("£3,960");
    await hydrated(page);
    const calls = sum(page).getByLabel("Calls a day from new patients");
    await calls.fill("many");
    await expect(loss).toHaveText("–");
    await expect(sum(page)).toContainText("Put in all three figures");
    const share = sum(page).getByLabel("Share that nobody answers");
    await share.fill("200");
    await share.blur();
    await expect(share).toHaveValue("100");
    await share.fill("20");
    const message = page.getByLabel("Tell us about your needs");
    await message.fill("Please ring after six.");
    const book = sum(page).getByRole("button", {
      name: "Book a demo with this sum",
    });
    for (const count of ["9", "10"]) {
      await calls.fill(count);
      await book.click();
      await expect(page.locator("#contact h2")).toBeInViewport();
    }
    await expect(loss).toHaveText("£6,600");
    await expect(message).toHaveValue(
      "Please ring after six.\nOur own sum: 10 calls a day from new patients, 20% of them unanswered, £150 each. Up to £6,600 a month could ring the next clinic.",
    );
    await calls.press("Enter");
    await expect(page).toHaveURL(/\/$/);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is an example that says so", async ({ page }) => {
      await page.goto("/");
      await expect(sum(page)).toContainText("£3,960");
      await expect(sum(page).getByText("A worked example")).toBeVisible();
      await expect(
        sum(page).getByLabel("Calls a day from new patients"),
      ).not.toBeEditable();
    });
  });
});
