import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./support/test.ts";

test("its sections stand in their order, and are all there on paper, where nothing moves", async ({
  page,
}) => {
  await page.goto("/");
  const order = await page
    .locator("main > section")
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute("aria-labelledby")),
    );
  expect(order.join(" ").replaceAll("-heading", "")).toBe(
    "hero services problems benefits how-it-works results pricing testimonials contact closing",
  );
  // With reduced motion, engines/pages.test looks at them.
  await page.emulateMedia({ media: "print" });
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

test("marked words differ from their ground in forced colours", async ({
  page,
}) => {
  await page.goto("/");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
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

test("every call to action of the home page leads to the form, and its inbox shows every email that its text alternative names", async ({
  page,
}) => {
  await page.goto("/");
  const main = page.locator("main");
  const ways = main.getByRole("link", { name: /Demo|Get Started/ });
  for (const way of await ways.all())
    await expect(way).toHaveAttribute("href", "#contact");
  const inbox = main.getByRole("img", { name: /four emails from Ellaira/ });
  for (const time of ["18:42", "19:55", "21:47", "22:15"])
    await expect(inbox.getByText(time)).toBeVisible();
});

const sum = (page: Page) => page.getByRole("group", { name: "Your own sum" });

test("the owner's own sum is counted from the figures that are typed, and goes into the message of a demo request", async ({
  page,
}) => {
  await page.goto("/");
  const loss = sum(page).getByRole("status");
  await expect(loss).toHaveText("£3,960");
  await hydrated(page);
  const calls = sum(page).getByLabel("Calls a day from new patients");
  for (const none of ["many", "1e3", "-5", ".", ""]) {
    await calls.fill(none);
    await expect(loss).toHaveText("–");
  }
  await expect(sum(page)).toContainText("Enter all three figures");
  // They are read as people write them.
  const share = sum(page).getByLabel("Share that go unanswered");
  const worth = sum(page).getByLabel("A new patient is worth");
  for (const [field, typed, read] of [
    [share, "200", "100"],
    [share, "12.5%", "12.5"],
    [share, "20", "20"],
    [worth, "1,500", "1500"],
    [worth, " £150 ", "150"],
  ] as const) {
    await field.fill(typed);
    await field.blur();
    await expect(field).toHaveValue(read);
  }
  const message = page.getByLabel("Tell us about your needs");
  await message.fill("Please ring after six.");
  const book = sum(page).getByRole("button", {
    name: "Book a demo with these figures",
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

  test("the owner's own sum is an example that says so", async ({ page }) => {
    await page.goto("/");
    await expect(sum(page)).toContainText("£3,960");
    await expect(sum(page).getByText("A worked example")).toBeVisible();
    await expect(
      sum(page).getByLabel("Calls a day from new patients"),
    ).not.toBeEditable();
  });
});
