import { claims } from "./claims.ts";

/** No price: the quote follows the demo (spec 3). */
export interface Plan {
  readonly name: string;
  readonly subtitle: string;
  readonly description: string;
  /** By name, in the order of the page. */
  readonly features: Readonly<Record<string, string>>;
  readonly colour: "sage" | "green" | "night";
  readonly popular: boolean;
}

export const starter = {
  name: "Starter Plan",
  subtitle: "Every call answered",
  description: `${claims.support} call answering and appointment booking.`,
  features: {
    answering: `${claims.support} call answering`,
    booking: "Basic appointment booking",
    inquiries: "Patient inquiry handling",
    notifications: "Email notifications",
    analytics: "Basic analytics dashboard",
  },
  colour: "sage",
  popular: false,
} as const satisfies Plan;

export const growth = {
  name: "Growth Plan",
  subtitle: "More enquiries booked",
  description: "Smart follow-ups, CRM sync and weekly analytics.",
  features: {
    before: "Everything in Starter",
    followUps: "Smart follow-up campaigns",
    crm: "CRM integration",
    analytics: "Weekly analytics reports",
    conversations: "Advanced conversation flows",
    support: "Priority support",
  },
  colour: "green",
  popular: true,
} as const satisfies Plan;

export const elite = {
  name: "Clinic Elite",
  subtitle: "Your own AI concierge",
  description: "Full AI concierge and custom voice branding.",
  features: {
    before: "Everything in Growth",
    voice: "Custom voice branding",
    workflows: "Advanced AI workflows",
    staff: "Staff synchronization",
    analytics: "Real-time analytics",
    accountManager: "Dedicated account manager",
    integrations: "Custom integrations",
  },
  colour: "night",
  popular: false,
} as const satisfies Plan;

/** In the order of the page. Every plan after the first begins with the one it builds on. */
export const plans: readonly Plan[] = [starter, growth, elite];

const quote =
  "Tell us how your phones work and we’ll quote after a short demo.";

export const pricing = {
  timeLabel: { time: "15:00", text: "Which plan fits" },
  heading: "Choose how much Ellaira takes on",
  intro: quote,
  quote,
  popular: "Most Popular",
  start: {
    label: "Get Started",
    /** Between the label and the plan's name, for screen readers. */
    before: "with",
  },
  recommendation: {
    text: "Not sure which one fits? Tell us how you take calls, and we’ll recommend one.",
    button: "Book a Demo & Get Recommendation",
  },
} as const;
