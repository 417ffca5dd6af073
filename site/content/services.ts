import calendar from "@phosphor-icons/core/assets/duotone/calendar-check-duotone.svg?raw";
import clock from "@phosphor-icons/core/assets/duotone/clock-duotone.svg?raw";
import phone from "@phosphor-icons/core/assets/duotone/phone-incoming-duotone.svg?raw";
import { claims } from "./claims.ts";

export const services = {
  timeLabel: { time: "07:30", text: "Before the doors open" },
  heading: "One receptionist for every call, booking and follow-up",
  intro:
    "Ellaira picks up in your clinic’s name, answers the question, books the visit and leaves your team a note. Three services, one phone line.",
  cards: [
    {
      id: "answering",
      icon: phone,
      title: "Voice AI Assistants",
      text: "A natural-sounding assistant that answers the way your front desk would.",
      features: [
        "Greets every caller in your clinic’s name, day or night",
        "Takes several calls at once, so nobody hears an engaged tone",
        "Answers questions about treatments, opening hours and directions",
      ],
    },
    {
      id: "booking",
      icon: calendar,
      title: "Smart Appointment Booking",
      text: "Appointments reach your diary while the patient is still on the line.",
      features: [
        "Books, moves and cancels appointments during the call",
        "Offers only the times your diary has free",
        "Confirms each booking, which helps you see fewer no-shows",
      ],
    },
    {
      id: "support",
      icon: clock,
      title: `${claims.availability} Patient Support`,
      text: "Help for patients at the hours they actually ring.",
      features: [
        "Covers evenings, weekends and bank holidays",
        `Speaks ${claims.languages} languages`,
        "Emails your team the details of each enquiry",
      ],
    },
  ],
  note: `Implementation in ${claims.setupWithin} or less`,
} as const;
