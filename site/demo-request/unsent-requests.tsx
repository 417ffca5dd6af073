import { useEffect, useRef, useState } from "react";
import { unsent as copy } from "../content/contact.ts";
import { reportError } from "../errors/report-error.ts";
import { Button } from "../ui/button.tsx";
import { forget, onChange, sendNow, unsent, type Unsent } from "./outbox.ts";
import styles from "./demo-request-form.module.css";

interface Said {
  readonly text: string;
}

/** Shows the requests that wait in this browser, and lets the visitor send or delete them. */
export function UnsentRequests() {
  const [requests, setRequests] = useState<readonly Unsent[]>([]);
  const [sending, setSending] = useState<string>();
  const [said, tell] = useState<Said>();
  const status = useRef<HTMLParagraphElement>(null);

  // After the first render, which is the prerendered page.
  useEffect(() => {
    const refresh = () => setRequests(unsent());
    try {
      refresh();
      return onChange(refresh);
    } catch (fault) {
      // If the browser lacks something for this, the form must still work.
      reportError(fault);
      return undefined;
    }
  }, []);

  // The button that had the focus may be gone.
  useEffect(() => {
    if (said) status.current?.focus({ preventScroll: true });
  }, [said]);

  const send = async (key: string) => {
    setSending(key);
    // The outbox reports what goes wrong.
    await sendNow(key).catch(() => {});
    setSending(undefined);
    const waits = unsent().some((request) => request.key === key);
    tell({ text: waits ? copy.notSent : copy.sent });
  };

  if (requests.length === 0 && !said) return null;
  return (
    <div className={styles.unsent}>
      {requests.length > 0 && <h3>{copy.heading}</h3>}
      {requests.map(({ key, keptAt, refused }) => (
        <div key={key} className={styles.request}>
          <p id={`unsent-${key}`}>
            {(refused ? copy.refused : copy.kept)(timeOf(keptAt))}
          </p>
          <Button
            kind="ghost"
            size="small"
            aria-describedby={`unsent-${key}`}
            disabled={sending === key}
            onClick={() => void send(key)}
          >
            {sending === key ? copy.sending : copy.sendNow}
          </Button>
          <Button
            kind="ghost"
            size="small"
            aria-describedby={`unsent-${key}`}
            onClick={() => {
              forget(key);
              tell({ text: copy.deleted });
            }}
          >
            {copy.delete}
          </Button>
        </div>
      ))}
      {said && (
        <p ref={status} tabIndex={-1}>
          {said.text}
        </p>
      )}
    </div>
  );
}

const timeOf = (time: number) =>
  new Date(time).toLocaleString("en-GB", {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  });
