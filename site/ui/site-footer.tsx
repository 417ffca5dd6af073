import { companyLine } from "../company.ts";
import { footer } from "../content/navigation.ts";
import { WAVEFORM } from "../icons.ts";
import { linkFrom } from "../routes.ts";
import { emailHref, phoneHref, settings } from "../settings.ts";
import { ComplianceStrip } from "./compliance-strip.tsx";
import { Logo } from "./logo.tsx";
import styles from "./site-footer.module.css";

/** The bars of a voice, as lines with round ends. */
const voice = WAVEFORM.map((height, bar) => {
  const half = Math.round((height * 14) / 100);
  return `M${bar * 7 + 2} ${16 - half}v${half * 2}`;
}).join("");

const company = companyLine(settings.company);

interface SiteFooterProps {
  readonly path: string;
  readonly strip: boolean;
}

export function SiteFooter({ path, strip }: SiteFooterProps) {
  return (
    <footer data-ground="night-deep">
      {strip && <ComplianceStrip />}
      <div className={`container ${styles.footer}`}>
        <div className={styles.brand}>
          <Logo />
          <p>{footer.brand}</p>
          <div className={styles.night} aria-hidden="true">
            <span>{footer.night.time}</span>
            <span className={styles.live} data-ground="paper">
              <svg viewBox="0 0 96 32" preserveAspectRatio="none">
                <path d={voice} />
              </svg>
              {footer.night.text}
            </span>
          </div>
        </div>
        {footer.columns.map(({ heading, links }) => (
          <FooterColumn
            key={heading}
            heading={heading}
            links={links.map(({ label, href }) => ({
              label,
              href: linkFrom(path, href),
            }))}
          />
        ))}
        <FooterColumn
          isLast
          heading={footer.contactHeading}
          links={[
            { label: settings.phone, href: phoneHref },
            { label: settings.email, href: emailHref },
          ]}
        />
        <div className={styles.small}>
          <p>{footer.emergency}</p>
          <p>{footer.copyright}</p>
          {company && <p>{company}</p>}
        </div>
      </div>
    </footer>
  );
}

interface FooterColumnProps {
  /** Has a row of its own on phones. */
  readonly isLast?: boolean;
  readonly heading: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

function FooterColumn({ isLast, heading, links }: FooterColumnProps) {
  return (
    <div className={isLast ? styles.direct : undefined}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul role="list">
        {links.map(({ label, href }) => (
          <li key={label}>
            <a className={`tap-target plain-link ${styles.link}`} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
