import { claims } from "./claims.ts";
import type { FormField, PracticeType } from "../../contract/demo-request.ts";

export const contact = {
  timeLabel: { time: "17:40", text: "Before you lock up" },
  heading: "Book a demo on your own calls",
  intro: `Tell us a little about yourselves. We’ll contact you within ${claims.contactWithin}.`,
  next: {
    heading: "What happens next",
    steps: [
      {
        title: `Within ${claims.contactWithin}`,
        text: "We ring or email to learn how your phones work.",
      },
      {
        title: "Your demo",
        text: "Ellaira takes calls like yours while you listen.",
      },
      {
        title: `Setup in ${claims.setupWithin}`,
        text: "We connect Ellaira and test it with your team.",
      },
      {
        title: `First ${claims.guaranteeDays} days`,
        text: "Our results guarantee covers them.",
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
  } satisfies Record<FormField, string>,
  optional: "(optional)",
  noPracticeType: "Select Type",
  practiceTypes: {
    aesthetics: "Aesthetics Clinic",
    dental: "Dental Clinic",
    gp: "GP Practice",
    other: "Other",
  } satisfies Record<PracticeType, string>,
  messageHint: "Please don’t include patient details.",
  charactersLeft: (count: number) =>
    count === 1 ? "1 character left" : `${count} characters left`,
  submit: "Request Your Demo",
  submitting: "Submitting...",
  privacy: {
    text: "We use these details only to arrange your demo.",
    before: "Read our",
  },
} as const;

/** Shown after every answer of the server (spec 4). */
export const thanks = {
  heading: "Thank You",
  slot: {
    title: "Your demo request",
    note: `You’ll hear from us within ${claims.contactWithin}`,
  },
  before: `We aim to contact you within ${claims.contactWithin}. Not heard from us by then? Call`,
  after: "in case your request didn’t reach us.",
  booking: {
    before: "Would you rather choose the time yourself?",
    link: "Book a time in our calendar",
  },
  notSent: {
    status: "Your request has not been sent yet.",
    kept: "It is saved in this browser, and we’ll keep trying.",
    refused:
      "Our server did not accept it as it is. Please check your email address, shorten a long message, and send the form once more.",
    "in this page": "Keep this page open, and we’ll keep trying.",
    before: "To reach us now, call",
  },
} as const;

/** Above the form, for a request that an earlier visit could not send. */
export const unsent = {
  heading: "Not sent yet",
  kept: (time: string) =>
    `Your request of ${time} is waiting in this browser. It will be sent automatically, or deleted after 7 days.`,
  refused: (time: string) =>
    `Your request of ${time} was not accepted as it is. Please fill in the form once more, or call us.`,
  sendNow: "Send it now",
  sending: "Sending...",
  delete: "Delete it",
  sent: "The request has been sent.",
  notSent: "It could not be sent just now.",
  deleted: "The request has been deleted.",
} as const;

/** The page for a refused form without JavaScript: the server shows the reason for its status. */
export const notSent = {
  heading: "Your request was not sent",
  reasons: {
    422: "Check that every required field is filled in and the email address is right, then send the form once more.",
    400: "Something changed it on its way to us, so that it could not be read. Your browser’s Back button leads to what you typed: please send it once more from there.",
    403: "It seemed to come from another website. Please send it once more from this page.",
    413: "It is too long for us to read. Your browser’s Back button leads to what you typed: please shorten your message, then send it once more.",
    429: "Many requests come from your network just now. Please wait a minute, then send the form once more.",
    503: "We can’t take requests at this moment. Nothing is wrong with yours: please wait a minute, then send the form once more.",
  },
  usual: "422",
  before: "Or call",
} as const;
