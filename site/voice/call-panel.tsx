import { createPortal } from "react-dom";
import { CallFoot } from "./call-foot.tsx";
import { CallHead } from "./call-head.tsx";
import { CallMessage } from "./call-message.tsx";
import { CallNotice, EmergencyNotice } from "./call-notice.tsx";
import { DemoSlot, NoteSlip } from "./call-results.tsx";
import { CallAway, CallSheet, useOwnScreen } from "./call-sheet.tsx";
import type { CallProps } from "./session.ts";
import { TranscriptLog } from "./transcript-log.tsx";

/** Stays, with the words of the call, until the visitor closes it. */
export function CallPanel(call: CallProps) {
  const { state, session, place } = call;
  const { phase, transcript, emergency, entry, note } = state;
  const ownScreen = useOwnScreen();
  // The page's place for a booking. On the home page it is drawn without React.
  const diary = document.querySelector<HTMLElement>("[data-demo-slot]");
  const isOver = phase === "idle";
  const isInTheWay = ownScreen && state.handedOver;
  const hasSomethingToSay =
    transcript.length > 0 || (ownScreen && state.failure);
  const shown =
    !isInTheWay && (!isOver || (hasSomethingToSay && !state.closed));
  const close = () => {
    session.close();
    // In a small window, the booking is in the page's diary, further down.
    if (ownScreen && entry)
      setTimeout(() => diary?.scrollIntoView({ block: "center" }));
  };
  const leave = isOver ? close : session.end;

  return (
    <>
      {entry && diary && createPortal(<DemoSlot entry={entry} />, diary)}
      {shown && (
        <CallSheet place={place} ownScreen={ownScreen} onLeave={leave}>
          <CallHead
            {...call}
            barsInPage={place === "caseStudy" && !ownScreen}
            onLeave={leave}
          />
          {emergency && !isOver && <EmergencyNotice {...emergency} />}
          <CallNotice state={state} />
          {entry && !isOver && <DemoSlot entry={entry} />}
          {note && !isOver && <NoteSlip note={note} />}
          <TranscriptLog {...call} />
          {ownScreen && <CallMessage {...call} inSheet />}
          <CallFoot {...call} ownScreen={ownScreen} />
        </CallSheet>
      )}
      {!ownScreen && !isOver && <CallAway {...call} />}
    </>
  );
}
