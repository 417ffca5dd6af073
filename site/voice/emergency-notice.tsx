import warning from "@phosphor-icons/core/assets/fill/warning-fill.svg?raw";
import { callPanel } from "../content/voice.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./emergency-notice.module.css";
import type { Emergency } from "./engine.ts";

/** Shows whom to call at once and in full, for as long as the call lasts. */
export function EmergencyNotice({
  emergency,
}: {
  readonly emergency: Emergency | undefined;
}) {
  if (!emergency) return null;
  const { number, text } = emergency;
  return (
    <div role="alert" className={styles.emergency}>
      <p>
        <Icon svg={warning} size={24} />
        <span>{text}</span>
      </p>
      <ButtonLink size="small" href={`tel:${number}`}>
        {callPanel.emergency} {number}
      </ButtonLink>
    </div>
  );
}
