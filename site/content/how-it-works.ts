import chart from "@phosphor-icons/core/assets/regular/chart-line-up.svg?raw";
import plugs from "@phosphor-icons/core/assets/regular/plugs-connected.svg?raw";
import sliders from "@phosphor-icons/core/assets/regular/sliders-horizontal.svg?raw";
import { claims } from "./claims.ts";

/** Details that the receptionist of the voice demo says, too. */
export const setupDetails = {
  languages: "You choose the greeting, the tone and the languages",
  diary: "We connect Ellaira to your phone number and your diary",
  goLive: `You go live within ${claims.setupWithin} of setup starting`,
  refinement: `We refine answers with you for the first ${claims.optimizationDays} days`,
} as const;

export const howItWorks = {
  timeLabel: { time: "13:30", text: "From yes to live" },
  heading: `How It Works: live in ${claims.setupWithin}`,
  step: "Step",
  steps: [
    {
      tick: "Start",
      /** Marks on the ruler up to the next tick: the hours of the setup, then days. */
      marks: 48,
      icon: sliders,
      title: "Custom Setup",
      details: [
        "We map how your clinic answers the phone today",
        "We load your services, opening hours and booking rules",
        setupDetails.languages,
        "Together we agree which calls go straight to your team",
      ],
    },
    {
      tick: `By ${claims.setupWithin}`,
      marks: 14,
      icon: plugs,
      title: "AI Integration",
      details: [
        setupDetails.diary,
        "CRM sync is switched on from the Growth Plan",
        "Your team listens in on test calls before launch",
        setupDetails.goLive,
      ],
    },
    {
      tick: `Through day ${claims.optimizationDays}`,
      marks: 14,
      icon: chart,
      title: "Monitor & Optimize",
      details: [
        "See calls, bookings and common questions in your dashboard",
        setupDetails.refinement,
        `Live support is there ${claims.support} if you need it`,
        "You approve changes to what Ellaira says",
      ],
    },
  ],
  /** Read as one line, with a bullet between each two. */
  note: [
    `Complete setup in ${claims.setupWithin}`,
    "Live support included",
    `${claims.optimizationDays}-day optimization period`,
  ],
} as const;
