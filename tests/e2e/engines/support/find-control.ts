/** The place of an element that was scrolled into the window; undefined while it can't be pressed. */
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
  heading: "h1, h2, h3, h4",
  field: "input, textarea, select",
  dialog: "dialog",
  /** A request at the desk, by the requester's name. */
  request: "summary b",
} as const;

/** Finds a visible control by its role and name. Runs in the page, so it is self-contained. */
export function findControl(
  selector: string,
  name: string,
  within: string,
): Element | undefined {
  const tidy = (text: string | null | undefined) =>
    (text ?? "").replaceAll(/\s+/g, " ").trim();
  const nameOf = (element: Element) => {
    const label = element.getAttribute("aria-label");
    if (label) return tidy(label);
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    if (ids.length > 0)
      return tidy(
        ids.map((id) => document.getElementById(id)?.textContent).join(" "),
      );
    if (
      "labels" in element &&
      element.labels instanceof NodeList &&
      element.labels.length > 0
    )
      return tidy([...element.labels].map((it) => it.textContent).join(" "));
    return tidy(element.textContent);
  };
  const matches = (found: string) =>
    name.endsWith("…") ? found.startsWith(name.slice(0, -1)) : found === name;
  // A modal takes the rest of the page out of reach.
  const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
  return [...document.querySelectorAll(within)]
    .flatMap((part) => [...part.querySelectorAll(selector)])
    .filter((element) => !modal || modal.contains(element))
    .find(
      (element) =>
        getComputedStyle(element).visibility === "visible" &&
        element.getBoundingClientRect().width > 1 &&
        matches(nameOf(element)),
    );
}
