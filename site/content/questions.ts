import { limits } from "./case-study.ts";
import { claims } from "./claims.ts";
import { setupDetails } from "./how-it-works.ts";
import { growth } from "./plans.ts";

/** Systems connected today, and what a quote depends on: the client fills in the lists; empty ones are hidden. */
const integrations: readonly string[] = [];
const priceFactors: readonly string[] = [];

const listed = (before: string, list: readonly string[]): string =>
  list.length > 0
    ? ` ${before} ${new Intl.ListFormat("en-GB").format(list)}.`
    : "";

const ownSystem =
  "Tell us which system you use, and we check it for your demo.";

/** By subject. The voice demo's receptionist says them all; the page leaves out `contract`, which names no term yet. */
export const answers = {
  takeover: `${limits.text} You decide which other calls go straight to your team.`,
  saysIsAi:
    "Yes. Ellaira says so at the start of each call. We give you wording for your privacy notice.",
  recordings: `We store them in UK data centres for you, as your processor. They are deleted after ${claims.retentionDays} days by default; you can choose another period.`,
  ourNumber:
    "Yes. You divert calls to Ellaira, always or only when you can’t answer.",
  outage: `Keep a fallback, such as diverting calls to your team or to voicemail. Our uptime target is ${claims.uptimeTarget}. It is a target, not a guarantee.`,
  languages: `Ellaira speaks ${claims.languages} languages. ${setupDetails.languages}.`,
  system: `${setupDetails.diary}. ${ownSystem} ${growth.features.crm} starts with the ${growth.name}.${listed("Connected today:", integrations)}`,
  contract: `Contract length, prices and payment terms are in each clinic’s order form.${listed("A quote depends on", priceFactors)}`,
} as const;

export const questions = {
  heading: "Questions owners ask",
  /** Beside the buttons that start a call. */
  note: "“Ask Ellaira” starts a call with our AI assistant, with sound. Please don’t share patient details.",
  /** Opens the call with the question. */
  ask: "Ask Ellaira",
  list: [
    { question: "When does a person take over?", answer: answers.takeover },
    {
      question: "Does Ellaira say that it is an AI?",
      answer: answers.saysIsAi,
    },
    { question: "Who keeps the recordings?", answer: answers.recordings },
    { question: "Do we keep our number?", answer: answers.ourNumber },
    { question: "What if your system is down?", answer: answers.outage },
    {
      question: "Which languages does Ellaira speak?",
      answer: answers.languages,
    },
    { question: "Does it work with our system?", answer: answers.system },
  ],
} as const;
