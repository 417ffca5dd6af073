import { OPENING_DAYS, ownSum } from "../content/problems.ts";
import { monthlyLoss, pounds } from "./monthly-loss.ts";
import styles from "./own-sum.module.css";

const [calls, share, worth] = ownSum.fields;

/** Prerendered as an example; count-own-sum.ts counts it anew. */
export function OwnSum() {
  return (
    <div
      role="group"
      className={styles.sum}
      data-own-sum={OPENING_DAYS}
      aria-labelledby="own-sum-heading"
    >
      <h3 id="own-sum-heading">{ownSum.heading}</h3>
      <p className={styles.lead}>
        <span data-example="">{ownSum.example}</span>
        <span data-yours="">{ownSum.yours}</span>
      </p>
      {ownSum.fields.map((field) => (
        <p key={field.name} className={styles.line}>
          <label htmlFor={`sum-${field.name}`}>{field.label}</label>
          <span className={styles.figure}>
            {"unit" in field && field.unit === "£" && <span>£</span>}
            <input
              id={`sum-${field.name}`}
              name={field.name}
              type="number"
              inputMode="numeric"
              min={0}
              max={field.max}
              defaultValue={field.value}
              readOnly
            />
            {"unit" in field && field.unit === "%" && <span>%</span>}
          </span>
        </p>
      ))}
      <p className={styles.total}>
        {ownSum.before}{" "}
        <output name="loss" htmlFor="sum-calls sum-share sum-worth">
          {pounds(
            monthlyLoss(OPENING_DAYS, calls.value, share.value, worth.value),
          )}
        </output>{" "}
        {ownSum.after} <span className={styles.days}>{ownSum.days}</span>
      </p>
    </div>
  );
}
