import { claims } from "./claims.ts";

/** The page shows `title` and `from`; the receptionist of the voice demo says `text`. */
export const followUps = {
  title: "Automated Follow-Ups",
  from: "Before enquiries go cold. From the Growth Plan.",
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
      text: "Three jobs at once, and patients notice.",
    },
    {
      problem: "No-shows",
      consequence: "Wasted time",
      text: "An empty chair still costs you the hour.",
    },
    {
      problem: "Manual follow-ups",
      consequence: "Dropped leads",
      text: "They book elsewhere before you ring back.",
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
        text: "Reception looks after the patient in front of them.",
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

/** The figures are an example, which is all that a visitor without JavaScript sees. */
export const ownSum = {
  heading: "Your own sum",
  example: "A worked example, with invented figures.",
  yours: "Put in your own figures. They stay here.",
  fields: [
    {
      name: "calls",
      label: "Calls a day from new patients",
      value: 6,
      max: 999,
    },
    {
      name: "share",
      label: "Of them, unanswered",
      value: 20,
      max: 100,
      unit: "%",
    },
    {
      name: "worth",
      label: "A new patient is worth",
      value: 150,
      max: 99_999,
      unit: "£",
    },
  ],
  before: "About",
  after: "a month rings the next clinic.",
  days: `Over ${OPENING_DAYS} opening days.`,
} as const;
