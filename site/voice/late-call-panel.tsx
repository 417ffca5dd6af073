import { lazy, Suspense } from "react";
import type { CallPanelProps } from "./call-panel.tsx";

const CallPanel = lazy(() =>
  import("./call-panel.tsx").then(
    (module) => ({ default: module.CallPanel }),
    // Off line, perhaps: the call goes on, or fails with words of its own.
    () => ({ default: () => null }),
  ),
);

/** The call's sheet, whose code and styles come when a call is made. */
export function LateCallPanel(props: CallPanelProps) {
  const { phase, transcript } = props.state;
  if (phase === "idle" && transcript.length === 0) return null;
  return (
    <Suspense>
      <CallPanel {...props} />
    </Suspense>
  );
}
