import { type ReactNode, useEffect, useId, useRef } from "react";
import { callPanel } from "../content/voice.ts";
import { type Transcript, turnsOf } from "./transcript.ts";
import { followWords } from "./transcript-scroll.ts";
import styles from "./transcript-log.module.css";

interface TranscriptLogProps {
  readonly transcript: Transcript;
  readonly isOver: boolean;
  /** The words shown until others are given. */
  readonly simpleVoice: boolean;
  /** The assistant's answers have no sound, so screen readers must read them out. */
  readonly announces: boolean;
  /** Shown above the words, and scrolled away with them. */
  readonly before: ReactNode;
  readonly children: ReactNode;
}

/** Screen-reader users hear the call itself, and read this when they like, unless the call has no sound. */
export function TranscriptLog(props: TranscriptLogProps) {
  const { transcript, isOver, simpleVoice, announces, before, children } =
    props;
  const turns = turnsOf(transcript);
  const heading = useId();
  const log = useRef<HTMLDivElement>(null);

  const follower = useRef<ReturnType<typeof followWords>>(undefined);
  useEffect(() => {
    if (!log.current) return undefined;
    const made = followWords(log.current);
    follower.current = made;
    return made.dispose;
  }, []);
  // A change of the parts beside the words moves them, too.
  useEffect(() =>
    follower.current?.update({ isNew: transcript.length === 0, isOver }),
  );

  return (
    <div
      ref={log}
      className={styles.log}
      role="group"
      data-transcript=""
      aria-labelledby={heading}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling part must be reachable by keyboard
      tabIndex={0}
      onScroll={() => follower.current?.scrolled()}
    >
      <p id={heading} className={styles.heading}>
        {callPanel.transcript}
      </p>
      <p className={styles.note}>
        {callPanel.demo} {simpleVoice && callPanel.simpleVoice}
      </p>
      {before}
      {transcript.length === 0 && (
        <p className={styles.note}>{callPanel.empty}</p>
      )}
      {turns.map(({ speaker, utterances }, turn) => (
        // Turns are only added at the end, so their index identifies them.
        <p key={turn} data-speaker={speaker}>
          <b>{callPanel.speakers[speaker]}</b>
          <span className="spoken">
            {utterances.map(({ text, partial }, nth) => (
              <span key={nth} data-partial={partial || undefined}>
                {text}{" "}
              </span>
            ))}
          </span>
        </p>
      ))}
      {isOver && transcript.length > 0 && (
        <p className={styles.note}>{callPanel.ended}</p>
      )}
      {children}
      {announces && (
        <div role="log" className="visually-hidden">
          {turns.map(
            ({ speaker, utterances }, turn) =>
              speaker === "assistant" && (
                <p key={turn}>{utterances.map(({ text }) => text).join(" ")}</p>
              ),
          )}
        </div>
      )}
    </div>
  );
}
