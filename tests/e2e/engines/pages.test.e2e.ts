import { gapBelowBar } from "../support/test.ts";
import type { Visitor } from "./support/visitor.ts";
import { expect, test } from "./support/test.ts";

/** Waits until an element's top is just under the bar, or as near as the page's end allows, and stays there. */
async function settlesUnderBar(
  visitor: Visitor,
  selector: string,
): Promise<void> {
  const gap = async () => Math.round(await visitor.run(gapBelowBar, selector));
  await expect(async () => {
    const before = await gap();
    expect(before).toBeGreaterThanOrEqual(-2);
    expect(before).toBeLessThan(60);
    await visitor.frames(10);
    expect(await gap(), "it stands still").toBe(before);
  }, `${selector} stands under the bar`).toPass({ timeout: 10_000 });
}

const topOf = (visitor: Visitor, words: string) =>
  visitor.run(
    (text) =>
      [...document.querySelectorAll("a")]
        .find(({ textContent }) => textContent.trim() === text)
        ?.getBoundingClientRect().top ?? NaN,
    words,
  );

const comesBackTo = (visitor: Visitor, words: string, top: number) =>
  expect
    .poll(async () => Math.abs((await topOf(visitor, words)) - top))
    .toBeLessThan(4);

test("pages follow each other, and back leads to the exact place", async ({
  visitor,
}) => {
  await visitor.open("/");
  await visitor.wakes();
  await visitor.scrollTo("link", "Terms of Service");
  const left = await topOf(visitor, "Terms of Service");
  await visitor.press("link", "Terms of Service");
  await visitor.isAt("/terms-of-service");
  await visitor.hasFocus("h1");
  await visitor.sees(0, () => scrollY);
  await visitor.browser.back();
  await visitor.isAt("/");
  await comesBackTo(visitor, "Terms of Service", left);
  await visitor.browser.forward();
  await visitor.isAt("/terms-of-service");
  await visitor.reads("Terms of Service", "h1");

  // To a section of another page, and from there by a link that reloads its page.
  await visitor.press("link", "Benefits");
  await visitor.isAt("/#benefits");
  await settlesUnderBar(visitor, "#benefits");
  const benefits = await topOf(visitor, "Case Studies");
  await visitor.press("link", "Case Studies");
  await visitor.isAt("/hospitals-case-study");
  await visitor.browser.back();
  await visitor.isAt("/#benefits");
  await comesBackTo(visitor, "Case Studies", benefits);
  await settlesUnderBar(visitor, "#benefits");
});

test("links within a page can be walked back and forward, and a page opens at its section", async ({
  visitor,
}) => {
  await visitor.open("/#contact");
  await settlesUnderBar(visitor, "#contact");
  await visitor.isAt("/#contact");
  // The code that moves the focus has loaded by then.
  await visitor.wakes();
  await visitor.press("link", "Services");
  await settlesUnderBar(visitor, "#services");
  await visitor.hasFocus("#services h2");
  await visitor.press("link", "Testimonials");
  await settlesUnderBar(visitor, "#testimonials");
  await visitor.browser.back();
  await visitor.isAt("/#services");
  await settlesUnderBar(visitor, "#services");
  await visitor.browser.forward();
  await visitor.isAt("/#testimonials");
  await settlesUnderBar(visitor, "#testimonials");
  // On the way. Where no `scrollend` exists, the client router takes a pause of 50 ms for the end and notes that place.
  if (!(await visitor.run(() => "onscrollend" in window))) return;
  await visitor.press("link", "Benefits");
  await visitor.browser.back();
  await visitor.isAt("/#testimonials");
  await visitor.browser.forward();
  await settlesUnderBar(visitor, "#benefits");
});

test.describe("on a narrow screen", () => {
  test.use({ window: { width: 390, height: 844 } });

  test("the menu opens, closes on Escape and leads to a section, and no field is small enough to zoom into", async ({
    visitor,
  }) => {
    await visitor.open("/");
    await visitor.sees([], () =>
      [...document.querySelectorAll("input, select, textarea")]
        .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
        .map(({ outerHTML }) => outerHTML),
    );
    await visitor.press("button", "Open menu");
    await visitor.hasFocus("#menu li a");
    await visitor.browser.press("Escape");
    await visitor.hasFocus("[aria-controls=menu]");
    await visitor.sees(false, () => document.querySelector("dialog")?.open);
    await visitor.press("button", "Open menu");
    await visitor.press("link", "Testimonials", "#menu");
    await visitor.isAt("/#testimonials");
    await settlesUnderBar(visitor, "#testimonials");
    await visitor.hasFocus("#testimonials h2");
    await visitor.sees("it fits", () =>
      document.documentElement.scrollWidth <= innerWidth
        ? "it fits"
        : `${document.documentElement.scrollWidth} px wide`,
    );
  });
});

const FIGURES = "[aria-labelledby=results-heading] ul";

/** Runs in the page: each figure as it counts, or its value where it does not. */
const figures = (list: string) =>
  [...document.querySelectorAll(`${list} span + span[aria-hidden]`)]
    .map((copy) => copy.textContent || copy.previousElementSibling?.textContent)
    .join();

test("figures count, testimonials turn and a tooltip shows", async ({
  visitor,
}) => {
  await visitor.open("/");
  await visitor.wakes();
  await visitor.sees("0,0,0,0", figures, FIGURES);
  await visitor.run(
    (list) =>
      document
        .querySelector(list)
        ?.scrollIntoView({ block: "center", behavior: "instant" }),
    FIGURES,
  );
  await visitor.sees("40,98,3,25", figures, FIGURES);

  const carousel = "[aria-roledescription=carousel]";
  await visitor.press("button", "Pause testimonials", carousel);
  await visitor.press("button", "Show testimonial 3…", carousel);
  await visitor.sees("3 of 3", shownSlide, carousel);

  await visitor.hover("button", "PECR");
  const shown = () =>
    [...document.querySelectorAll("footer [role=tooltip]")].filter((tooltip) =>
      tooltip.checkVisibility({ visibilityProperty: true }),
    ).length;
  await visitor.sees(1, shown);
  await visitor.browser.press("Escape");
  await visitor.sees(0, shown);
});

/** Runs in the page. */
const shownSlide = (carousel: string) =>
  [...document.querySelectorAll(`${carousel} [role=group]`)]
    .filter((slide) => slide.checkVisibility({ visibilityProperty: true }))
    .map((slide) => slide.getAttribute("aria-label"))
    .join();

test.describe("with reduced motion", () => {
  test.use({ window: { width: 1280, height: 800, reducedMotion: true } });

  test("nothing moves by itself, and everything is there", async ({
    visitor,
  }) => {
    await visitor.open("/#contact");
    await settlesUnderBar(visitor, "#contact");
    await visitor.wakes();
    await visitor.press("link", "Testimonials");
    await settlesUnderBar(visitor, "#testimonials");
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === "running")
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML);
    await visitor.sees([], moving);
    const hidden = () =>
      [...document.querySelectorAll("main > section")].filter(
        (section) => getComputedStyle(section).opacity !== "1",
      ).length;
    await visitor.sees(0, hidden);
    const slide = await visitor.run(
      shownSlide,
      "[aria-roledescription=carousel]",
    );
    expect(slide).toBe("1 of 3");
  });
});
