import { routes, type Route } from "../routes.ts";
import { claims } from "./claims.ts";

export interface Benefit {
  readonly badge: string;
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly label: string; readonly href: Route };
}

const list: readonly Benefit[] = [
  {
    badge: `${claims.availability} Availability`,
    title: "Open when you’re closed",
    text: "The booking is in your diary before you unlock the door.",
  },
  {
    badge: `${claims.queryResolution}% Query Resolution`,
    title: "Answered on the call",
    text: "Hours, treatments, directions and bookings are settled on the call.",
  },
  {
    badge: `${claims.moreBookings}% More Bookings`,
    title: "A fuller diary",
    text: "Calls that rang out become appointments.",
  },
  {
    badge: `${claims.secure} Secure`,
    title: "HIPAA Compliant",
    text: `HIPAA is the US standard. For UK GDPR, we encrypt all stored recordings and transcripts with ${claims.encryptionAtRest}, and all traffic with ${claims.encryptionInTransit}.`,
    link: { label: "How we protect data", href: routes.security },
  },
  {
    badge: `${claims.waitSeconds} Second Wait`,
    title: "No queue, no hold music",
    text: "No caller waits behind another.",
  },
  {
    badge: "Unlimited Calls",
    title: "Monday mornings, handled",
    text: "At nine o’clock, nobody gets the engaged tone.",
  },
];

export const benefits = {
  timeLabel: { time: "12:15", text: "Lunch. The phone keeps ringing." },
  heading: "What changes when every call is answered",
  list,
  /** How many calls came on each day: a hundred in all. */
  week: {
    days: [
      { name: "Mon", calls: 22 },
      { name: "Tue", calls: 17 },
      { name: "Wed", calls: 16 },
      { name: "Thu", calls: 16 },
      { name: "Fri", calls: 14 },
      { name: "Sat", calls: 9 },
      { name: "Sun", calls: 6 },
    ],
    resolved: claims.queryResolution,
    caption: {
      lead: `${claims.queryResolution} of 100 queries`,
      resolved: "end with an answer.",
      rest: `The other ${100 - claims.queryResolution} go to your team.`,
      drawing: "A drawing, not data.",
    },
  },
  returns: {
    heading: `ROI in ${claims.guaranteeDays} Days`,
    text: `Our results guarantee covers your first ${claims.guaranteeDays} days. You see its terms in writing before you sign.`,
    days: claims.guaranteeDays,
    button: "Schedule Your Demo",
  },
} as const;
