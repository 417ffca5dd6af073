import { claims } from "./claims.ts";

/** The page shows it as a claim; the receptionist of the voice demo says its text. */
export const followUps = {
  title: "Automated Follow-Ups",
  text: "Enquiries are chased before they go cold. Included from the Growth Plan.",
} as const;

export const problems = {
  timeLabel: { time: "09:02", text: "Monday. Every line rings." },
  heading: "What an unanswered phone costs your clinic",
  /** What a screen reader says for the sign between the two. */
  equals: "leads to",
  ledger: [
    {
      problem: "Missed calls",
      consequence: "Missed revenue",
      text: "The caller who gets no answer rings the next clinic on the list.",
    },
    {
      problem: "Overwhelmed staff",
      consequence: "Bad reviews",
      text: "Your team checks in a patient, takes a payment and picks up the phone, all at once. Patients notice, then write about it.",
    },
    {
      problem: "No-shows",
      consequence: "Wasted time",
      text: "An empty chair still costs you the room, the clinician and the hour.",
    },
    {
      problem: "Manual follow-ups",
      consequence: "Dropped leads",
      text: "Enquiries wait on sticky notes until someone has a quiet moment. By then they have booked elsewhere.",
    },
  ],
  solution: {
    heading: "Ellaira takes the phone off your team’s hands",
    claims: [
      {
        title: `${claims.callCoverage} Call Coverage`,
        text: "Every call that reaches Ellaira is answered, at lunch, in the evening and on the busiest morning.",
      },
      {
        title: `${claims.staffBurnout} Staff Burnout`,
        text: "Nobody has to cover a phone shift. Your front desk looks after the patient in front of them.",
      },
      {
        title: `${claims.availability} Availability`,
        text: "Nights, weekends and bank holidays, with no rota to fill.",
      },
      followUps,
    ],
  },
} as const;
