import { useEffect, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { thanks } from "../content/contact.ts";
import { calendarCheck } from "../icons.ts";
import { emailHref, phoneHref, settings } from "../settings.ts";
import { focusHeading } from "../ui/focus-heading.ts";
import { Icon } from "../ui/icon.tsx";
import type { Outcome } from "./outbox.ts";
import styles from "./demo-request-form.module.css";

/** How long the confirmation stays (spec 9). */
const SHOWN_FOR_MS = 30_000;

interface ThankYouProps {
  readonly outcome: Outcome;
  readonly onDone: () => void;
}

export function ThankYou({ outcome, onDone }: ThankYouProps) {
  const block = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const text = useId();

  // In view as a whole if the window is high enough, otherwise from its heading on.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    words.current?.scrollIntoView({ block: "nearest" });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, []);

  useEffect(() => {
    const until = Date.now() + SHOWN_FOR_MS;
    const finish = () => {
      if (Date.now() < until) return;
      // Only visitors whose focus is in here are taken to the section's heading.
      const inside = block.current?.contains(document.activeElement);
      const section = block.current?.closest("section");
      stayWhile(() => flushSync(onDone), block.current);
      if (inside && section) focusHeading(section);
    };
    // Browsers hold back the timers of a sleeping tab, so the clock decides, and is read again on waking.
    const timer = setInterval(finish, 500);
    document.addEventListener("visibilitychange", finish);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", finish);
    };
  }, [onDone]);

  return (
    <div
      ref={block}
      className={`${styles.sheet} ${styles.thanks}`}
      data-ground="paper"
    >
      <div ref={words} className={styles.words}>
        <h3 ref={heading} tabIndex={-1} aria-describedby={text}>
          {thanks.heading}
        </h3>
        {outcome === "sent" ? (
          <ThankYouText id={text} />
        ) : (
          <p id={text}>
            <b>{thanks.notSent.status}</b> {thanks.notSent[outcome]}{" "}
            {thanks.notSent.before} <CallOrEmail />.
          </p>
        )}
      </div>
    </div>
  );
}

/** The form is higher than the thanks. Readers below it keep their place, even without the browser's scroll anchoring. */
function stayWhile(change: () => void, block: Element | null): void {
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const isElsewhere = seen && !block?.contains(seen);
  const top = seen?.getBoundingClientRect().top ?? 0;
  change();
  if (isElsewhere)
    scrollBy({
      top: seen.getBoundingClientRect().top - top,
      behavior: "instant",
    });
}

export function ThankYouText({ id }: { readonly id?: string }) {
  return (
    <>
      <p className={styles.slot}>
        <Icon path={calendarCheck} size={28} />
        <span>
          <b>{thanks.slot.title}</b> {thanks.slot.note}
        </span>
      </p>
      <p id={id}>
        {thanks.before} <CallOrEmail />, {thanks.after}
        {settings.bookingUrl && (
          <>
            {" "}
            {thanks.booking.before}{" "}
            <a href={settings.bookingUrl}>{thanks.booking.link}</a>.
          </>
        )}
      </p>
    </>
  );
}

export function CallOrEmail() {
  return (
    <>
      <a href={phoneHref}>{settings.phone}</a> or email{" "}
      <a href={emailHref}>{settings.email}</a>
    </>
  );
}
