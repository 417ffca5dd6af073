import { KEY_FIELD } from "../../contract/demo-request.ts";

/**
 * Makes the browser post a form, as it does without JavaScript: the server answers with a page.
 * @param key of the request, so that the server recognises it if it was sent before
 * @returns whether the form was given the key
 */
export function postForm(form: HTMLFormElement, key: string): boolean {
  let field: HTMLInputElement | undefined;
  try {
    // A browser does not post a form that is not in the page.
    if (!form.isConnected) document.body.append(form);
    field = document.createElement("input");
    field.setAttribute("type", "hidden");
    field.setAttribute("name", KEY_FIELD);
    field.setAttribute("value", key);
    form.append(field);
    return true;
  } catch {
    return false;
  } finally {
    form.submit();
    // The visitor may come back to this form and write another request.
    field?.remove();
  }
}
