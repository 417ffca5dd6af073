import type { Page } from "@playwright/test";
import { formRoutes, routes } from "../../site/routes.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expectPhase, ownScreen, panel, press } from "./support/call.ts";
import { askForDemo, fill, someone, submit } from "./support/demo-request.ts";
import { hearWith, withoutRecognition } from "./support/recognition.ts";
import { expect, hydrated, test } from "./support/test.ts";

// She takes her time, and axe too.
test.setTimeout(120_000);

/** Something that a visitor can have on the screen, beside a page as it is opened. */
interface State {
  readonly name: string;
  /** The home page, if not given. */
  readonly path?: string;
  /** Where it is not on every screen. */
  readonly tag?: "@desktop" | "@phone";
  /** What of the page differs. The whole page, if not given. */
  readonly part?: string;
  readonly expectedErrors?: RegExp;
  /** What is done before the page is opened. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly reach?: (page: Page) => Promise<unknown>;
}

const paths = [...Object.values(routes), ...Object.values(formRoutes)];
const API = "**/api/demo-requests";

const pages: State[] = [
  ...paths.map((path) => ({ name: path, path })),
  { name: "an unknown path", path: "/nowhere", expectedErrors: /404/ },
];

const openMenu = (page: Page) =>
  page.getByRole("button", { name: "Open menu" }).click();

const forms: State[] = [
  {
    name: "the form with its errors",
    part: "#contact",
    reach: async (page) => {
      await submit(page);
      await expect(page.getByLabel("Full Name")).toBeFocused();
    },
  },
  {
    name: "the form on its way",
    part: "#contact",
    before: (page) => page.route(API, () => undefined),
    reach: async (page) => {
      await fill(page, someone());
      await submit(page);
      await expect(
        page.getByRole("button", { name: /^Submitting/ }),
      ).toBeVisible();
    },
  },
  {
    name: "the form sent",
    part: "#contact",
    reach: (page) => askForDemo(page, someone()),
  },
  {
    name: "the form waiting for the network",
    part: "#contact",
    expectedErrors: /Failed to (fetch|load)/,
    before: (page) => page.route(API, (route) => route.abort()),
    reach: (page) => askForDemo(page, someone()),
  },
];

const say = async (page: Page, words: string, answer: RegExp) => {
  await page.getByLabel("Type to Ellaira").fill(words);
  await page.keyboard.press("Enter");
  const answers = panel(page).locator("[data-speaker=assistant]");
  await expect(answers.last()).toContainText(answer, { timeout: 30_000 });
};

const call = async (page: Page) => {
  await press(page);
  await expectPhase(page, "in-call");
  await expect(panel(page)).toBeVisible();
};

const talk = async (page: Page) => {
  await call(page);
  await say(page, "do you speak Polish", /12 languages/);
  await say(page, "I’d like to book a check-up", /which day/i);
};

const calls: State[] = [
  {
    name: "a call that waits for the microphone",
    part: "#hero",
    before: async (page) => {
      await hearWith(page, { onDevice: true });
      await page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () => new Promise(() => {});
      });
    },
    reach: press,
  },
  {
    name: "a call that connects",
    part: "#hero",
    before: (page) => page.route("**/*synthesis-worker*", () => undefined),
    reach: async (page) => {
      await press(page);
      await expectPhase(page, "connecting");
    },
  },
  { name: "a call", part: "#hero", before: withoutRecognition, reach: talk },
  {
    name: "a muted call",
    part: "#hero",
    before: (page) => hearWith(page, { onDevice: true }),
    reach: async (page) => {
      await call(page);
      await panel(page).getByRole("button", { name: "Mute" }).click();
    },
  },
  {
    name: "a call with an emergency",
    part: "#hero",
    before: withoutRecognition,
    reach: async (page) => {
      await call(page);
      await page.getByLabel("Type to Ellaira").fill("I have chest pain");
      await page.keyboard.press("Enter");
      await expect(panel(page).getByRole("alert")).toBeVisible();
      // What she says moves the words above it.
      await expect(panel(page)).toContainText("Your turn", { timeout: 30_000 });
    },
  },
  {
    name: "a call that has ended",
    part: "#hero",
    before: withoutRecognition,
    reach: async (page) => {
      await call(page);
      await say(page, "do you speak Polish", /12 languages/);
      await press(page);
      await expectPhase(page, "idle");
    },
  },
  {
    name: "a call that asks whether it may listen",
    part: "#hero",
    before: (page) => hearWith(page, { onDevice: false }),
    reach: async (page) => {
      await press(page);
      await expect(
        page.getByRole("button", { name: "Yes, use my voice" }),
      ).toBeVisible();
    },
  },
  {
    name: "a call without the microphone",
    part: "#hero",
    before: async (page) => {
      await hearWith(page, { onDevice: true });
      await page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () =>
          Promise.reject(new DOMException("refused", "NotAllowedError"));
      });
    },
    reach: async (page) => {
      await press(page);
      await expect(panel(page)).toContainText("blocked the microphone");
    },
  },
  {
    name: "a call on the case study",
    path: routes.caseStudy,
    part: "#demo",
    before: withoutRecognition,
    reach: talk,
  },
];

