import { claims } from "./claims.ts";

export const services = {
  timeLabel: { time: "07:30", text: "Before the doors open" },
  heading: "One receptionist for every call, booking and follow-up",
  intro:
    "Ellaira picks up in your clinic’s name, answers the question, books the appointment and leaves your team a note.",
  cards: [
    {
      id: "answering",
      title: "Voice AI Assistants",
      features: [
        "Sounds natural, in your clinic’s name",
        "Takes several calls at once",
        "Knows treatments, hours and directions",
      ],
    },
    {
      id: "booking",
      title: "Smart Appointment Booking",
      features: [
        "Books, moves and cancels during the call",
        "Offers only free times",
        "Confirms each booking, for fewer no-shows",
      ],
    },
    {
      id: "support",
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
    "Illustration of reception’s inbox on Wednesday at 07:30, with four emails from Ellaira. At 18:42 a new patient consultation was booked for Thursday at 10:20. At 19:55 a hygienist appointment was moved to Friday at 14:00. At 21:47 a check-up was booked for Tuesday at 09:40. At 22:15 somebody asked what implants cost: please ring back.",
  title: "Reception inbox",
  when: "Wednesday 07:30",
  from: "Ellaira",
  messages: [
    {
      time: "18:42",
      title: "New patient consultation",
      note: "Booked Thu 10:20",
    },
    {
      time: "19:55",
      title: "Hygienist appointment",
      note: "Moved to Fri 14:00",
    },
    { time: "21:47", title: "Check-\u2060up", note: "Booked Tue 09:40" },
    {
      time: "22:15",
      title: "What do implants cost?",
      note: "Please ring back",
      open: true,
    },
  ],
} as const;
