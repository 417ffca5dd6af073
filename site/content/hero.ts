import { sparkle, stethoscope, syringe, tooth } from "../icons.ts";

export const hero = {
  badge: "AI-Powered Voice Solutions",
  headline:
    "Your clinic’s 24/7 AI receptionist that answers calls, books clients and increases revenue.",
  tagline: "No more missed calls. No more admin. Just more appointments.",
  demo: "Schedule Your Demo",
  trust: {
    lead: "Trusted by premium practices nationwide",
    practices: [
      { icon: sparkle, label: "Beauty Clinics" },
      { icon: syringe, label: "Aesthetic Practices" },
      { icon: tooth, label: "Dental Offices" },
      { icon: stethoscope, label: "GP Practices" },
    ],
  },
} as const;

export const diary = {
  description:
    "Illustration of a clinic diary. The clinic closes at 18:00. After closing, Ellaira books a new patient consultation at 18:42, moves a hygienist appointment at 19:55 and is on another call at 21:47.",
  day: "Tuesday",
  title: "Reception diary",
  closes: "Clinic closes 18:00",
  desk: [
    {
      time: "16:00",
      title: "Consultation, room 1",
      note: "Booked at reception",
    },
    { time: "17:00", title: "Check-up, room 2", note: "Booked at reception" },
  ],
  booked: {
    time: "18:00",
    title: "New patient consultation",
    note: "18:42 call · booked Thu 10:20",
  },
  moved: {
    time: "19:00",
    title: "Appointment moved",
    note: "19:55 call · now Fri 14:00",
  },
  spoken: {
    time: "20:00",
    words: "“Could I book a check-\u2060up for next week?”",
  },
  live: { time: "21:00", title: "Ellaira on a call", note: "21:47" },
  lastHour: "22:00",
} as const;
