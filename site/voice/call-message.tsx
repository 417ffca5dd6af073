import warning from "@phosphor-icons/core/assets/fill/warning-circle-fill.svg?raw";
import { callFailures, voice } from "../content/voice.ts";
import { sections } from "../routes.ts";
import { phoneHref, settings } from "../settings.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./call-message.module.css";
import type { CallState } from "./call-state.ts";
import { announcementOf } from "./call-status.ts";

/** Under the button: what to know before, during and after a call, and what went wrong with what to do next. */
export function CallMessage({ state }: { readonly state: CallState }) {
  const { outcome } = state;
  const failure =
    outcome && outcome in callFailures
      ? callFailures[outcome as keyof typeof callFailures]
      : undefined;
  return (
    <div className={styles.message}>
      <div role="status">
        <p className="visually-hidden">{announcementOf(state)}</p>
        {failure && (
          <p className={styles.failure}>
            <Icon svg={warning} size={22} />
            <span>
              {failure.before} <a href={phoneHref}>{settings.phone}</a>
              {failure.after}
            </span>
          </p>
        )}
      </div>
      {outcome === "ended" || outcome === "hung-up" ? (
        <p className={styles.helper}>
          {voice.helper.after}{" "}
          <a href={`#${sections.contact}`}>{voice.helper.book}</a>
        </p>
      ) : (
        <p className={styles.helper}>{helperOf(state)}</p>
      )}
    </div>
  );
}

function helperOf({ phase, askingMicrophone }: CallState): string {
  if (phase === "in-call") return voice.helper.inCall;
  return askingMicrophone ? voice.helper.microphone : voice.helper.idle;
}
