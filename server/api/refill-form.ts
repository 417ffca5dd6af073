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

/** Relies on the ids, the one text area and the options of the form in site/demo-request/demo-request-form.tsx. */
export function refillForm(html: string, sent: SentForm): string {
  const { message, practiceType, ...texts } = sent;
  let page = html;
  for (const [field, text] of Object.entries(texts))
    page = page.replace(
      `id="demo-${field}"`,
      (id) => `${id} value="${escapeHtml(text)}"`,
    );
  if (practiceType)
    page = page.replace(
      `<option value="${escapeHtml(practiceType)}"`,
      (option) => `${option} selected=""`,
    );
  if (message)
    // A browser drops the first line end in a text area.
    page = page.replace(
      "</textarea>",
      (end) => `\n${escapeHtml(message)}${end}`,
    );
  return page;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
