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
  share: { label: "Share that go unanswered", value: 20, max: 100, unit: "%" },
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
  yours: "Enter your own figures. They leave this page only if you send them.",
  fields,
  before: "Up to",
  after: "a month could ring the next clinic.",
  days: `Over ${OPENING_DAYS} opening days.`,
  missing: "Enter all three figures to see your sum.",
  book: "Book a demo with these figures",
  /** What the button writes into the demo request. */
  message: (calls: number, share: number, worth: string, loss: string) =>
    `Our own sum: ${calls} calls a day from new patients, ${share}% of them unanswered, ${worth} each. Up to ${loss} a month could ring the next clinic.`,
} as const;
