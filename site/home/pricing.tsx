import { type Plan, plans, pricing } from "../content/plans.ts";
import { sectionOfHome, sections } from "../routes.ts";
import { ButtonLink } from "../ui/button.tsx";
import { type Ground, Section, SectionHead } from "../ui/section.tsx";
import { TickList } from "../ui/tick-list.tsx";
import styles from "./pricing.module.css";

const LOOKS = {
  sage: { ground: "paper", button: "ghost" },
  green: { ground: "paper", button: "solid" },
  night: { ground: "night", button: "solid" },
} as const satisfies Record<
  Plan["colour"],
  { ground: Ground; button: "ghost" | "solid" }
>;

const toContact = sectionOfHome(sections.contact);

/** The three plans, without prices (spec 3). */
export function Pricing() {
  return (
    <Section id={sections.pricing} ground="mist" labelledBy="pricing-heading">
      <SectionHead
        id="pricing-heading"
        timeLabel={pricing.timeLabel}
        heading={pricing.heading}
        intro={pricing.intro}
      />
      <ul role="list" className={styles.plans}>
        {plans.map((plan, place) => (
          <Sheet key={plan.name} plan={plan} level={place + 1} />
        ))}
      </ul>
      <div className={styles.recommendation}>
        <p>{pricing.recommendation.text}</p>
        <ButtonLink kind="ghost" href={toContact}>
          {pricing.recommendation.button}
        </ButtonLink>
      </div>
    </Section>
  );
}

interface SheetProps {
  readonly plan: Plan;
  /** 1 for the plan that the others build on. */
  readonly level: number;
}

function Sheet({ plan, level }: SheetProps) {
  const { ground, button } = LOOKS[plan.colour];
  return (
    <li
      className={styles.sheet}
      data-ground={ground}
      data-colour={plan.colour}
      data-popular={plan.popular || undefined}
    >
      <div>
        {plan.popular && <p className={styles.tab}>{pricing.popular}</p>}
        <div className={styles.name}>
          <h3>{plan.name}</h3>
          <Level level={level} />
        </div>
        <p className={styles.subtitle}>{plan.subtitle}</p>
        <p className={styles.description}>{plan.description}</p>
      </div>
      <div className={styles.features}>
        <TickList items={plan.features} />
      </div>
      <ButtonLink className={styles.start} kind={button} href={toContact}>
        {pricing.start.label}
        <span className="visually-hidden">
          {` ${pricing.start.before} ${plan.name}`}
        </span>
      </ButtonLink>
    </li>
  );
}

/** The logo's three voices, as many of them lit as plans are in this one. */
function Level({ level }: { readonly level: number }) {
  return (
    <svg
      className={styles.level}
      viewBox="0 0 21 18"
      width="28"
      height="24"
      aria-hidden="true"
    >
      {[
        { y: 6, height: 12 },
        { y: 0, height: 18 },
        { y: 4, height: 14 },
      ].map((bar, place) => (
        <rect
          key={place}
          data-lit={place < level || undefined}
          x={place * 8}
          width="5"
          rx="2.5"
          {...bar}
        />
      ))}
    </svg>
  );
}
