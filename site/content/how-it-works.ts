import { claims } from "./claims.ts";

/** The receptionist of the voice demo says these, too. */
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
      ours: [setupDetails.diary, "From Growth up, we connect your CRM"],
      yours: ["Your team listens in on test calls", setupDetails.goLive],
    },
    {
      tick: `By ${claims.setupWithin}`,
      title: "Monitor & Optimize",
      ours: [
        setupDetails.refinement,
        `Live support is there ${claims.support} if you need it`,
      ],
      yours: [
        "Your dashboard shows calls and bookings",
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
} as const;
