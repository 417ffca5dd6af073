import calendar from "@phosphor-icons/core/assets/duotone/calendar-dots-duotone.svg?raw";
import chat from "@phosphor-icons/core/assets/duotone/chat-circle-dots-duotone.svg?raw";
import clock from "@phosphor-icons/core/assets/duotone/clock-duotone.svg?raw";
import hourglass from "@phosphor-icons/core/assets/duotone/hourglass-duotone.svg?raw";
import phone from "@phosphor-icons/core/assets/duotone/phone-call-duotone.svg?raw";
import shield from "@phosphor-icons/core/assets/duotone/shield-check-duotone.svg?raw";
import { routes, type Route } from "../routes.ts";
import { claims } from "./claims.ts";

/** No line ends at its hyphen: a word joiner follows, as the typeface has no hyphen of that kind. */
const unbroken = (name: string) => name.replace("-", "-\u2060");

export interface Benefit {
  readonly id:
    | "availability"
    | "resolution"
    | "bookings"
    | "security"
    | "wait"
    | "unlimited";
  readonly icon: string;
  readonly badge: string;
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly label: string; readonly href: Route };
}

export const benefits = {
  timeLabel: { time: "12:15", text: "Lunch. The phone keeps ringing." },
  heading: "What changes when every call is answered",
  cards: [
    {
      id: "availability",
      icon: clock,
      badge: `${claims.availability} Availability`,
      title: "Open when you’re closed",
      text: "Patients ring after work and at weekends. The booking is in your diary before you unlock the door.",
    },
    {
      id: "resolution",
      icon: chat,
      badge: `${claims.queryResolution}% Query Resolution`,
      title: "Most calls end with an answer",
      text: `Opening hours, treatments, directions, bookings: ${claims.queryResolution}% of queries are resolved on the call. Your team hears about the rest by email.`,
    },
    {
      id: "bookings",
      icon: calendar,
      badge: `${claims.moreBookings}% More Bookings`,
      title: "A fuller diary",
      text: "Calls that used to ring out become appointments.",
    },
    {
      id: "security",
      icon: shield,
      badge: `${claims.secure} Secure`,
      title: "HIPAA Compliant",
      text: `HIPAA is the US health privacy standard. UK clinics answer to UK GDPR, so all stored recordings and transcripts are encrypted with ${unbroken(claims.encryptionAtRest)}, and all traffic uses ${claims.encryptionInTransit}.`,
      link: { label: "How we protect data", href: routes.security },
    },
    {
      id: "wait",
      icon: hourglass,
      badge: `${claims.waitSeconds} Second Wait`,
      title: "No queue, no hold music",
      text: "Ellaira takes calls side by side, so no caller waits behind another.",
    },
    {
      id: "unlimited",
      icon: phone,
      badge: "Unlimited Calls",
      title: "Monday mornings, handled",
      text: "However many callers ring at nine o’clock, nobody gets the engaged tone.",
    },
  ] satisfies readonly Benefit[] as readonly Benefit[],
  returns: {
    heading: `ROI in ${claims.guaranteeDays} Days`,
    text: `Our results guarantee covers your first ${claims.guaranteeDays} days. You see its terms in writing before you sign.`,
    days: claims.guaranteeDays,
  },
} as const;
