import { claims } from "./claims.ts";
import type { PracticeType } from "../../contract/demo-request.ts";

export const contact = {
  timeLabel: { time: "17:40", text: "Before you lock up" },
  heading: "Hear Ellaira answer your clinic’s calls",
  intro: `Tell us a little about your practice. We’ll contact you within ${claims.contactWithin}.`,
  next: {
    heading: "What happens next",
    steps: [
      {
        title: `Within ${claims.contactWithin}`,
        text: "We ask about your calls.",
      },
      {
        title: "Your demo",
        text: "Your kinds of calls, answered.",
      },
      {
        title: `Setup in ${claims.setupWithin}`,
        text: "We build, connect and test.",
      },
      {
        title: `First ${claims.guaranteeDays} days`,
        text: "With our results guarantee.",
      },
    ],
  },
  direct: {
    heading: "Talk to us directly",
    support: `${claims.support} support`,
  },
} as const;

export const form = {
  required: "All fields are required unless marked optional.",
  labels: {
    name: "Full Name",
    email: "Email Address",
    phone: "Phone Number",
    practiceType: "Practice Type",
    practice: "Practice Name",
    message: "Tell us about your needs",
  },
  optional: "(optional)",
  noPracticeType: "Select Type",
  practiceTypes: {
    aesthetics: "Aesthetics Clinic",
    dental: "Dental Clinic",
    gp: "GP Practice",
    other: "Other",
  } satisfies Record<PracticeType, string>,
  messageHint: "Please don’t include patient details.",
  submit: "Request Your Demo",
  submitting: "Submitting...",
  privacy: {
    text: "We use these details only to arrange your demo.",
    before: "Read our",
  },
} as const;

/** Shown whatever the answer was (spec 4). */
export const thanks = {
  heading: "Thank You",
  slot: {
    title: "Your demo request",
    note: `We call within ${claims.contactWithin}`,
  },
  before: `We aim to contact you within ${claims.contactWithin}. Not heard from us by then? Call`,
  after: "in case your request didn’t reach us.",
  booking: {
    before: "Would you rather choose the time yourself?",
    link: "Book a time in our calendar",
  },
  notSent: {
    status: "Your request has not been sent yet.",
    kept: "It is saved in this browser, which will try again by itself.",
    "in this page": "Keep this page open: it will try again by itself.",
    before: "To reach us now, call",
  },
} as const;

/** Where a browser without JavaScript ends when its form was refused. */
export const notSent = {
  heading: "Your request was not sent",
  text: "Check that every required field is filled in and the email address is right, then send the form once more. If it is empty here, your browser’s Back button leads to what you typed.",
  before: "Or call",
} as const;
