import { type ComponentType, useEffect, useState } from "react";
import type { CallProps } from "./session.ts";

export const loadCallPanel = () => import("./call-panel.tsx");

/** The panel's code loads when a call begins, after the button has shown the press. */
export function LazyCallPanel(props: CallProps) {
  const [CallPanel, setCallPanel] = useState<ComponentType<CallProps>>();
  const begun =
    props.state.phase !== "idle" || props.state.failure !== undefined;
  useEffect(() => {
    if (!begun) return;
    afterPaint(() => {
      // Without the panel the call fails, and the message under the button says so. The next call loads the panel again.
      loadCallPanel().then(
        (module) => setCallPanel(() => module.CallPanel),
        () => undefined,
      );
    });
  }, [begun]);
  return CallPanel && <CallPanel {...props} />;
}

/** Slow work that waits for the paint does not delay the answer to a press. */
export function afterPaint(callback: () => void): void {
  // A frame's callbacks run before its paint; the next task runs after it.
  requestAnimationFrame(() => setTimeout(callback));
}
