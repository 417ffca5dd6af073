import { demo, solution } from "../content/case-study.ts";
import { caseStudyClaims, claims } from "../content/claims.ts";
import { auditTrail, hosting, privacyRules } from "../content/compliance.ts";
import { howItWorks } from "../content/how-it-works.ts";
import { problems } from "../content/problems.ts";
import { clinic, spoken } from "../content/receptionist.ts";
import { results } from "../content/results.ts";
import { pricing } from "../content/plans.ts";
import { settings } from "../settings.ts";
import { bankHolidayOn } from "./bank-holidays.ts";
import { hoursOn, SATURDAY, toTime, WEEKDAY } from "./clinic.ts";
import { aboutPlans, planWith } from "./plan-answers.ts";
import type { Question } from "./reply.ts";
import { list, sayDay, sayTime, sentence, sentences } from "./say.ts";

/** What is known beside the question itself. */
export interface Asked {
  readonly text: string;
  readonly day: string | undefined;
  readonly now: Date;
}

export interface Answer {
  readonly say: readonly string[];
  readonly chips?: readonly string[];
}

const [setup, integration, monitoring] = howItWorks.steps;

const point = (lead: string) =>
  sentences(
    privacyRules.dataProtection.points.find((each) => each.lead === lead)
      ?.text ?? "",
  );

/** The first of some answers whose words the question has; the last is for all others. */
const pick = (
  text: string,
  cases: readonly (readonly [RegExp, () => readonly string[]])[],
): Answer => ({
  say: cases.find(([pattern]) => pattern.test(text))?.[1]() ?? [],
});

const say = (...lines: readonly string[]): Answer => ({ say: lines });

/** What she answers to each question, out of what the site says: three spoken sentences at most. */
export const answers: Readonly<Record<Question, (asked: Asked) => Answer>> = {
  hours: openingHours,
  location: () => say(spoken.location, spoken.locationReal),
  "clinic-services": () => say(spoken.services),
  "setup-time": () =>
    say(sentence(integration.details[3]), sentence(monitoring.details[1])),
  plans: ({ text }) => aboutPlans(text),
  price: ({ text }) =>
    pick(text, [
      [
        /\b(?:contract|term|terms|notice|payment|billed|vat)\b/,
        () => [spoken.contract],
      ],
      [/^/, () => [spoken.price, ...sentences(pricing.intro).slice(-1)]],
    ]),
  languages: () =>
    say(
      `Ellaira speaks ${claims.languages} languages.`,
      sentence(setup.details[2]),
      spoken.demoLanguage,
    ),
  crm: () =>
    say(
      `CRM integration starts with the ${planWith(/CRM/)}.`,
      spoken.ownSystem,
    ),
  diary: () =>
    say(sentence(integration.details[0]), spoken.freeTimes, spoken.ownSystem),
  "follow-ups": () => say(...sentences(problems.solution.claims[3].text)),
  "no-shows": () =>
    say(
      spoken.confirms,
      `In our hospital case study, missed appointments fell by ${caseStudyClaims.fewerMissedAppointments}%.`,
    ),
  retention: () => ({ say: point("Retention.") }),
  breach: () => ({ say: point("Breaches.") }),
  hosting: () => say(`We use ${hosting.facts[0]}.`),
  gdpr: ({ text }) =>
    pick(text, [
      [/\b(?:dpia|impact)\b/, () => point("Impact assessment.")],
      [
        /\b(?:consent|record\w*|tell|told|permission|legal|allowed)\b/,
        () => point("Transparency."),
      ],
      [
        /\b(?:rights?|erased?|access|forgotten|request\w*|delete\w*)\b/,
        () => point("Rights."),
      ],
      [/\b(?:special|health|lawful|basis)\b/, () => point("Health data.")],
      [/\b(?:sell|share)\b/, () => [spoken.noSale, ...point("Who does what.")]],
      [
        /\b(?:pecr|marketing|reminders?)\b/,
        () => sentences(privacyRules.pecr.note),
      ],
      [/^/, () => point("Who does what.")],
    ]),
  cqc: () =>
    say(
      ...sentences(auditTrail.plan.points[1]?.text ?? "").slice(1),
      spoken.cqcRecord,
    ),
  security: ({ text }) =>
    pick(text, [
      [/hipp?aa/, () => [spoken.hipaa, encrypted]],
      [
        /\b(?:iso|iso27001|27001|soc2?|certif\w*|accredit\w*)\b/,
        () => [sentence(hosting.facts[2])],
      ],
      [/\b(?:who|access|listen|see|staff)\b/, () => [spoken.access]],
      [/^/, () => [encrypted, `There is ${hosting.facts[4]}.`]],
    ]),
  who: () => say(spoken.who, spoken.whoHere),
  real: () => say(...sentences(demo.text).slice(-1), spoken.kept),
  guarantee: ({ text }) =>
    pick(text, [
      [
        /\b(?:clinics?|practices?|customers|clients|who)\b.*\buse|\bhow many (?:clinics|practices|customers)/,
        () => [
          `${claims.clinics} clinics now have Ellaira on the phone.`,
          ...figures(),
        ],
      ],
      [
        /\b(?:guarantee\w*|promise|refund|money|trial|risk|happy|try|roi|return)\b/,
        () => [
          `There is a ${claims.guaranteeDays}-day results guarantee.`,
          spoken.terms,
        ],
      ],
      [/^/, figures],
    ]),
  support: () =>
    say(
      `Support is there ${claims.support}, and calls are answered ${claims.availability}.`,
      `${planWith(/account manager/)} adds a dedicated account manager.`,
    ),
  contact: () =>
    say(
      `You can call us on ${settings.phone}.`,
      `The email address is ${settings.email}.`,
    ),
};

/** What she says of emergencies when a clinic asks. */
export const aboutEmergencies = (): readonly string[] =>
  sentences(solution.list[3].text);

const encrypted = `Data is encrypted with ${claims.encryptionInTransit} in transit and ${claims.encryptionAtRest} at rest.`;

const figures = (): string[] => [
  `Clinics see figures such as ${list(
    results.figures
      .filter(({ unit }) => unit === "%")
      .map(({ value, label }) => `${value}% ${label.toLowerCase()}`),
  )}.`,
  ...sentences(results.footnote),
];

const span = (hours: readonly number[]) =>
  hours.map((minute) => sayTime(toTime(minute))).join(" to ");

function openingHours({ day, now }: Asked): Answer {
  if (!day)
    return say(
      `${clinic.name} is open Monday to Friday from ${span(WEEKDAY)}.`,
      `On Saturdays it’s open from ${span(SATURDAY)}.`,
      "It’s closed on Sundays and bank holidays.",
    );
  const hours = hoursOn(day);
  const holiday = bankHolidayOn(day);
  if (!hours)
    return say(
      `${clinic.name} is closed on ${sayDay(day, now)}${holiday ? `, ${holiday}` : ""}.`,
    );
  return say(
    `On ${sayDay(day, now)} ${clinic.name} is open from ${span(hours)}.`,
  );
}
