import { defaultTreeAdapter as tree, parse, serialize } from "parse5";
import { FORM_FIELDS, type FormField } from "../../contract/demo-request.ts";
import {
  attribute,
  type Element,
  elementsIn,
  setAttribute,
} from "../pages/html.ts";

export type SentForm = Readonly<Partial<Record<FormField, string>>>;

export const sentForm = (
  form: Readonly<Partial<Record<FormField, unknown>>>,
): SentForm =>
  Object.fromEntries(
    FORM_FIELDS.flatMap((field) => {
      const text = form[field];
      return typeof text === "string" ? [[field, text]] : [];
    }),
  );

/** The status says which of the reasons in the page is shown. */
const REASON = "data-status";
const OTHER_REASON = "400";

/**
 * Parses the page once, which takes twenty times as long as the rest. @returns a function that writes the page with the
 * reason for a refusal and with the form filled in again
 */
export function createNotSentPage(
  html: string,
): (status: number, sent: SentForm) => string {
  const document = parse(html);
  const elements = elementsIn(document);
  const reasons = elements.filter((element) => attribute(element, REASON));
  const known = new Set(reasons.map((element) => attribute(element, REASON)));

  return (status, sent) => {
    const reason = known.has(String(status)) ? String(status) : OTHER_REASON;
    for (const element of reasons)
      setAttribute(
        element,
        "hidden",
        attribute(element, REASON) !== reason && "",
      );
    // Every field is set, so that no text of one visitor is left for the next.
    for (const field of FORM_FIELDS)
      for (const element of elements)
        if (attribute(element, "name") === field)
          fill(element, sent[field] ?? "");
    return serialize(document);
  };
}

function fill(control: Element, text: string): void {
  switch (control.tagName) {
    case "select":
      for (const option of elementsIn(control))
        setAttribute(
          option,
          "selected",
          attribute(option, "value") === text && "",
        );
      break;
    case "textarea":
      control.childNodes = [];
      // A browser drops the first line end in a text area.
      tree.insertText(control, `\n${text}`);
      break;
    case "input":
      setAttribute(control, "value", text);
  }
}
