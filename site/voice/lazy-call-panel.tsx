import { lazy, Suspense, useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";
import type { CallPanelProps } from "./call-panel.tsx";
import { hasFailed } from "./call-status.ts";

export const loadCallPanel = () => import("./call-panel.tsx");

/** The visitor may be offline: the call then fails, and the message under the button says so. */
const nothing = { CallPanel: (): null => null };

const CallPanel = lazy(async () => {
  const module = await loadCallPanel().catch(() => nothing);
  return {
    default: (props: CallPanelProps) => <module.CallPanel {...props} />,
  };
});

/** Its code loads when a call is made, after the button has shown the press. */
export function LazyCallPanel(props: CallPanelProps) {
  const { phase, transcript } = props.state;
  const begun =
    phase !== "idle" || transcript.length > 0 || hasFailed(props.state);
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
