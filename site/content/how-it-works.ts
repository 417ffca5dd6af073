import { claims } from "./claims.ts";

/** The voice demo's receptionist says these, too. */
export const setupDetails = {
  languages: "You choose the greeting, tone and languages",
  diary: "We connect Ellaira to your number and diary",
  goLive: `You go live within ${claims.setupWithin} of setup starting`,
  refinement: `We refine answers with you for ${claims.optimizationDays} days`,
} as const;

export const howItWorks = {
  timeLabel: { time: "13:30", text: "From yes to live" },
  heading: `How It Works: live in ${claims.setupWithin}`,
  step: "Step",
  ours: "What we do",
  yours: "What you do",
  steps: [
    {
      tick: "Start",
      title: "Custom Setup",
      ours: [
        "We map how you answer the phone today",
        "We load services, hours and booking rules",
      ],
      yours: [setupDetails.languages, "You say which calls go to your team"],
    },
    {
      title: "AI Integration",
      ours: [setupDetails.diary, "On Growth and Elite, we connect your CRM"],
      yours: [
        "Your team listens in on test calls",
        "You tell us when to go live",
      ],
    },
    {
      tick: `By ${claims.setupWithin}`,
      title: "Monitor & Optimize",
      ours: [
        setupDetails.refinement,
        `Live support is there ${claims.support} if you need it`,
      ],
      yours: [
        "You look at calls and bookings in your dashboard",
        "You approve changes to what Ellaira says",
      ],
    },
  ],
  lastTick: `Up to day ${claims.optimizationDays}`,
  note: [
    `Complete setup in ${claims.setupWithin}`,
    "Live support included",
    `${claims.optimizationDays}-day optimization period`,
  ],
  button: "Schedule Your Demo",
} as const;

/** A drawing of what the plans call the dashboard. */
export const dashboard = {
  description:
    "Illustration of the clinic’s dashboard at 13:30, with invented figures: 31 calls today, 9 bookings. A transcript: the caller asks to move a check-up to Friday, and Ellaira books Friday at 14:00. A note for reception: please ring back about implants.",
  title: "Your dashboard",
  when: "Today 13:30",
  counts: [
    { figure: 31, label: "Calls today" },
    { figure: 9, label: "Bookings" },
  ],
  transcript: [
    { who: "Caller", words: "Could I move my check-\u2060up to Friday?" },
    {
      who: "Ellaira",
      words: "Friday at 14:00 is free. I’ve moved it for you.",
    },
  ],
  note: {
    label: "Note",
    words: "Caller asks what implants cost. Please ring back.",
  },
  drawing: "A drawing with invented figures.",
} as const;
