import { callPanel, hearing } from "../content/voice.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { toTranscript } from "./call-focus.ts";
import styles from "./call-notice.module.css";
import type { CallState } from "./call-state.ts";
import { noticeOf } from "./call-status.ts";
import type { Emergency } from "./engine.ts";
import { warning } from "./icons.ts";

/** Only for the eye: the call's message announces it. */
export function CallNotice({ state }: { readonly state: CallState }) {
  const { phase, interrupted, silence } = state;
  const notice = phase === "in-call" ? noticeOf(state) : undefined;
  if (!notice) return null;
  return (
    <div className={styles.notice}>
      <p>{notice}</p>
      {silence?.allow && !interrupted && (
        <Button ref={toTranscript} size="small" onClick={silence.allow}>
          {callPanel.allowAudio.button}
        </Button>
      )}
    </div>
  );
}

interface HearingQuestionProps {
  readonly sentTo: string;
  readonly onAnswer: (yes: boolean) => void;
}

/** The question whether the visitor's voice may be sent away. It follows a press on Talk, and takes the focus. */
export function HearingQuestion({ sentTo, onAnswer }: HearingQuestionProps) {
  const { label, text, yes, no } = hearing.ask;
  return (
    <div className={styles.notice} role="group" aria-label={label} data-asks="">
      <p id="hearing-question">{text.replace("{maker}", sentTo)}</p>
      <Button
        ref={toTranscript}
        size="small"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The visitor has just pressed the button that asks.
        autoFocus
        aria-describedby="hearing-question"
        onClick={() => onAnswer(true)}
      >
        {yes}
      </Button>
      <Button
        ref={toTranscript}
        size="small"
        kind="ghost"
        onClick={() => onAnswer(false)}
      >
        {no}
      </Button>
    </div>
  );
}

/** Shows the number to call at once and in full, until the call ends. */
export function EmergencyNotice({ number, text, help }: Emergency) {
  const lines = help
    ? callPanel.helplines[help]
    : [{ label: callPanel.emergency, number }];
  // For a caller in danger of their life, 999 comes before the helplines.
  const isFirst = (line: { number: string }) =>
    Number(number === "999" && line.number === number);
  return (
    <div
      role="alert"
      className={styles.emergency}
      data-kind={help && "helplines"}
    >
      <p>
        {!help && <Icon path={warning} size={24} />}
        <span>{text}</span>
      </p>
      {lines
        .toSorted((one, other) => isFirst(other) - isFirst(one))
        .map((line) => (
          <ButtonLink
            key={line.number}
            ref={toTranscript}
            size="small"
            href={`tel:${line.number.replaceAll(" ", "")}`}
          >
            {line.label} {line.number}
          </ButtonLink>
        ))}
    </div>
  );
}
