import { callPanel } from "../content/voice.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./emergency-notice.module.css";
import type { Emergency } from "./engine.ts";
import { warning } from "./icons.ts";

/** Shows the number to call at once and in full, until the call ends. */
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
  // For a caller in danger of their life, 999 comes before the helplines.
  const isFirst = (line: { number: string }) =>
    Number(number === "999" && line.number === number);
  return (
    <div
      role="alert"
      className={styles.emergency}
      data-kind={help && "helplines"}
    >
      <p>
        {!help && <Icon path={warning} size={24} />}
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
