import { type Plan, plans, pricing } from "../content/plans.ts";
import { toSection, sections } from "../routes.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Section } from "../ui/section.tsx";
import styles from "./pricing.module.css";
import { Questions } from "./questions.tsx";

const toContact = toSection(sections.contact);

export function Pricing() {
  return (
    <Section
      id={sections.pricing}
      ground="afternoon"
      name="pricing"
      timeLabel={pricing.timeLabel}
      heading={pricing.heading}
      intro={pricing.intro}
      wide
    >
      <ul role="list" className={styles.plans}>
        {plans.map((plan) => (
          <Column key={plan.name} {...plan} />
        ))}
      </ul>
      <div className={styles.recommendation}>
        <p>{pricing.recommendation.text}</p>
        <ButtonLink kind="ghost" href={toContact}>
          {pricing.recommendation.button}
        </ButtonLink>
      </div>
      <Questions />
    </Section>
  );
}

function Column({
  name,
  subtitle,
  description,
  features,
  colour,
  popular,
}: Plan) {
  return (
    <li
      className={styles.plan}
      data-colour={colour}
      data-popular={popular || undefined}
    >
      <div>
        {popular && <p className={styles.tab}>{pricing.popular}</p>}
        <h3>{name}</h3>
        <p className={styles.subtitle}>{subtitle}</p>
      </div>
      <p className={styles.description}>{description}</p>
      <ul role="list" className={`bar-list ${styles.features}`}>
        {Object.values(features).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <ButtonLink
        className={styles.start}
        kind={popular ? "solid" : "ghost"}
        href={toContact}
      >
        {pricing.start.label}
        <span className="visually-hidden">
          {` ${pricing.start.before} ${name}`}
        </span>
      </ButtonLink>
    </li>
  );
}
