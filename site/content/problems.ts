import { claims } from "./claims.ts";

/** The page shows `title` and `from`; the receptionist of the voice demo says `text`. */
export const followUps = {
  title: "Automated Follow-Ups",
  from: "Enquiries are chased before they go cold, on Growth and Elite.",
  text: "Enquiries are chased before they go cold. Included from the Growth Plan.",
} as const;

export const problems = {
  timeLabel: { time: "09:02", text: "Monday. Every line rings." },
  heading: "What an unanswered phone costs your clinic",
  /** Read by screen readers for the sign between the two. */
  equals: "leads to",
  ledger: [
    {
      problem: "Missed calls",
      consequence: "Missed revenue",
      text: "The caller rings the next clinic on the list.",
    },
    {
      problem: "Overwhelmed staff",
      consequence: "Bad reviews",
      text: "Check-in, payment and phone at once: patients notice.",
    },
    {
      problem: "No-shows",
      consequence: "Wasted time",
      text: "An empty chair still costs you the hour.",
    },
    {
      problem: "Manual follow-ups",
      consequence: "Dropped leads",
      text: "The patient books elsewhere before you ring back.",
    },
  ],
  solution: {
    heading: "Ellaira takes the phone off your team’s hands",
    claims: [
      {
        title: `${claims.callCoverage} Call Coverage`,
        text: "Every call that reaches Ellaira is answered.",
      },
      {
        title: `${claims.staffBurnout} Staff Burnout`,
        text: "Your receptionist looks after the patient at the desk.",
      },
      {
        title: `${claims.availability} Availability`,
        text: "The phone is covered, with no rota to fill.",
      },
      { title: followUps.title, text: followUps.from },
    ],
  },
} as const;

export const OPENING_DAYS = 22;

export type SumField = "calls" | "share" | "worth";

interface Figure {
  readonly label: string;
  /** Of the example, which is all that a visitor without JavaScript sees. */
  readonly value: number;
  readonly max: number;
  readonly unit?: "%" | "£";
}

const fields: Readonly<Record<SumField, Figure>> = {
  calls: { label: "Calls a day from new patients", value: 6, max: 999 },
  share: { label: "Share that nobody answers", value: 20, max: 100, unit: "%" },
  worth: {
    label: "A new patient is worth",
    value: 150,
    max: 99_999,
    unit: "£",
  },
};

export const ownSum = {
  heading: "Your own sum",
  example: "A worked example, with invented figures.",
  yours: "Put in your own figures. They leave this page only if you send them.",
  fields,
  before: "Up to",
  after: "a month could ring the next clinic.",
  days: `Over ${OPENING_DAYS} opening days.`,
  missing: "Put in all three figures to see your sum.",
  book: "Book a demo with this sum",
  /** What the button writes into the demo request. */
  message: (calls: number, share: number, worth: string, loss: string) =>
    `Our own sum: ${calls} calls a day from new patients, ${share}% of them unanswered, ${worth} each. Up to ${loss} a month could ring the next clinic.`,
} as const;
