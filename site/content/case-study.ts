import { caseStudyClaims } from "./claims.ts";

export const caseStudy = {
  eyebrow: "Case study · Hospitals",
  title:
    "Shorter waits and fewer missed appointments on a hospital’s phone lines",
  text: "Ellaira took routine calls off the reception desk. This is what changed. Details that could identify the hospital are withheld for privacy.",
  hear: "Hear the demo",
} as const;

export const metrics = {
  heading: "What changed",
  list: [
    {
      label: "Operational cost reduction",
      percent: caseStudyClaims.operationalCostReduction,
    },
    {
      label: "Patient satisfaction improvement",
      percent: caseStudyClaims.satisfactionImprovement,
    },
    {
      label: "Efficiency increase",
      percent: caseStudyClaims.efficiencyIncrease,
    },
    { label: "Shorter call waits", percent: caseStudyClaims.shorterWaits },
    {
      label: "Fewer missed appointments",
      percent: caseStudyClaims.fewerMissedAppointments,
    },
  ],
  note: "These figures describe this case study. They are measured differently from the results on our home page. Ask us for the method, the period and the baseline.",
} as const;

/** Uses only the facts of the case study. */
export const story = {
  heading: "From one queue to an answered phone",
  parts: [
    {
      title: "Before",
      text: "Every department shared one switchboard. Patients queued to book, to cancel and to ask about visiting hours. In the evening and at weekends they reached a recording.",
    },
    {
      title: "The change",
      text: "Routine calls went to Ellaira: bookings, changes and common questions, at any hour. Clinical questions stayed with the staff.",
    },
    {
      title: "After",
      text: "Callers waited less and missed fewer appointments, and reception had time for the people at the desk.",
    },
  ],
  pull: `${caseStudyClaims.shorterWaits}% shorter waits on the phone, and ${caseStudyClaims.fewerMissedAppointments}% fewer missed appointments.`,
} as const;

export const challenges = {
  heading: "The challenge: one switchboard, every department",
  list: [
    {
      title: "Calls queued behind calls.",
      text: "Booking, rescheduling and visiting-hours questions all arrived on the same lines.",
    },
    {
      title: "Staff pulled two ways.",
      text: "Reception answered the phone and greeted people at the desk at the same time.",
    },
    {
      title: "Appointments lost in silence.",
      text: "Patients who couldn’t get through to cancel simply didn’t come.",
    },
    {
      title: "Nobody there after hours.",
      text: "Evening and weekend callers reached a recorded message.",
    },
  ],
} as const;

/** The voice demo's receptionist says this, too. */
export const limits = {
  title: "Knows its limits.",
  text: "Clinical questions go to staff. Anyone describing an emergency is told to call 999.",
} as const;

export const solution = {
  heading: "The solution: routine calls go to Ellaira",
  list: [
    {
      title: "Answers straight away.",
      text: "Calls are taken at the same time, so callers no longer wait in one queue.",
    },
    {
      title: "Books and moves appointments.",
      text: "Patients change an appointment in one call, at any hour.",
    },
    {
      title: "Follows up.",
      text: "Reminders and rebooking calls reach patients before the slot is lost.",
    },
    limits,
  ],
} as const;

const nothingIsReal = "This is a demonstration, so nothing you book is real.";

export const demo = {
  heading: "Talk to Ellaira yourself",
  text: `Speak as a patient would. ${nothingIsReal}`,
  nothingIsReal,
  try: {
    heading: "Try saying",
    lines: [
      "I’d like to book a check-up.",
      "Can I move my appointment to next week?",
      "Where do I park?",
    ],
  },
} as const;

export const callToAction = {
  heading: "Could your hospital see results like these?",
  text: "Show us how your calls are handled now and we’ll show you what Ellaira would take on.",
  button: "Schedule Your Demo",
  /** Over the form. */
  form: "Book a demo on your hospital’s calls",
} as const;
