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
  const { number, text, help } = emergency;
  const lines = help
    ? callPanel.helplines[help]
    : [{ label: callPanel.emergency, number }];
  // Whose life is in danger finds 999 before the helplines.
  const isFirst = (line: { number: string }) =>
    Number(number === "999" && line.number === number);
  return (
    <div
      role="alert"
      className={styles.emergency}
      data-kind={help && "helplines"}
    >
      <p>
        {!help && <Icon svg={warning} size={24} />}
        <span>{text}</span>
      </p>
      {lines
        .toSorted((one, other) => isFirst(other) - isFirst(one))
        .map((line) => (
          <ButtonLink
            key={line.number}
            size="small"
            href={`tel:${line.number.replaceAll(" ", "")}`}
          >
            {line.label} {line.number}
          </ButtonLink>
        ))}
    </div>
  );
}
