import { memo, type ReactNode, type SubmitEvent, useState } from "react";
import {
  FORM_FIELDS,
  HONEYPOT_FIELD,
  PRACTICE_TYPES,
  type FormField,
} from "../../contract/demo-request.ts";
import { reportError } from "../errors/report-error.ts";
import { form as copy } from "../content/contact.ts";
import { routes } from "../routes.ts";
import { settings } from "../settings.ts";
import { Button } from "../ui/button.tsx";
import styles from "./demo-request-form.module.css";
import { type ControlProps, Field, Message } from "./field.tsx";
import { forget, type Outcome, submit } from "./outbox.ts";
import { postForm } from "./post-form.ts";
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

type Control = (control: ControlProps) => ReactNode;

const CONTROLS: Readonly<Record<FormField, Control>> = {
  name: (control) => (
    <input {...control} type="text" autoComplete="name" required />
  ),
  email: (control) => (
    <input {...control} type="email" autoComplete="email" required />
  ),
  phone: (control) => (
    <input {...control} type="tel" autoComplete="tel" required />
  ),
  practiceType: ({ id, name, className }) => (
    <select id={id} name={name} className={className} defaultValue="" required>
      <option value="">{copy.noPracticeType}</option>
      {PRACTICE_TYPES.map((type) => (
        <option key={type} value={type}>
          {copy.practiceTypes[type]}
        </option>
      ))}
    </select>
  ),
  practice: (control) => (
    <input {...control} type="text" autoComplete="organization" required />
  ),
  message: (control) => <Message {...control} />,
};

/** Does not render again while the form is being sent. */
const Fields = memo(function Fields() {
  return (
    <>
      <p className={styles.required}>{copy.required}</p>
      <div className={styles.fields}>
        {FORM_FIELDS.map((name) => (
          <Field
            key={name}
            name={name}
            label={
              name === "message"
                ? `${copy.labels[name]} ${copy.optional}`
                : copy.labels[name]
            }
            hint={name === "message" ? copy.messageHint : undefined}
            wide={name === "practice" || name === "message"}
          >
            {CONTROLS[name]}
          </Field>
        ))}
      </div>
      {/* For programs that fill in every field. */}
      <label className="visually-hidden" aria-hidden="true">
        Leave this empty
        <input
          name={HONEYPOT_FIELD}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
        />
      </label>
    </>
  );
});
