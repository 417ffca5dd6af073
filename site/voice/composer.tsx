import send from "@phosphor-icons/core/assets/fill/paper-plane-right-fill.svg?raw";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { callPanel } from "../content/voice.ts";
import { handFocusOn } from "../ui/hand-focus-on.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./composer.module.css";
import { transcriptBeside } from "./transcript-log.tsx";

const toTranscript = handFocusOn(transcriptBeside);

interface ComposerProps {
  readonly choices: readonly string[];
  readonly onSay: (text: string) => void;
}

/** Another way to talk: quick replies and typing, also while she speaks. */
export function Composer({ choices, onSay }: ComposerProps) {
  const [text, setText] = useState("");
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSay(text);
    setText("");
  };
  return (
    <div className={styles.composer}>
      {choices.length > 0 && (
        <ul
          role="list"
          aria-label={callPanel.choices}
          className={styles.choices}
        >
          {choices.map((choice) => (
            <li key={choice}>
              <button
                ref={toTranscript}
                type="button"
                onClick={() => onSay(choice)}
              >
                {choice}
              </button>
            </li>
          ))}
        </ul>
      )}
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
          <Icon svg={send} />
        </button>
      </form>
    </div>
  );
}
