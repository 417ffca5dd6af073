import { KEY_FIELD } from "../../contract/demo-request.ts";

/**
 * Has the browser post a form by itself, as it does without JavaScript: the server answers with a page.
 * @param key of the request, if it was sent before: then it is not taken twice
 */
export function postForm(form: HTMLFormElement, key: string | undefined): void {
  let field: HTMLInputElement | undefined;
  try {
    field = document.createElement("input");
    field.type = "hidden";
    field.name = KEY_FIELD;
    field.value = key ?? "";
    if (key) form.append(field);
    // A browser posts no form that is not in the page.
    if (!form.isConnected) document.body.append(form);
  } finally {
    form.submit();
    // The visitor may come back to this form, and write another request.
    field?.remove();
  }
}
