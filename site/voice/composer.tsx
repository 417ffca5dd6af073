import { useState } from "react";
import type { SubmitEvent } from "react";
import { callPanel } from "../content/voice.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./composer.module.css";
import { paperPlaneRight } from "./icons.ts";

export function Composer({
  onSay,
}: {
  readonly onSay: (text: string) => void;
}) {
  const [text, setText] = useState("");
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSay(text);
    setText("");
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        type="text"
        aria-label={callPanel.type}
        placeholder={callPanel.type}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" aria-label={callPanel.send}>
        <Icon path={paperPlaneRight} />
      </button>
    </form>
  );
}
