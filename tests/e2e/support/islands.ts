import type { Locator, Page } from "@playwright/test";
import { ANSWERS, someone, thanks } from "./demo-request.ts";

/** A part of the home page that scripts make answer, and what a tap on it does. */
export interface Island {
  readonly name: string;
  /** Where the island is, if not everywhere. */
  readonly tag?: "@phone";
  readonly button: (page: Page) => Locator;
  /** What shows that the tap was understood. */
  readonly shown: (page: Page) => Locator;
  /** What must be done before the tap; nothing that a page notices. */
  readonly prepare?: (page: Page) => Promise<void>;
}

export const menu: Island = {
  name: "menu",
  tag: "@phone",
  button: (page) => page.getByRole("button", { name: "Open menu" }),
  shown: (page) => page.getByRole("dialog", { name: "Menu" }),
};

export const call: Island = {
  name: "voice call",
  button: (page) => page.getByRole("button", { name: "Speak to Ellaira" }),
  shown: (page) =>
    page.locator("#hero [role=status]").filter({ hasText: /\S/ }),
};

export const carousel: Island = {
  name: "testimonials",
  button: (page) =>
    page.locator("#testimonials").getByRole("button", { name: /^Pause/ }),
  shown: (page) =>
    page.locator("#testimonials").getByRole("button", { name: /^Play/ }),
};

export const form: Island = {
  name: "form",
  button: (page) => page.getByRole("button", { name: "Request Your Demo" }),
  shown: thanks,
  // As a browser's own autofill does it.
  prepare: (page) =>
    page.locator("#contact form").evaluate(
      (element, values) => {
        for (const [field, value] of Object.entries(values)) {
          const control = (element as HTMLFormElement).elements.namedItem(
            field,
          );
          if (
            control instanceof HTMLInputElement ||
            control instanceof HTMLSelectElement
          )
            control.value = value;
        }
      },
      { name: someone(), ...ANSWERS },
    ),
};

export const islands = [menu, call, carousel, form] as const;
