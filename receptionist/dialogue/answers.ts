import { bankHolidayOn } from "../clinic/bank-holidays.ts";
import { hoursOn, SATURDAY, toTime, WEEKDAY } from "../clinic/diary.ts";
import { isDay } from "../nlu/entities/day-names.ts";
import type { FactName, PlanFacts } from "../facts.ts";
import {
  fillIn,
  list,
  sayDay,
  sayTime,
  sentences,
  uncapital,
} from "../format-spoken.ts";
import type { Question } from "../types.ts";
import type { Situation, Turn } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

type Answer = Pick<Turn, "say" | "chips">;

/** The first pattern that matches asks for another fact than the question's own. */
const FURTHER: Readonly<
  Partial<Record<Question, readonly (readonly [RegExp, FactName])[]>>
> = {
  price: [
    [/\b(?:contract|term|terms|notice|payment|billed|vat)\b/, "contract"],
  ],
  gdpr: [
    [/\b(?:dpia|impact)\b/, "impactAssessment"],
    [
      /\b(?:consent|record\w*|tell|told|permission|legal|allowed)\b/,
      "transparency",
    ],
    [
      /\b(?:rights?|erased?|access|forgotten|request\w*|delete\w*)\b/,
      "patientRights",
    ],
    [/\b(?:special|health|lawful|basis)\b/, "healthData"],
    [/\b(?:sell|share)\b/, "dataSale"],
    [/\b(?:pecr|marketing|reminders?)\b/, "marketingRules"],
  ],
  security: [
    [/hipp?aa/, "hipaa"],
    [/\b(?:iso|iso27001|27001|soc2?|certif\w*|accredit\w*)\b/, "certificates"],
    [/\b(?:who|access|listen|see|staff)\b/, "access"],
  ],
  guarantee: [
    [
      /\b(?:clinics?|practices?|customers|clients|who)\b.*\buse|\bhow many (?:clinics|practices|customers)/,
      "clients",
    ],
    [
      /\b(?:guarantee\w*|promise|refund|money|trial|risk|happy|try|roi|return)\b/,
      "guarantee",
    ],
    [/./, "results"],
  ],
};

export function answer(question: Question, situation: Situation): Answer {
  const { heard, facts } = situation;
  if (question === "hours") return { say: openingHours(situation) };
  if (question === "plans") return aboutPlans(heard.text, facts.plans);
  const further = FURTHER[question]?.find(([words]) => words.test(heard.text));
  return { say: sentences(facts.answers[further?.[1] ?? question]) };
}

const span = (hours: readonly number[]) =>
  hours.map((minute) => sayTime(toTime(minute))).join(" to ");

function openingHours({ heard, now, facts }: Situation): string[] {
  const day = isDay(heard.day) ? heard.day : undefined;
  const hours = day && hoursOn(day);
  const holiday = day && bankHolidayOn(day);
  const values = {
    clinic: facts.clinicName,
    weekday: span(WEEKDAY),
    saturday: span(SATURDAY),
    day: day ? sayDay(day, now) : "",
    hours: hours ? span(hours) : "",
    holiday: holiday ? `, ${holiday}` : "",
  };
  const ofDay = hours ? wording.open : wording.closed;
  const texts = day ? [ofDay] : wording.hours;
  return texts.map((text) => fillIn(text, values));
}

function describe({ name, features }: PlanFacts): string[] {
  const [first = "", ...rest] = features.map(uncapital);
  const half = Math.ceil(rest.length / 2);
  return [
    `${name} has ${list([first, ...rest.slice(0, half)])}.`,
    `It also has ${list(rest.slice(half))}.`,
  ];
}

const description = (plan: PlanFacts) =>
  `${plan.name}: ${uncapital(plan.description)}`;

function aboutPlans(text: string, plans: readonly PlanFacts[]): Answer {
  const named = plans.filter(({ calledBy }) => text.includes(calledBy));
  const [plan] = named;
  if (named.length > 1) return { say: named.map(description) };
  return plan
    ? { say: describe(plan) }
    : { say: plans.map(description), chips: plans.map(({ name }) => name) };
}
