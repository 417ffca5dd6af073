import { limits } from "./case-study.ts";
import { claims } from "./claims.ts";
import { setupDetails } from "./how-it-works.ts";
import { dataProtection } from "./compliance.ts";
import { growth } from "./plans.ts";

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Systems connected today, and what a quote depends on: the client fills in the lists; empty ones are hidden. */
const integrations: readonly string[] = [];
const priceFactors: readonly string[] = [];

const listed = (before: string, list: readonly string[]): string =>
  list.length > 0
    ? ` ${before} ${new Intl.ListFormat("en-GB").format(list)}.`
    : "";

const ownSystem = "Please ask about your own system in a demo.";

/** By subject: the page shows them, and the receptionist of the voice demo says them. */
export const answers = {
  takeover: `${limits.text} You decide which other calls go straight to your team.`,
  saysIsAi: `Yes. ${dataProtection.transparency.text}`,
  recordings: dataProtection.retention.text,
  ourNumber: `Yes. ${setupDetails.diary}.`,
  outage: `Keep a fallback, such as diverting calls to your team or to voicemail. Our uptime target is ${claims.uptimeTarget}. It is a target, not a guarantee.`,
  languages: `Ellaira speaks ${claims.languages} languages. ${setupDetails.languages}.`,
  system: `${growth.features.crm} starts with the ${growth.name}. ${ownSystem}${listed("Connected today:", integrations)}`,
  contract: `Contract length, prices and payment terms are in each clinic’s order form.${listed("A quote depends on", priceFactors)}`,
} as const;

export const questions = {
  heading: "Questions owners ask",
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
    { question: "How long is the contract?", answer: answers.contract },
  ] satisfies readonly Question[] as readonly Question[],
} as const;
