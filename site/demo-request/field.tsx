import { type ReactNode, useState } from "react";
import { MAX_LENGTH, type FormField } from "../../contract/demo-request.ts";
import { form as copy } from "../content/contact.ts";
import { warningCircle } from "../icons.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./field.module.css";

interface FieldProps {
  readonly name: FormField;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly wide?: boolean;
  /** Gets what ties the control to its label and hint. */
  readonly children: (control: ControlProps) => ReactNode;
}

export interface ControlProps {
  readonly id: string;
  readonly name: FormField;
  readonly maxLength: number;
  readonly className: string | undefined;
  readonly "aria-describedby": string | undefined;
}

export function Field({
  name,
  label,
  hint,
  wide = false,
  children,
}: FieldProps) {
  const id = `demo-${name}`;
  const hintId = hint && `${id}-hint`;
  return (
    <div className={styles.field} data-wide={wide}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        {children({
          id,
          name,
          maxLength: MAX_LENGTH[name],
          className: styles.control,
          "aria-describedby": hintId,
        })}
        <span className={styles.mark}>
          <Icon path={warningCircle} />
        </span>
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The limit is mentioned once so few characters are left. */
const NEAR_THE_END = 500;

/** A screen reader announces it only after every so many characters. */
const TOLD_EVERY = 100;

/** Says how much room is left once there is little. */
export function Message(control: ControlProps) {
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
