/** The place of an element that was scrolled into the window. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Wanted {
  readonly role: keyof typeof ROLES;
  /** The whole accessible name, or its beginning followed by `…`. */
  readonly name: string;
  /** A selector of a part that contains it. */
  readonly within?: string;
}

export const ROLES = {
  button: "button",
  link: "a[href]",
  field: "input, textarea, select",
} as const;

/** Finds a visible control by its role and name. Runs in the page, so it is self-contained. */
export function findControl(
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
