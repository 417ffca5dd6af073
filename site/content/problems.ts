import { claims } from "./claims.ts";

/** The page shows `title` and `from`; the voice demo's receptionist says `text`. */
export const followUps = {
  title: "Automated Follow-Ups",
  from: "Enquiries are chased before they go cold, on Growth and Elite.",
  text: "Enquiries are chased before they go cold. Included from the Growth Plan.",
} as const;

export const problems = {
  timeLabel: { time: "09:02", text: "Every line rings." },
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
