import { limits } from "./case-study.ts";
import { claims } from "./claims.ts";
import { setupDetails } from "./how-it-works.ts";
import { receptionistFacts } from "./receptionist-facts.ts";

const { answers } = receptionistFacts;

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

/** Answers are the receptionist's own, or words of the pages. */
export const questions = {
  heading: "Questions owners ask",
  list: [
    {
      question: "When does a person take over?",
      answer: `${limits.text} You decide which other calls go straight to your team.`,
    },
    {
      question: "Does Ellaira say that it is an AI?",
      answer: `Yes. ${answers.transparency}`,
    },
    { question: "Who keeps the recordings?", answer: answers.retention },
    {
      question: "Do we keep our number?",
      answer: `Yes. ${setupDetails.diary}.`,
    },
    {
      question: "What if your system is down?",
      answer: `Keep a fallback, such as diverting calls to your team or to voicemail. Our uptime target is ${claims.uptimeTarget}. It is a target, not a guarantee.`,
    },
    {
      question: "Which languages does Ellaira speak?",
      answer: `Ellaira speaks ${claims.languages} languages. ${setupDetails.languages}.`,
    },
    {
      question: "Does it work with our system?",
      answer: `${answers.crm}${listed("Connected today:", integrations)}`,
    },
    {
      question: "How long is the contract?",
      answer: `${answers.contract}${listed("A quote depends on", priceFactors)}`,
    },
  ] satisfies readonly Question[] as readonly Question[],
} as const;
