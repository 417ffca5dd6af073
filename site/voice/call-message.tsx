import warning from "@phosphor-icons/core/assets/fill/warning-circle-fill.svg?raw";
import {
  callFailures,
  hearing as hearingCopy,
  voice,
} from "../content/voice.ts";
import { sections } from "../routes.ts";
import { phoneHref, settings } from "../settings.ts";
import { Button } from "../ui/button.tsx";
import { handFocusOn } from "../ui/hand-focus-on.ts";
import { Icon } from "../ui/icon.tsx";
import { findCallButton, transcriptBeside } from "./call-focus.ts";
import styles from "./call-message.module.css";
import type { CallState } from "./call-state.ts";
import { announcementOf, failureOf } from "./call-status.ts";
import type { FailureReason, Hearing } from "./engine.ts";
import { useOwnScreen } from "./use-own-screen.ts";

interface CallMessageProps {
  readonly state: CallState;
  /** In the call's own sheet: without what is obvious there. */
  readonly inSheet?: boolean;
  /** The visitor follows a link to another part of the page. */
  readonly onLeave?: () => void;
  readonly unavailable?: boolean;
}

/** Everything lies over the room of the first helper text, so that nothing moves when the message changes. */
export function CallMessage(props: CallMessageProps) {
  const { state, inSheet = false, unavailable = false, onLeave } = props;
  const { phase, hearing } = state;
  const elsewhere = useOwnScreen() && !inSheet && phase !== "idle";
  const failure = unavailable ? "not-configured" : failureOf(state);
  const isAsking = hearing.state === "asking" && !elsewhere;
  const isQuiet = failure === undefined && !isAsking;
  return (
    <div className={styles.message} data-in-sheet={inSheet || undefined}>
      {!inSheet && (
        <p className={styles.room} aria-hidden="true">
          {voice.helper.idle}
        </p>
      )}
      {!inSheet && <p className={styles.tooOld}>{voice.tooOld}</p>}
      <div className={styles.words}>
        <div role="status">
          <p className="visually-hidden">{announcementOf(state)}</p>
          {failure && <Failure reason={failure} />}
        </div>
        {isAsking && <Question hearing={hearing} />}
        {isQuiet && (
          <Helper state={state} inSheet={inSheet} onLeave={onLeave} />
        )}
      </div>
    </div>
  );
}

function Failure({ reason }: { readonly reason: FailureReason }) {
  const [before, after] = callFailures[reason].split("{phone}");
  return (
    <p className={styles.failure}>
      <Icon svg={warning} size={22} />
      <span>
        {before}
        <a href={phoneHref}>{settings.phone}</a>
        {after}
      </span>
    </p>
  );
}

/** The question disappears when it is answered, so the focus goes to the transcript or the button. */
const toCall = handFocusOn(
  (control) => transcriptBeside(control) ?? findCallButton(),
);

function Question({
  hearing,
}: {
  readonly hearing: Extract<Hearing, { state: "asking" }>;
}) {
  const { text, yes, no } = hearingCopy.ask;
  return (
    <div
      className={styles.question}
      role="group"
      aria-label={hearingCopy.ask.label}
    >
      <p>{text}</p>
      <Button ref={toCall} size="small" onClick={() => hearing.answer(true)}>
        {yes}
      </Button>
      <Button
        ref={toCall}
        size="small"
        kind="ghost"
        onClick={() => hearing.answer(false)}
      >
        {no}
      </Button>
    </div>
  );
}

interface HelperProps {
  readonly state: CallState;
  readonly inSheet: boolean;
  readonly onLeave: (() => void) | undefined;
}

function Helper({ state, inSheet, onLeave }: HelperProps) {
  const { phase, askingMicrophone, wasConnected } = state;
  const { helper } = voice;
  if (phase === "idle" && wasConnected)
    return (
      <p className={styles.helper}>
        {helper.after}{" "}
        <a href={`#${sections.contact}`} onClick={onLeave}>
          {helper.book}
        </a>
      </p>
    );
  if (askingMicrophone)
    return <p className={styles.helper}>{helper.microphone}</p>;
  if (inSheet) return null;
  return <p className={styles.helper}>{helper[phase]}</p>;
}
