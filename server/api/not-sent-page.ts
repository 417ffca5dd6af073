import {
  defaultTreeAdapter as tree,
  parse,
  serialize,
  type DefaultTreeAdapterTypes,
} from "parse5";
import { FORM_FIELDS, type FormField } from "../../contract/demo-request.ts";

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

type Element = DefaultTreeAdapterTypes.Element;

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
      set(element, "hidden", attribute(element, REASON) !== reason && "");
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
        set(option, "selected", attribute(option, "value") === text && "");
      break;
    case "textarea":
      control.childNodes = [];
      // A browser drops the first line end in a text area.
      tree.insertText(control, `\n${text}`);
      break;
    case "input":
      set(control, "value", text);
  }
}

function elementsIn(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) =>
    tree.isElementNode(child) ? [child, ...elementsIn(child)] : [],
  );
}

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value;

/** @param value false takes the attribute away */
function set(element: Element, name: string, value: string | false): void {
  element.attrs = element.attrs.filter((each) => each.name !== name);
  if (value !== false) element.attrs.push({ name, value });
}
