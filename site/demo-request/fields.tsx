import { memo, useState } from "react";
import {
  FORM_FIELDS,
  HONEYPOT_FIELD,
  MAX_LENGTH,
  PRACTICE_TYPES,
  type FormField,
} from "../../contract/demo-request.ts";
import { form as copy } from "../content/contact.ts";
import { warningCircle } from "../icons.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./demo-request-form.module.css";

/** Does not render again while the form is being sent. */
export const Fields = memo(function Fields() {
  return (
    <>
      <p className={styles.required}>{copy.required}</p>
      <div className={styles.fields}>
        {FORM_FIELDS.map((name) => (
          <Field key={name} name={name} />
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

function Field({ name }: { readonly name: FormField }) {
  const id = `demo-${name}`;
  const isMessage = name === "message";
  const hintId = isMessage ? `${id}-hint` : undefined;
  return (
    <div
      className={styles.field}
      data-wide={isMessage || name === "practice" || undefined}
    >
      <label htmlFor={id}>
        {isMessage
          ? `${copy.labels[name]} ${copy.optional}`
          : copy.labels[name]}
      </label>
      <div className={styles.box}>
        <Control
          id={id}
          name={name}
          maxLength={MAX_LENGTH[name]}
          className={styles.control}
          aria-describedby={hintId}
        />
        <span className={styles.mark}>
          <Icon path={warningCircle} />
        </span>
      </div>
      {isMessage && (
        <p id={hintId} className={styles.hint}>
          {copy.messageHint}
        </p>
      )}
    </div>
  );
}

/** What ties a control to its label and hint. */
interface ControlProps {
  readonly id: string;
  readonly name: FormField;
  readonly maxLength: number;
  readonly className: string | undefined;
  readonly "aria-describedby": string | undefined;
}

const INPUTS = {
  name: { type: "text", autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  phone: { type: "tel", autoComplete: "tel" },
  practice: { type: "text", autoComplete: "organization" },
} as const;

function Control(control: ControlProps) {
  const { id, name, className } = control;
  if (name === "message") return <Message {...control} />;
  if (name !== "practiceType")
    return <input {...control} {...INPUTS[name]} required />;
  return (
    <select id={id} name={name} className={className} defaultValue="" required>
      <option value="">{copy.noPracticeType}</option>
      {PRACTICE_TYPES.map((type) => (
        <option key={type} value={type}>
          {copy.practiceTypes[type]}
        </option>
      ))}
    </select>
  );
}

/** The limit is mentioned once so few characters are left. */
const NEAR_THE_END = 500;

/** A screen reader announces it only after every so many characters. */
const TOLD_EVERY = 100;

/** Says how much room is left once there is little. */
function Message(control: ControlProps) {
  const [left, setLeft] = useState(Infinity);
  const told = Math.ceil(left / TOLD_EVERY) * TOLD_EVERY;
  const isNear = left <= NEAR_THE_END;
  return (
    <>
      <textarea
        {...control}
        rows={4}
        onInput={({ currentTarget: { value } }) =>
          setLeft(control.maxLength - value.length)
        }
      />
      {isNear && (
        <p className={styles.left} aria-hidden="true">
          {copy.charactersLeft(left)}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {isNear && copy.charactersLeft(told)}
      </p>
    </>
  );
}
