import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./support/test.ts";

test("the sections stand in the specification's order", async ({ page }) => {
  await page.goto("/");
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

test("every way to a demo leads to the contact section", async ({ page }) => {
  await page.goto("/");
  const ways = page
    .locator("main")
    .getByRole("link", { name: /Demo|Get Started/ });
  await expect(ways).toHaveCount(7);
  for (const way of await ways.all())
    await expect(way).toHaveAttribute("href", "/#contact");
  await page
    .getByRole("link", { name: "Get Started with Clinic Elite" })
    .click();
  await expect(page.locator("#contact h2")).toBeFocused();
  await expect(page.locator("#contact h2")).toBeInViewport();
});

test.describe("sections", () => {
  test("fade in once when they come into view", async ({ page }) => {
    await page.goto("/");
    const pricing = page.locator("#pricing");
    await expect(pricing).toHaveAttribute("data-reveal", "waiting");
    expect(await opacity(page, "#pricing .revealed")).toBe("0");
    expect(await opacity(page, "#pricing h2")).toBe("1");
    await pricing.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect(pricing).toHaveAttribute("data-reveal", "");
    await expect.poll(() => opacity(page, "#pricing .revealed")).toBe("1");
  });

  for (const media of [
    { reducedMotion: "reduce" },
    { media: "print" },
  ] as const) {
    test(`are all there with ${JSON.stringify(media)}`, async ({ page }) => {
      await page.emulateMedia(media);
      await page.goto("/");
      const opacities = await page
        .locator("[data-reveal] .revealed")
        .evaluateAll((parts) => parts.map((p) => getComputedStyle(p).opacity));
      expect(new Set(opacities)).toEqual(new Set(["1"]));
    });
  }

  test(
    "that a link leads to are not blank",
    { tag: "@desktop" },
    async ({ page }) => {
      await page.goto("/");
      await page.getByRole("link", { name: "Testimonials" }).click();
      await expect
        .poll(() => opacity(page, "#testimonials .revealed"))
        .toBe("1");
    },
  );
});

const opacity = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).opacity);

test("what the caller says in the diary meets neither words nor buttons", async ({
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

test("marked words differ from their ground in forced colours", async ({
  page,
}) => {
  for (const colorScheme of ["light", "dark"] as const) {
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
  }
});

test("a phone shows the page in at most 13 windows", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const windows = () =>
    page.evaluate(() =>
      "deferred" in document.documentElement.dataset
        ? undefined
        : document.documentElement.scrollHeight / innerHeight,
    );
  await expect.poll(windows).toBeDefined();
  expect(await windows()).toBeLessThanOrEqual(13);
});

test("a phone shows every email that the inbox's text alternative names", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
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
    const calls = sum(page).getByLabel("Calls a day from new patients");
    await expect(calls).toBeEditable();
    await calls.fill("10");
    await expect(loss).toHaveText("£6,600");
    await sum(page).getByLabel("Of them, unanswered").fill("200");
    await expect(loss).toHaveText("£33,000");
    await calls.fill("");
    await calls.press("Enter");
    await expect(loss).toHaveText("£0");
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

test("a question's answer opens and closes by the keyboard", async ({
  page,
}) => {
  await page.goto("/");
  const question = page.locator("#pricing summary").first();
  const answer = page.locator("#pricing details p").first();
  await expect(page.locator("#pricing details")).toHaveCount(8);
  await question.focus();
  await page.keyboard.press("Enter");
  await expect(answer).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(answer).toBeHidden();
});

test.describe("the results", () => {
  const spoken = (page: Page) =>
    page
      .locator("[data-counters] [data-count]")
      .evaluateAll((figures) => figures.map(({ textContent }) => textContent));
  const shown = (page: Page) =>
    page
      .locator("[data-counters] [data-count] + [aria-hidden]")
      .evaluateAll((copies) => copies.map(({ textContent }) => textContent));

  test("count from 0 to their values, which the page holds all along", async ({
    page,
  }) => {
    await page.goto("/");
    const values = ["40", "98", "3", "25"];
    await expect.poll(() => shown(page)).toEqual(["0", "0", "0", "0"]);
    expect(await spoken(page)).toEqual(values);
    const box = await page.locator("[data-counters]").boundingBox();
    await page.locator("[data-counters]").scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => shown(page), { timeout: 8000 }).toEqual(values);
    const after = await page.locator("[data-counters]").boundingBox();
    expect([after?.width, after?.height]).toEqual([box?.width, box?.height]);
  });

  test("are at their values once nobody sees them count", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await hydrated(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator("[data-counters]").scrollIntoViewIfNeeded();
    const counted = async () => {
      await page.clock.runFor(50);
      return Number((await shown(page))[0]);
    };
    await expect.poll(counted).toBeGreaterThan(0);
    expect(await counted()).toBeLessThan(40);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(() => shown(page)).toEqual(["40", "98", "3", "25"]);
    expect(await opacity(page, "[data-count]")).toBe("1");
  });

  test("stand still with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await page.locator("[data-counters]").scrollIntoViewIfNeeded();
    expect(await spoken(page)).toEqual(["40", "98", "3", "25"]);
    expect(await opacity(page, "[data-count]")).toBe("1");
  });
});
