import { complianceStrip } from "../content/compliance-strip.ts";
import { routes } from "../routes.ts";
import { TOOLTIP } from "./compliance-strip.client.ts";
import styles from "./compliance-strip.module.css";
import { Icon } from "./icon.tsx";

/** Badges explain themselves on hover, keyboard focus and tap (compliance-strip.client.ts). */
export function ComplianceStrip() {
  return (
    <section
      className={`screen-only ${styles.strip}`}
      data-ground="night"
      aria-label="Compliance"
    >
      <div className={`container ${styles.row}`}>
        <p className={styles.lead}>{complianceStrip.lead}</p>
        <ul role="list" className={styles.badges}>
          {complianceStrip.badges.map(({ id, icon, label, tooltip }) => (
            // The tooltip is inside the item, so the pointer can move onto it.
            <li key={id} className={styles.item} {...{ [TOOLTIP]: "" }}>
              <button
                type="button"
                className={styles.badge}
                aria-describedby={`badge-${id}`}
              >
                <Icon path={icon} />
                {label}
              </button>
              <span
                id={`badge-${id}`}
                role="tooltip"
                className={styles.tooltip}
              >
                {tooltip}
              </span>
            </li>
          ))}
        </ul>
        <a className={`tap-target ${styles.link}`} href={routes.compliance}>
          {complianceStrip.link}
        </a>
      </div>
    </section>
  );
}
