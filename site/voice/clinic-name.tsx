import { type SubmitEvent, useId, useState } from "react";
import { callPanel } from "../content/voice.ts";
import styles from "./clinic-name.module.css";

/** The longest clinic name that the receptionist uses, in characters (receptionist.ts). */
const MAX_LENGTH = 60;

/** The assistant answers under this name from its next word on. The name stays in the page. */
export function ClinicName({
  onName,
}: {
  readonly onName: (clinic: string) => void;
}) {
  const id = useId();
  const [name, setName] = useState("");
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onName(name);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id}>{callPanel.clinic.label}</label>
      <input
        id={id}
        type="text"
        placeholder={callPanel.clinic.example}
        autoComplete="organization"
        enterKeyHint="done"
        maxLength={MAX_LENGTH}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onBlur={() => name.trim() && onName(name)}
      />
    </form>
  );
}
