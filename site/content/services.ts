import { claims } from "./claims.ts";

export const services = {
  timeLabel: { time: "07:30", text: "Before the doors open" },
  heading: "One receptionist for every call, booking and follow-up",
  intro:
    "Ellaira picks up in your clinic’s name, answers the question, books the appointment and leaves your team a note.",
  cards: [
    {
      title: "Voice AI Assistants",
      features: [
        "Sounds natural, in your clinic’s name",
        "Takes several calls at once",
        "Knows treatments, hours and directions",
      ],
    },
    {
      title: "Smart Appointment Booking",
      features: [
        "Books, moves and cancels during the call",
        "Offers only times that are free",
        "Confirms each booking, for fewer no-shows",
      ],
    },
    {
      title: `${claims.availability} Patient Support`,
      features: [
        "Covers evenings, weekends and bank holidays",
        `Speaks ${claims.languages} languages`,
        "Emails your team each enquiry",
      ],
    },
  ],
  note: `Implementation in ${claims.setupWithin} or less`,
} as const;

export const inbox = {
  description:
    "Illustration of reception’s inbox on Wednesday at 07:30, with four emails from Ellaira, each with what the caller asked. At 18:42, can a new patient come in: booked for Thursday at 10:20. At 19:55, can I move my visit to Friday: moved to Friday at 14:00. At 21:47, is there a check-up on Tuesday: booked at 09:40. At 22:15, what do implants cost: please ring back.",
  title: "Reception inbox",
  when: "Wednesday 07:30",
  messages: [
    {
      time: "18:42",
      asked: "Can a new patient come in?",
      note: "Booked Thu 10:20",
    },
    {
      time: "19:55",
      asked: "Can I move my visit to Friday?",
      note: "Moved to Fri 14:00",
    },
    {
      time: "21:47",
      asked: "Is there a check-\u2060up on Tuesday?",
      note: "Booked Tue 09:40",
    },
    {
      time: "22:15",
      asked: "What do implants cost?",
      note: "Please ring back",
      open: true,
    },
  ],
} as const;