const states: State[] = [
  { name: "the open menu", tag: "@phone", part: "dialog", reach: openMenu },
  {
    name: "the open list of a text’s sections",
    tag: "@phone",
    path: routes.privacyPolicy,
    part: "main",
    reach: (page) => page.locator("summary").click(),
  },
  {
    name: "the second testimonial",
    part: "#testimonials",
    reach: (page) =>
      page.getByRole("button", { name: /^Show testimonial 2/ }).click(),
  },
  ...forms,
  ...calls,
];

/** What a visitor may ask of the browser for their eyes' sake. */
const larger = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  const fontSizes = { standard: 32, fixed: 26 };
  await devtools.send("Page.setFontSizes", { fontSizes });
};

const forced = (page: Page) => page.emulateMedia({ forcedColors: "active" });

/** States as they are for whoever has set up their browser in some way. */
const as = (
  how: (page: Page) => Promise<unknown>,
  list: readonly State[],
): State[] =>
  list.map((state) => ({
    ...state,
    before: async (page) => {
      await how(page);
      await state.before?.(page);
    },
  }));

const named = (...names: string[]) =>
  [...pages, ...states].filter(({ name }) => names.includes(name));

const groups: Readonly<Record<string, readonly State[]>> = {
  pages,
  states,
  "text at 200 %": [
    ...as(
      larger,
      named(
        "/",
        "/hospitals-case-study",
        "/compliance",
        "/security",
        "the form with its errors",
        "a call",
      ),
    ),
    { name: "the open menu", part: "dialog", before: larger, reach: openMenu },
  ],
  "forced colours": as(
    forced,
    named(
      "/",
      "/compliance",
      "the open menu",
      "the second testimonial",
      "the form with its errors",
      "a call",
    ),
  ),
};

for (const [group, list] of Object.entries(groups))
  test.describe(group, () => {
    for (const {
      name,
      path = "/",
      tag,
      part,
      expectedErrors,
      before,
      reach,
    } of list)
      test.describe(() => {
        test.use({ expectedErrors });
        test(name, { tag: tag ?? [] }, async ({ page }) => {
          await page.emulateMedia({ reducedMotion: "reduce" });
          await before?.(page);
          await page.goto(path);
          await hydrated(page);
          await reach?.(page);
          const covers = (await ownScreen(page).count()) > 0;
          await expectAccessible(page, covers ? "dialog:modal" : part);
        });
      });
  });

test.describe("without JavaScript", () => {
  for (const path of paths)
    test(path, async ({ page }) => {
      // Else what moves lies over other things for a while.
      await page.emulateMedia({ reducedMotion: "reduce" });
      const devtools = await page.context().newCDPSession(page);
      const noScripts = (value: boolean) =>
        devtools.send("Emulation.setScriptExecutionDisabled", { value });
      await noScripts(true);
      await page.goto(path);
      await expect(page.locator("noscript aside")).toBeVisible();
      await page.evaluate(() => {
        // What stands there now goes with the next change of the page, once scripts may run.
        for (const part of document.querySelectorAll("noscript")) {
          const same = document.createElement("div");
          same.append(...part.childNodes);
          part.replaceWith(same);
        }
      });
      // For axe, which is one. The page’s own are not run any more.
      await noScripts(false);
      await expectAccessible(page);
    });
});

test("with motion, once every section has come", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const waiting = page.locator("[data-reveal=waiting], [data-counting]");
  while ((await waiting.count()) > 0) {
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(50);
  }
  // Nothing moves while it is looked at.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByRole("button", { name: /^Show testimonial 3/ }).click();
  await expectAccessible(page);
});

test("each badge’s explanation", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await hydrated(page);
  const shown = page.locator("footer").getByRole("tooltip");
  for (const badge of await page.locator("footer section button").all()) {
    // Focus by the keyboard shows it.
    await page.keyboard.press("Shift");
    await badge.focus();
    await expect(shown).toHaveCSS("opacity", "1");
    await expectAccessible(page, "footer section");
  }
});
