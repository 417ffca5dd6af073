import { lazy, Suspense, useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";
import type { CallPanelProps } from "./call-panel.tsx";
import { hasFailed } from "./call-status.ts";

/** Loads the call's sheet: no call begins without it. */
export const loadCallPanel = () => import("./call-panel.tsx");

/** Off line, perhaps: the call fails for it, and the message under the button says so. */
const nothing = { CallPanel: (): null => null };

const CallPanel = lazy(async () => {
  const module = await loadCallPanel().catch(() => nothing);
  return {
    default: (props: CallPanelProps) => <module.CallPanel {...props} />,
  };
});

/** The call's sheet, whose code comes when a call is made, and once the button has said that it is. */
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
