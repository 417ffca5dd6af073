import { useState } from "react";
import { form as copy } from "../content/contact.ts";
import type { ControlProps } from "./field.tsx";
import styles from "./field.module.css";

/** In characters: nobody who writes less is told of a limit. */
const NEAR_THE_END = 500;

/** A screen reader says only every so many. */
const TOLD_EVERY = 100;

/** Says how much room is left once that is little. */
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
