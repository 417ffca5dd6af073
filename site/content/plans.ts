import { claims } from "./claims.ts";

/** A plan as the site shows it (spec 3). It has no price: the quote follows the demo. */
export interface Plan {
  readonly name: string;
  readonly subtitle: string;
  readonly description: string;
  readonly features: readonly string[];
  /** The look of its sheet. */
  readonly colour: "sage" | "green" | "night";
  /** The one plan that carries the tab. */
  readonly popular: boolean;
}

/** In the order of the page. Every plan after the first begins with the one it builds on. */
export const plans: readonly Plan[] = [
  {
    name: "Starter Plan",
    subtitle: "Every call answered",
    description: `${claims.support} call answering and appointment booking.`,
    features: [
      `${claims.support} call answering`,
      "Basic appointment booking",
      "Patient inquiry handling",
      "Email notifications",
      "Basic analytics dashboard",
    ],
    colour: "sage",
    popular: false,
  },
  {
    name: "Growth Plan",
    subtitle: "More enquiries booked",
    description: "Smart follow-ups, CRM sync and weekly analytics.",
    features: [
      "Everything in Starter",
      "Smart follow-up campaigns",
      "CRM integration",
      "Weekly analytics reports",
      "Advanced conversation flows",
      "Priority support",
    ],
    colour: "green",
    popular: true,
  },
  {
    name: "Clinic Elite",
    subtitle: "Your own AI concierge",
    description: "Full AI concierge and custom voice branding.",
    features: [
      "Everything in Growth",
      "Custom voice branding",
      "Advanced AI workflows",
      "Staff synchronization",
      "Real-time analytics",
      "Dedicated account manager",
      "Custom integrations",
    ],
    colour: "night",
    popular: false,
  },
];

export const pricing = {
  timeLabel: { time: "15:00", text: "Choosing your cover" },
  heading: "Choose the cover your clinic needs",
  intro:
    "Three plans, each building on the one before. Tell us how your phones work and we’ll quote after a short demo.",
  popular: "Most Popular",
  start: {
    label: "Get Started",
    /** Stands between the label and the plan's name, for those who hear the button on its own. */
    before: "with",
  },
  recommendation: {
    text: "Not sure which one fits? We’ll recommend a plan once we’ve heard how your clinic takes calls.",
    button: "Book a Demo & Get Recommendation",
  },
} as const;
