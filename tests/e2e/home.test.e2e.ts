import type { Page } from "@playwright/test";
import { resultFigures } from "../../site/content/result-figures.ts";
import { results } from "../../site/content/results.ts";
import { expect, hydrated, test } from "./support/test.ts";

// Checks of the same state share a page: opening one takes longer than most checks.
test("the page as it is opened", async ({ page }) => {
  await page.goto("/");

  await test.step("its sections stand in the specification's order", async () => {
    const named = await page
      .locator("main > section, footer > section, footer section")
      .evaluateAll((sections) =>
        sections.map(
          (section) =>
            section.id ||
            section.getAttribute("aria-labelledby") ||
            section.getAttribute("aria-label"),
        ),
      );
    expect(named.filter((name) => name !== null)).toEqual([
      "hero",
      "services",
      "problems-heading",
      "benefits",
      "how-it-works",
      "results-heading",
      "pricing",
      "testimonials",
      "contact",
      "closing-heading",
      "Compliance",
    ]);
  });

  await test.step("every way to a demo leads to the contact section", async () => {
    const ways = page
      .locator("main")
      .getByRole("link", { name: /Demo|Get Started/ });
    for (const way of await ways.all())
      await expect(way).toHaveAttribute("href", "/#contact");
    // Before the page's modules, the browser goes there by itself and leaves the focus.
    await expect(page.locator("html[data-settled]")).toBeAttached();
    await page
      .getByRole("link", { name: "Get Started with Clinic Elite" })
      .click();
    await expect(page.locator("#contact h2")).toBeFocused();
    await expect(page.locator("#contact h2")).toBeInViewport();
  });

  await test.step("a question's answer opens and closes by the keyboard", async () => {
    const question = page.locator("#pricing summary").first();
    const answer = page.locator("#pricing details p").first();
    await question.focus();
    await page.keyboard.press("Enter");
    await expect(answer).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(answer).toBeHidden();
  });

  for (const colorScheme of ["light", "dark"] as const)
    await test.step(`marked words differ from their ground in forced colours, ${colorScheme}`, async () => {
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      const marks = await page
        .locator("#testimonials mark")
        .evaluateAll((all) =>
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
});

/** The opacities of the sections' fading parts, each value once. */
const opacities = (page: Page) =>
  page
    .locator("[data-reveal] .revealed")
    .evaluateAll((parts) => [
      ...new Set(parts.map((part) => getComputedStyle(part).opacity)),
    ]);

/** Nothing moves, once the bar has changed its colours. */
const stands = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === "running")
          .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML),
      ),
    )
    .toEqual([]);

test.describe("sections", () => {
  test("fade in once when they come into view", async ({ page }) => {
    await page.goto("/");
    const pricing = page.locator("#pricing");
    await expect(pricing).toHaveAttribute("data-reveal", "waiting");
    await expect(pricing.locator(".revealed").first()).toHaveCSS(
      "opacity",
      "0",
    );
    await expect(pricing.locator("h2")).toHaveCSS("opacity", "1");
    // All of them, on the way to the end of the page.
    const waiting = page.locator("[data-reveal=waiting]");
    await expect(async () => {
      await page.mouse.wheel(0, 500);
      await expect(waiting).toHaveCount(0, { timeout: 50 });
    }).toPass({ intervals: [0] });
    await expect.poll(() => opacities(page)).toEqual(["1"]);
  });

  test("are all there with reduced motion, and nothing moves by itself", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await page.goto("/");
    await hydrated(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await expect.poll(() => opacities(page)).toEqual(["1"]);
    const figures = page
      .getByRole("region", { name: results.heading })
      .locator("span:has(+ [aria-hidden])");
    await figures.first().scrollIntoViewIfNeeded();
    await expect(figures).toHaveText(
      resultFigures.map(({ value }) => String(value)),
    );
    await expect(figures.first()).toHaveCSS("opacity", "1");
    await page.locator("#testimonials").scrollIntoViewIfNeeded();
    await page.clock.runFor(20_000);
    await expect(
      page.locator("#testimonials").getByRole("group", { name: "1 of 3" }),
    ).toBeVisible();
    await stands(page);
  });

  test("are all there on paper", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto("/");
    await expect.poll(() => opacities(page)).toEqual(["1"]);
    await page.locator("#testimonials").scrollIntoViewIfNeeded();
    await stands(page);
  });
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
  const inbox = page.getByRole("img", { name: /four emails from Ellaira/ });
  for (const time of ["18:42", "19:55", "21:47", "22:15"])
    await expect(inbox.getByText(time)).toBeVisible();
});

test.describe("the owner's own sum", () => {
  const sum = (page: Page) => page.getByRole("group", { name: "Your own sum" });

  test("is counted from the figures that are typed, and kept nowhere", async ({
    page,
  }) => {
    await page.goto("/");
    const loss = sum(page).getByRole("status");
    await expect(loss).toHaveText("£3,960");
    await hydrated(page);
    const calls = sum(page).getByLabel("Calls a day from new patients");
    await calls.fill("10");
    await expect(loss).toHaveText("£6,600");
    const share = sum(page).getByLabel("Share that nobody answers");
    await share.fill("200");
    await expect(loss).toHaveText("£33,000");
    await share.blur();
    await expect(share).toHaveValue("100");
    for (const nonsense of ["", "-5", "many"]) {
      await calls.fill(nonsense);
      await expect(loss).toHaveText("–");
      await expect(sum(page)).toContainText("Put in all three figures");
    }
    await calls.press("Enter");
    await expect(page).toHaveURL(/\/$/);
  });

  test("goes into the message of a demo request, where it can be changed", async ({
    page,
  }) => {
    await page.goto("/");
    await hydrated(page);
    const message = page.getByLabel("Tell us about your needs");
    const book = sum(page).getByRole("button", {
      name: "Book a demo with this sum",
    });
    await message.fill("Please ring after six.");
    await book.click();
    await expect(page.locator("#contact h2")).toBeInViewport();
    await sum(page).getByLabel("Calls a day from new patients").fill("10");
    await book.click();
    await expect(message).toHaveValue(
      "Please ring after six.\nOur own sum: 10 calls a day from new patients, 20% of them unanswered, £150 each. Up to £6,600 a month could ring the next clinic.",
    );
    await expect(message).toBeEditable();
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
