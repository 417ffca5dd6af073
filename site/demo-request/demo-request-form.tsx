import { memo, useRef, useState } from "react";
import type { SubmitEvent } from "react";
import { PRACTICE_TYPES, HONEYPOT_FIELD } from "../../contract/demo-request.ts";
import { countStep } from "../count-step.ts";
import { form as copy } from "../content/contact.ts";
import { routes } from "../routes.ts";
import { settings } from "../settings.ts";
import { Button } from "../ui/button.tsx";
import styles from "./demo-request-form.module.css";
import { Field } from "./field.tsx";
import { type Outcome, submit } from "./outbox.ts";
import { createSubmission } from "./send-demo-request.ts";
import { ThankYou } from "./thank-you.tsx";

type State =
  | { readonly name: "editing" | "submitting" }
  | {
      readonly name: "submitted";
      readonly outcome: Outcome;
      /** In CSS pixels: keeps the page from jumping when the confirmation takes the form's place. */
      readonly height: number;
    };

/**
 * The request for a demo (spec 4, 5). A real form that posts to the server by itself; with
 * JavaScript it is sent in the background and the confirmation takes its place for a while.
 */
export function DemoRequestForm() {
  const [state, setState] = useState<State>({ name: "editing" });
  const sheet = useRef<HTMLDivElement>(null);
  const begun = useRef(false);

  const begin = () => {
    if (!begun.current) countStep("form_begun");
    begun.current = true;
  };

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.name !== "editing") return;
    const sent = event.currentTarget;
    const form = new FormData(sent);
    setState({ name: "submitting" });
    countStep("form_sent");
    // A disabled button would drop the focus: the form holds it until the confirmation gets it. Only once React has
    // changed the page: to move the focus, the browser lays out what has changed.
    if (document.activeElement instanceof HTMLButtonElement)
      queueMicrotask(() => {
        sent.tabIndex = -1;
        sent.focus({ preventScroll: true });
      });
    // The confirmation comes whatever the answer is (spec 4): what was not accepted waits in the outbox.
    const outcome = await submit(createSubmission(form, new Date()));
    const height = sheet.current?.offsetHeight ?? 0;
    setState({ name: "submitted", outcome, height });
  };

  if (state.name === "submitted") {
    return (
      <ThankYou
        outcome={state.outcome}
        height={state.height}
        onDone={() => setState({ name: "editing" })}
      />
    );
  }
  const submitting = state.name === "submitting";
  return (
    <div ref={sheet} className={styles.sheet} data-ground="paper">
      <form
        method="post"
        action={settings.demoRequests.url}
        // Without JavaScript, and before this works, the browser posts it itself: not the router.
        data-astro-reload
        aria-label={copy.submit}
        onInput={begin}
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

/** What stays as it is while the form is sent. */
const Fields = memo(function Fields() {
  return (
    <>
      <p className={styles.required}>{copy.required}</p>
      <div className={styles.fields}>
        <Field name="name" label={copy.labels.name}>
          {(control) => (
            <input {...control} type="text" autoComplete="name" required />
          )}
        </Field>
        <Field name="email" label={copy.labels.email}>
          {(control) => (
            <input {...control} type="email" autoComplete="email" required />
          )}
        </Field>
        <Field name="phone" label={copy.labels.phone}>
          {(control) => (
            <input {...control} type="tel" autoComplete="tel" required />
          )}
        </Field>
        <Field name="practiceType" label={copy.labels.practiceType}>
          {(control) => (
            <select {...control} defaultValue="" required>
              <option value="">{copy.noPracticeType}</option>
              {PRACTICE_TYPES.map((type) => (
                <option key={type} value={type}>
                  {copy.practiceTypes[type]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field name="practice" label={copy.labels.practice} wide>
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="organization"
              required
            />
          )}
        </Field>
        <Field
          name="message"
          label={`${copy.labels.message} ${copy.optional}`}
          hint={copy.messageHint}
          wide
        >
          {(control) => <textarea {...control} rows={4} />}
        </Field>
      </div>
      {/* For programs that fill in whatever they find. */}
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
