import { type SubmitEvent, useState } from "react";
import { KEY_FIELD } from "../../contract/demo-request.ts";
import { reportError } from "../errors/report-error.ts";
import { form as copy } from "../content/contact.ts";
import { routes } from "../routes.ts";
import { settings } from "../settings.ts";
import { Button } from "../ui/button.tsx";
import styles from "./demo-request-form.module.css";
import { Fields } from "./fields.tsx";
import { forget, type Outcome, submit } from "./outbox.ts";
import { createSubmission } from "./send-demo-request.ts";
import { ThankYou } from "./thank-you.tsx";
import { UnsentRequests } from "./unsent-requests.tsx";

type State =
  | { readonly name: "editing" | "submitting" }
  | { readonly name: "submitted"; readonly outcome: Outcome };

/** A real form, which posts by itself without JavaScript (spec 4, 5). */
export function DemoRequestForm() {
  const [state, setState] = useState<State>({ name: "editing" });

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.name !== "editing") return;
    const form = event.currentTarget;
    let key = "";
    try {
      const submission = createSubmission(new FormData(form), new Date());
      key = submission.key;
      setState({ name: "submitting" });
      keepFocus(form);
      // The confirmation does not depend on the answer (spec 4): a refused request waits in the outbox.
      const outcome = await submit(submission);
      setState({ name: "submitted", outcome });
    } catch (fault) {
      // No fault of ours may lose the request, or send it twice.
      if (!postForm(form, key)) forget(key);
      // The browser may restore the page as the visitor left it.
      addEventListener("pageshow", () => setState({ name: "editing" }), {
        once: true,
      });
      reportError(fault);
    }
  };

  if (state.name === "submitted") {
    return (
      <ThankYou
        outcome={state.outcome}
        onDone={() => setState({ name: "editing" })}
      />
    );
  }
  const submitting = state.name === "submitting";
  return (
    <div className={styles.sheet} data-ground="paper">
      {!submitting && <UnsentRequests />}
      <form
        method="post"
        action={settings.demoRequests.url}
        // Until this component works, the browser must post the form, and not the router.
        data-astro-reload
        aria-label={copy.submit}
        onInvalidCapture={showFirstFault}
        onSubmit={(event) => void send(event)}
      >
        <Fields />
        <Button
          type="submit"
          className={styles.submit}
          disabled={submitting}
          aria-disabled={submitting}
        >
          {submitting ? copy.submitting : copy.submit}
        </Button>
        <p className={styles.privacy}>
          {`${copy.privacy.text} ${copy.privacy.before} `}
          <a href={routes.privacyPolicy}>Privacy Policy</a>.
        </p>
      </form>
    </div>
  );
}

let isFirst = true;

/** Safari scrolls the first faulty field to the edge of the window, where the bar covers its label. */
function showFirstFault({ target }: { readonly target: EventTarget }): void {
  if (!isFirst || !(target instanceof Element)) return;
  isFirst = false;
  requestAnimationFrame(() => {
    isFirst = true;
    target.scrollIntoView({ block: "center", behavior: "instant" });
  });
}

/**
 * A disabled button would drop the focus, so the form holds it until the confirmation comes. Moving the focus
 * lays out the page, so React changes the page first.
 */
function keepFocus(form: HTMLFormElement): void {
  if (!(document.activeElement instanceof HTMLButtonElement)) return;
  queueMicrotask(() => {
    form.tabIndex = -1;
    form.focus({ preventScroll: true });
  });
}

/**
 * Makes the browser post a form, as it does without JavaScript: the server answers with a page.
 * @param key of the request, so that the server recognises it if it was sent before
 * @returns whether the form was given the key
 */
function postForm(form: HTMLFormElement, key: string): boolean {
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
