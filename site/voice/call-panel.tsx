import { useState } from "react";
import type { CallState } from "./call-state.ts";
import { hasFailed } from "./call-status.ts";
import { CallFoot } from "./call-foot.tsx";
import { CallHead } from "./call-head.tsx";
import { CallMessage } from "./call-message.tsx";
import { CallNotice } from "./call-notice.tsx";
import { CallSummary, hasSummary } from "./call-summary.tsx";
import { CallSheet } from "./call-sheet.tsx";
import { Choices } from "./choices.tsx";
import { ClinicName } from "./clinic-name.tsx";
import { DemoSlot, DemoSlotInDiary, findDiary } from "./demo-slot.tsx";
import { EmergencyNotice } from "./emergency-notice.tsx";
import { NoteSlip } from "./note-slip.tsx";
import type { VoiceSession } from "./session.ts";
import { TranscriptLog } from "./transcript-log.tsx";
import { useOwnScreen } from "./use-own-screen.ts";

export interface CallPanelProps {
  readonly state: CallState;
  readonly session: VoiceSession;
  readonly className?: string | undefined;
  /** The page has bars and words of its own for the voice, beside the sheet. */
  readonly barsInPage?: boolean;
}

/** Stays, with the words of the call, until the visitor closes it. */
export function CallPanel(props: CallPanelProps) {
  const { state, session, className, barsInPage = false } = props;
  const { phase, transcript, entry } = state;
  const ownScreen = useOwnScreen();
  // The transcript of the call whose panel was closed: the next call has another.
  const [closed, setClosed] = useState<CallState["transcript"]>();
  const isOver = phase === "idle";
  const hasSomethingToSay =
    transcript.length > 0 || (ownScreen && hasFailed(state));
  const isInTheWay = ownScreen && state.handedOver;
  const shown =
    !isInTheWay && (!isOver || (hasSomethingToSay && transcript !== closed));
  const close = () => {
    setClosed(transcript);
    // On a small window what was booked stands in the page's diary, further down.
    if (ownScreen && entry)
      setTimeout(() => findDiary()?.scrollIntoView({ block: "center" }));
  };
  const leave = () => setClosed(transcript);

  return (
    <>
      {entry && <DemoSlotInDiary entry={entry} />}
      {shown && (
        <CallSheet className={className} onLeave={isOver ? close : session.end}>
          <CallHead
            state={state}
            session={session}
            barsInPage={barsInPage && !ownScreen}
            onClose={close}
          />
          {!isOver && <EmergencyNotice emergency={state.emergency} />}
          <CallNotice state={state} />
          {entry && !isOver && <DemoSlot entry={entry} />}
          {state.note && !isOver && (
            <NoteSlip note={state.note} at={state.notedAt} />
          )}
          <TranscriptLog
            transcript={transcript}
            simpleVoice={state.simpleVoice}
            announces={state.silent}
            isOver={isOver}
            before={
              phase === "in-call" &&
              state.canRename && <ClinicName onName={session.rename} />
            }
          >
            {isOver && hasSummary(state) && <CallSummary state={state} />}
            <Choices choices={state.choices} onSay={session.say} />
          </TranscriptLog>
          {ownScreen && <CallMessage state={state} inSheet />}
          <CallFoot
            state={state}
            session={session}
            ownScreen={ownScreen}
            onLeave={leave}
          />
        </CallSheet>
      )}
    </>
  );
}
