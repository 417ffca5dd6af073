import { type ComponentType, useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";
import type { CallPanelProps } from "./call-panel.tsx";
import { hasFailed } from "./call-status.ts";

export const loadCallPanel = () => import("./call-panel.tsx");

/** Its code loads when a call is made, after the button has shown the press. */
export function LazyCallPanel(props: CallPanelProps) {
  const { phase, transcript } = props.state;
  const begun =
    phase !== "idle" || transcript.length > 0 || hasFailed(props.state);
  const [CallPanel, setCallPanel] = useState<ComponentType<CallPanelProps>>();
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!begun) return undefined;
    const callOff = afterPaint(() => {
      setDue(true);
      // Without it the call fails, and the message under the button says so; the next call loads it again.
      loadCallPanel().then(
        (module) => setCallPanel(() => module.CallPanel),
        () => undefined,
      );
    });
    return () => {
      callOff();
      setDue(false);
    };
  }, [begun]);
  return begun && due && CallPanel ? <CallPanel {...props} /> : null;
}
