import { lazy, Suspense, useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";
import type { CallPanelProps } from "./call-panel.tsx";

const CallPanel = lazy(() =>
  import("./call-panel.tsx").then(
    (module) => ({ default: module.CallPanel }),
    // Off line, perhaps: the call goes on, or fails with words of its own.
    () => ({ default: () => null }),
  ),
);

/** The call's sheet, whose code and styles come when a call is made, and once the button has said that it is. */
export function LateCallPanel(props: CallPanelProps) {
  const { phase, transcript } = props.state;
  const begun = phase !== "idle" || transcript.length > 0;
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!begun) return undefined;
    const callOff = afterPaint(() => setDue(true));
    return () => {
      callOff();
      setDue(false);
    };
  }, [begun]);
  if (!begun || !due) return null;
  return (
    <Suspense>
      <CallPanel {...props} />
    </Suspense>
  );
}
