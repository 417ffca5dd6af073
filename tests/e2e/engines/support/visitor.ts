import { expect } from "@playwright/test";

export type EngineName = "chromium" | "firefox" | "webkit";

export interface BrowserOptions {
  /** Of the page, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly reducedMotion?: boolean;
}

/** Commands that every engine supports in its own protocol: no more than journeys need. Points are in CSS pixels of the window. */
export interface Browser {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Runs an expression in the page. @returns its value, or what its promise resolves to, if JSON can hold it */
  evaluate(expression: string): Promise<unknown>;
  click(x: number, y: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  press(key: "Tab" | "Enter" | "Escape"): Promise<void>;
  type(text: string): Promise<void>;
  /** A picture of what is in the window, as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** How long a visitor waits for what must happen, in milliseconds. */
const PATIENCE = 10_000;

/** The place of an element that was scrolled into the window. */
interface Place {
  readonly x: number;
  readonly y: number;
}

interface Wanted {
  readonly role: keyof typeof ROLES;
  /** The whole accessible name, or its beginning followed by `…`. */
  readonly name: string;
  /** A selector of a part that contains it. */
  readonly within?: string;
}

const ROLES = {
  button: "button",
  link: "a[href]",
  field: "input, textarea, select",
} as const;

type Json = string | number | boolean | null | readonly Json[];

export type Visitor = ReturnType<typeof createVisitor>;

/** A visitor's actions on the site, the same for every engine. */
export function createVisitor(browser: Browser, site: string) {
  /** Runs a function in the page, which must be self-contained. */
  const run = async <Given extends readonly Json[], Result>(
    act: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> =>
    // The engines hand over what the function returned, as JSON.
    (await browser.evaluate(
      `(${String(act)})(...${JSON.stringify(given)})`,
    )) as Result;

  /** Waits until a function in the page returns the wanted value. While a page unloads, nothing can run in it. */
  async function sees<Given extends readonly Json[]>(
    wanted: unknown,
    act: (...given: Given) => unknown,
    ...given: Given
  ): Promise<void> {
    await expect
      .poll(() => run(act, ...given).catch((fault: unknown) => String(fault)), {
        intervals: [0, 50, 100, 250],
        timeout: PATIENCE,
      })
      .toEqual(wanted);
  }

  const control = ({ role, name, within = "body" }: Wanted) =>
    `(${String(findControl)})(${[ROLES[role], name, within].map((part) => JSON.stringify(part)).join()})`;

  /** Waits until a control stands still and can be pressed there. */
  async function placeOf(wanted: Wanted): Promise<Place> {
    const look = `(${String(bringIntoView)})(${control(wanted)})`;
    let place: unknown;
    await expect
      .poll(
        async () => (place = await browser.evaluate(look).catch(() => null)),
        {
          message: `${wanted.role} “${wanted.name}” can be pressed`,
          intervals: [0, 50, 100],
          timeout: PATIENCE,
        },
      )
      .toBeTruthy();
    // As bringIntoView returns it.
    return place as Place;
  }

  async function press(
    role: Wanted["role"],
    name: string,
    within = "body",
  ): Promise<void> {
    const { x, y } = await placeOf({ role, name, within });
    await browser.click(x, y);
  }

  return {
    browser,
    run,
    sees,
    press,
    open: (path: string) => browser.open(`${site}${path}`),
    scrollTo: async (role: Wanted["role"], name: string) =>
      void (await placeOf({ role, name })),
    async hover(role: Wanted["role"], name: string): Promise<void> {
      const { x, y } = await placeOf({ role, name });
      await browser.move(x, y);
    },
    /** Types into an empty field, once it has the focus. */
    async fill(label: string, text: string): Promise<void> {
      const field = control({ role: "field", name: label });
      await expect(async () => {
        await press("field", label);
        const focused = `${field} === document.activeElement`;
        expect(await browser.evaluate(focused)).toBe(true);
      }, `the field “${label}” takes the focus`).toPass({ timeout: PATIENCE });
      await browser.type(text);
      await expect
        .poll(() => browser.evaluate(`${field}.value`), {
          message: `what “${label}” holds`,
        })
        .toBe(text);
    },
    /** Chooses from a list, by script: each engine opens it in its own way. */
    choose: (label: string, value: string) =>
      browser.evaluate(
        `(${String(chooseIn)})(${control({ role: "field", name: label })}, ${JSON.stringify(value)})`,
      ),
    /** Waits until a part of the page holds the words, visible or not. */
    reads: (words: string, within = "body") =>
      sees(
        true,
        (text, part) =>
          [...document.querySelectorAll(part)].some((it) =>
            it.textContent.replaceAll(/\s+/g, " ").includes(text),
          ),
        words,
        within,
      ),
    isAt: (path: string) => sees(path, () => location.pathname + location.hash),
    /** Waits until the focused element matches a selector. */
    hasFocus: (selector: string) =>
      sees(
        "",
        (wanted) => {
          const { activeElement } = document;
          return activeElement?.matches(wanted)
            ? ""
            : `the focus is on ${activeElement?.outerHTML.slice(0, 120) ?? "nothing"}`;
        },
        selector,
      ),
    /** Waits until the page has been painted this many times. */
    frames: (count: number) =>
      run(async (left) => {
        for (; left > 0; left -= 1)
          await new Promise((resolve) => {
            requestAnimationFrame(resolve);
          });
      }, count),
    /** Moves the mouse like a reader, and waits until all interactive parts answer and nothing moves. */
    async wakes(): Promise<void> {
      // Firefox can't move the mouse over a page that it has not painted yet.
      await sees(
        true,
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() =>
              requestAnimationFrame(() => resolve(true)),
            );
          }),
      );
      await browser.move(5, 5);
      await browser.move(6, 6);
      await sees(
        0,
        () => document.querySelectorAll("astro-island[ssr]").length,
      );
      await sees(true, () => "loaded" in document.documentElement.dataset);
    },
  };
}

/** Finds a visible control by its role and name. Runs in the page, so it is self-contained. */
function findControl(
  selector: string,
  name: string,
  within: string,
): HTMLElement | undefined {
  const nameOf = (element: HTMLElement) => {
    const labels = "labels" in element && (element.labels as NodeList | null);
    const parts = labels && labels.length > 0 ? [...labels] : [element];
    return (
      element.getAttribute("aria-label") ??
      parts.map((part) => part.textContent).join(" ")
    )
      .replaceAll(/\s+/g, " ")
      .trim();
  };
  const matches = (found: string) =>
    name.endsWith("…") ? found.startsWith(name.slice(0, -1)) : found === name;
  // A modal takes the rest of the page out of reach.
  const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.closest(within))
    .filter((element) => !modal || modal.contains(element))
    .find(
      (element) =>
        getComputedStyle(element).visibility === "visible" &&
        element.getBoundingClientRect().width > 1 &&
        matches(nameOf(element)),
    );
}

/** Runs in the page. @returns where to press, if the control stands still there with nothing over it */
async function bringIntoView(
  control: Element | undefined,
): Promise<Place | undefined> {
  if (!control) return undefined;
  const middle = () => {
    const [box = control.getBoundingClientRect()] = control.getClientRects();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const isFree = ({ x, y }: Place) =>
    control.contains(document.elementFromPoint(x, y));
  if (!isFree(middle()))
    control.scrollIntoView({ block: "center", behavior: "instant" });
  const before = middle();
  await new Promise((resolve) => {
    setTimeout(resolve, 60);
  });
  const place = middle();
  const stands = place.x === before.x && place.y === before.y;
  return stands && isFree(place) ? place : undefined;
}

/** Runs in the page. */
function chooseIn(list: Element | undefined, value: string): void {
  if (!(list instanceof HTMLSelectElement)) throw new Error("There is no list");
  list.value = value;
  for (const event of ["input", "change"])
    list.dispatchEvent(new Event(event, { bubbles: true }));
}
