import { expect, type Locator, type Page } from "@playwright/test";

/** Presses a key, and makes sure that the focus is somewhere afterwards, and can be seen there. */
export async function pressKey(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expect
    .poll(() => page.evaluate(focusFault), {
      message: `the focus after ${key}`,
      intervals: [0, 20, 100, 300],
      timeout: 5000,
    })
    .toBe("");
}

/** Goes on with a key, Tab if none is given, until something has the focus. */
export async function goTo(
  page: Page,
  target: Locator,
  key = "Tab",
): Promise<void> {
  // More stops than the longest page has.
  for (let stop = 0; stop < 100; stop += 1) {
    await pressKey(page, key);
    if (await target.evaluate((node) => node === document.activeElement))
      return;
  }
  await expect(target, "is reached by the keyboard").toBeFocused();
}

/** Goes to a field and types into it. */
export async function typeInto(
  page: Page,
  label: string,
  text: string,
): Promise<void> {
  await goTo(page, page.getByLabel(label));
  await page.keyboard.type(text);
}

/** @returns what is wrong with where the focus is; nothing, where it is well. Runs in the page. */
function focusFault(): string {
  const { activeElement, body, documentElement } = document;
  if (!activeElement || activeElement === body) return "it is lost";
  const { top, bottom, left, right, height } =
    activeElement.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  if (seen < Math.min(height, innerHeight) / 4) return "it is out of sight";
  // A heading that a link leads to, or the whole text: read, and not pressed.
  if (activeElement.getAttribute("tabindex") === "-1") return "";
  const { outlineStyle, outlineWidth, boxShadow } =
    getComputedStyle(activeElement);
  const outlined = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  if (!outlined && boxShadow === "none") return "it does not show";
  const middle = Math.min(
    Math.max((top + bottom) / 2, 1),
    documentElement.clientHeight - 1,
  );
  const [piece] = activeElement.getClientRects();
  const over = document.elementFromPoint(
    piece ? (piece.left + piece.right) / 2 : (left + right) / 2,
    piece ? (piece.top + piece.bottom) / 2 : middle,
  );
  return over && (activeElement.contains(over) || over.contains(activeElement))
    ? ""
    : "it is covered";
}
