import { claims } from "../content/claims.ts";
import { auditTrail, hosting, privacyRules } from "../content/compliance.ts";
import { contact } from "../content/contact.ts";
import { plans, type Plan, pricing } from "../content/plans.ts";
import { problems } from "../content/problems.ts";
import { clinic, receptionist } from "../content/receptionist.ts";
import { results } from "../content/results.ts";
import { settings } from "../settings.ts";
import { bankHolidayOn } from "./bank-holidays.ts";
import type { Day } from "./calendar.ts";
import { hoursOn, toTime } from "./clinic.ts";
import type { Question } from "./reply.ts";
import { list, sayDay, sayTime } from "./say.ts";

/** What is known beside the question itself. */
export interface Asked {
  readonly text: string;
  readonly day: Day | undefined;
  readonly now: Date;
}

const point = (lead: string) =>
  privacyRules.dataProtection.points.find((each) => each.lead === lead)?.text ??
  "";

/** A text's sentences, without what stands in brackets: it reads well and speaks badly. */
const sentences = (text: string): string[] =>
  text
    .replaceAll(/ \([^)]*\)/g, "")
    .split(/(?<=[.?])\s+/)
    .filter(Boolean);

const lower = (text: string) =>
  /^[A-Z][a-z]/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** The plan that first has a feature. */
const planWith = (feature: RegExp): string =>
  plans.find(({ features }) => features.some((each) => feature.test(each)))
    ?.name ?? "";

const own = ({ features }: Plan) =>
  features.filter((each) => !each.startsWith("Everything in"));

function describePlan(plan: Plan): string[] {
  const features = own(plan).map(lower);
  const base = plan.features.find((each) => each.startsWith("Everything in"));
  const half = Math.ceil(features.length / 2);
  return [
    `${plan.name} has ${[...(base ? [lower(base)] : []), ...features.slice(0, half)].join(", ")}.`,
    `It also has ${list(features.slice(half))}.`,
  ];
}

function describePlans({ text }: Asked): string[] {
  const named = plans.filter((plan) =>
    text.includes(plan.name.replace(/ Plan|Clinic /, "").toLowerCase()),
  );
  const [first, second] = named;
  if (first && second)
    return named
      .slice(0, 2)
      .flatMap((plan) => `${plan.name}: ${plan.description}`);
  if (first) return describePlan(first);
  return [
    `There are three plans: ${list(plans.map(({ name }) => name))}.`.replace(
      "three",
      String(plans.length),
    ),
    ...plans
      .map(({ name, description }) => `${name}: ${lower(description)}`)
      .slice(0, 3),
  ];
}

function openingHours({ day, now }: Asked): string[] {
  if (day) {
    const hours = hoursOn(day);
    const [open, close] = (hours ?? []).map((minute) =>
      sayTime(toTime(minute)),
    );
    const holiday = bankHolidayOn(day);
    return hours
      ? [
          `On ${sayDay(day, now)} ${clinic.name} is open from ${open} to ${close}.`,
        ]
      : [
          `${clinic.name} is closed on ${sayDay(day, now)}${holiday ? `, as it’s ${holiday}` : ""}.`,
        ];
  }
  return [
    `${clinic.name} is open Monday to Friday from 8:30 in the morning to 6 o’clock in the evening.`,
    "On Saturdays it’s open from 9 o’clock to 1 o’clock. It’s closed on Sundays and bank holidays.",
  ];
}

const growth = () => planWith(/follow-up/i);

/** What she answers to each question, from what the site says. At most two or three spoken sentences each. */
export const answers: Readonly<
  Record<Question, (asked: Asked) => readonly string[]>
> = {
  hours: openingHours,
  location: () => [receptionist.location, receptionist.locationReal],
  "clinic-services": () => [receptionist.services],
  "setup-time": () => [
    `You go live within ${claims.setupWithin} of setup starting.`,
    `We then refine the answers with you for the first ${claims.optimizationDays} days.`,
  ],
  plans: describePlans,
  price: ({ text }) =>
    /\b(?:contract|term|notice|payment)\b/.test(text)
      ? [receptionist.contract]
      : [receptionist.price, ...sentences(pricing.intro).slice(-1)],
  languages: () => [
    `I speak ${claims.languages} languages at a real clinic, and you choose which ones.`,
    "In this demonstration I speak only English.",
  ],
  crm: () => [
    `CRM integration starts with the ${planWith(/CRM/)}.`,
    "Which CRM systems that covers is best asked in a demo.",
  ],
  diary: () => [
    "We connect Ellaira to your phone number and your diary during setup.",
    "Callers are offered only the times your diary has free. Ask us about your own system in a demo.",
  ],
  "follow-ups": () => [
    `Enquiries are chased before they go cold. That’s included from the ${growth()}.`,
  ],
  "no-shows": () => [
    "Ellaira confirms each booking, which helps you see fewer no-shows.",
    "Patients can also move or cancel an appointment by phone, at any hour.",
  ],
  retention: () => sentences(point("Retention.")),
  breach: () => sentences(point("Breaches.")),
  hosting: () => [
    "Clinic data is stored in UK data centres.",
    "Where a supplier works outside the UK, we use a safeguard recognised by UK law.",
  ],
  gdpr: () => sentences(point("Who does what.")),
  cqc: () => [
    ...sentences(auditTrail.plan.points[1]?.text ?? "").slice(1),
    "Our call records support your Regulation 17 evidence.",
  ],
  security: ({ text }) => securityAnswer(text),
  who: () => [receptionist.who, receptionist.whoCalls],
  real: () => [receptionist.real, receptionist.kept],
  guarantee: ({ text }) => guaranteeAnswer(text),
  support: () => [
    `Support is there ${claims.support}, and Ellaira answers calls ${claims.availability}.`,
    `The ${planWith(/account manager/)} plan adds a dedicated account manager.`,
  ],
  contact: () => [
    `You can call us on ${settings.phone}.`,
    `The email address is ${settings.email}.`,
  ],
};

function securityAnswer(text: string): string[] {
  if (/hipp?aa/.test(text))
    return [
      "HIPAA is the US health privacy standard. UK clinics answer to UK GDPR.",
      `Recordings are encrypted with ${claims.encryptionAtRest}.`,
    ];
  if (/iso|27001|soc|certif|accredit/.test(text))
    return [`${hosting.facts[2]}.`];
  if (/who|access/.test(text))
    return [
      "People see only what their job requires.",
      "Viewing, changing and deleting call records is written to an audit log.",
    ];
  return [
    `Data is encrypted: ${hosting.facts[1]}.`,
    `There are access controls with audit logs, and ${hosting.facts[4]}.`,
  ];
}

function guaranteeAnswer(text: string): string[] {
  if (/guarantee|roi|return|refund|money|trial|risk|cancel/.test(text))
    return [
      `There’s a ${claims.guaranteeDays}-day results guarantee. You see its terms in writing before you sign.`,
    ];
  const figures = results.figures
    .slice(0, 2)
    .map(({ value, unit, label }) => `${value}${unit} ${lower(label)}`);
  return [
    `Clinics have seen ${list(figures)}.`,
    ...sentences(results.footnote),
  ];
}

/** What an unanswered question about emergencies gets. */
export const whatEllairaDoes = (): string =>
  problems.solution.claims[0]?.text ?? "";
export const contactWithin = (): string => contact.intro;
