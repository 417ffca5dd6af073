import { useRef, useState, useSyncExternalStore } from "react";
import { OPENING_DAYS, ownSum, type SumField } from "../content/own-sum.ts";
import { goToDemoForm } from "../demo-request/go-to-demo-form.ts";
import { sections } from "../routes.ts";
import { Button } from "../ui/button.tsx";
import styles from "./own-sum.module.css";

const NAMES = ["calls", "share", "worth"] as const satisfies SumField[];

const example: Record<SumField, string> = {
  calls: String(ownSum.fields.calls.value),
  share: String(ownSum.fields.share.value),
  worth: String(ownSum.fields.worth.value),
};

const neverChanges = () => () => {};

/** Prerendered as an example. What visitors type is not stored. */
export function OwnSum() {
  const [typed, setTyped] = useState(example);
  const live = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const written = useRef("");

  const valueOf = (name: SumField) =>
    figureIn(typed[name], ownSum.fields[name].max);
  const [calls, share, worth] = NAMES.map(valueOf);
  const isWhole =
    calls !== undefined && share !== undefined && worth !== undefined;
  const loss = isWhole
    ? pounds((OPENING_DAYS * calls * share * worth) / 100)
    : undefined;

  const change = (name: SumField, value: string) =>
    setTyped((before) => ({ ...before, [name]: value }));

  function book(): void {
    const message = document.querySelector<HTMLTextAreaElement>(
      `#${sections.contact} [name="message"]`,
    );
    if (message && isWhole && loss) {
      const words = ownSum.message(calls, share, pounds(worth), loss);
      // This replaces an earlier sum, and keeps what visitors wrote themselves.
      const own = message.value.replace(written.current, "").trim();
      message.value = own ? `${own}\n${words}` : words;
      written.current = words;
    }
    goToDemoForm({});
  }

  return (
    <div
      role="group"
      className={`screen-only ${styles.sum}`}
      data-ground="paper"
      aria-labelledby="own-sum-heading"
    >
      <h3 id="own-sum-heading">{ownSum.heading}</h3>
      <p className={styles.lead}>{live ? ownSum.yours : ownSum.example}</p>
      {NAMES.map((name) => {
        const { label, unit } = ownSum.fields[name];
        return (
          <p key={name} className={styles.line}>
            <label htmlFor={`sum-${name}`}>{label}</label>
            <span className={styles.figure} data-unit={unit}>
              {unit && <span>{unit}</span>}
              <input
                id={`sum-${name}`}
                inputMode="numeric"
                autoComplete="off"
                value={typed[name]}
                readOnly={!live}
                aria-invalid={valueOf(name) === undefined || undefined}
                onChange={({ target }) => change(name, target.value)}
                onBlur={() => {
                  const value = valueOf(name);
                  if (value !== undefined) change(name, String(value));
                }}
              />
            </span>
          </p>
        );
      })}
      <p className={styles.total} data-whole={isWhole}>
        <span className={styles.upTo}>{`${ownSum.before} `}</span>
        <output
          htmlFor={NAMES.map((name) => `sum-${name}`).join(" ")}
          data-long={(loss ?? "").length > LONG || undefined}
        >
          {loss ?? "–"}
        </output>{" "}
        {isWhole ? ownSum.after : ownSum.missing}{" "}
        <span className={styles.days}>{ownSum.days}</span>
      </p>
      <Button className={`needs-script ${styles.book}`} onClick={book}>
        {ownSum.book}
      </Button>
    </div>
  );
}

/** Characters of a sum that would not fit in its large type. */
const LONG = 8;

const whole = new Intl.NumberFormat("en-GB", {
  style: "currency",
  currency: "GBP",
  maximumFractionDigits: 0,
});

/** Without pence. */
const pounds = (sum: number): string => whole.format(sum);

/** Reads a figure such as "1,500" or "£150". @returns at most `max`, or undefined if it is not a figure */
function figureIn(typed: string, max: number): number | undefined {
  const digits = typed.replaceAll(/[\s,£%]/g, "");
  if (!/^\d+(\.\d*)?$/.test(digits)) return undefined;
  return Math.min(Number(digits), max);
}
