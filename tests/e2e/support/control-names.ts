import type { Page } from "@playwright/test";

/** What can be pressed, typed into or chosen from, in the browser's own words. */
const CONTROLS = new Set([
  "button",
  "checkbox",
  "combobox",
  "DisclosureTriangle",
  "link",
  "listbox",
  "menuitem",
  "option",
  "radio",
  "searchbox",
  "slider",
  "spinbutton",
  "switch",
  "tab",
  "textbox",
]);

/**
 * Compares what a visitor sees on each control with the name that the browser tells assistive technology: who says
 * "click" and what they see must reach it (WCAG 2.2, 2.5.3).
 *
 * @param part the selector of what is looked at
 * @returns the controls without a name, or with one that lacks what is seen, in words
 */
export async function nameFaults(page: Page, part: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { result: root } = await devtools.send("Runtime.evaluate", {
    expression: `document.querySelector(${JSON.stringify(part)})`,
  });
  if (!root.objectId) throw new Error(`There is no ${part}`);
  const { nodes } = await devtools.send("Accessibility.queryAXTree", {
    objectId: root.objectId,
  });
  const faults: string[] = [];
  for (const { ignored, role, name, backendDOMNodeId } of nodes) {
    if (ignored || !CONTROLS.has(String(role?.value)) || !backendDOMNodeId)
      continue;
    const { object } = await devtools.send("DOM.resolveNode", {
      backendNodeId: backendDOMNodeId,
    });
    if (!object.objectId) continue;
    const { result } = await devtools.send("Runtime.callFunctionOn", {
      objectId: object.objectId,
      functionDeclaration: String(seenOn),
      returnByValue: true,
    });
    const seen = plain(String(result.value ?? ""));
    const told = plain(String(name?.value ?? ""));
    if (!told || !told.includes(seen))
      faults.push(`“${seen}” is called “${told}”`);
  }
  await devtools.detach();
  return faults;
}

/** Neither case, nor space, nor signs at the end are spoken. */
const plain = (text: string) =>
  text
    .normalize()
    .toLowerCase()
    .replaceAll(/\s+/g, " ")
    .replace(/[\s.…]+$/, "")
    .trim();

/** The words that are seen on a control, or on its label. Runs in the page, on the control. */
function seenOn(this: Element): string {
  const labels =
    this instanceof HTMLInputElement ||
    this instanceof HTMLSelectElement ||
    this instanceof HTMLTextAreaElement
      ? [...(this.labels ?? [])]
      : [];
  return [...labels, this]
    .flatMap((element) => {
      if (element.matches("input, select, textarea")) return [];
      const words: string[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const { parentElement } = text;
        const seen = parentElement?.checkVisibility({
          visibilityProperty: true,
        });
        const spokenOnly = parentElement?.closest(".visually-hidden");
        if (seen && !spokenOnly) words.push(text.textContent ?? "");
      }
      return words;
    })
    .join(" ");
}
