import { callPanel } from "../content/voice.ts";
import styles from "./choices.module.css";
import { toTranscript } from "./call-focus.ts";

const IN_VIEW = { block: "nearest", inline: "nearest" } as const;

interface ChoicesProps {
  readonly choices: readonly string[];
  readonly onSay: (text: string) => void;
}

export function Choices({ choices, onSay }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <ul role="list" aria-label={callPanel.choices} className={styles.choices}>
      {choices.map((choice) => (
        <li key={choice}>
          <button
            ref={toTranscript}
            type="button"
            // Browsers don't scroll to a control that is partly in view.
            onFocus={({ target }) => target.scrollIntoView(IN_VIEW)}
            onClick={() => onSay(choice)}
          >
            {choice}
          </button>
        </li>
      ))}
    </ul>
  );
}
