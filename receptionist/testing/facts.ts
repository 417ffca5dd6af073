import { type FactName, type Facts, FURTHER_FACTS } from "../facts.ts";
import { QUESTIONS } from "../types.ts";

export const FACTS: Facts = {
  clinicName: "Willow Street Clinic",
  phone: "01632 960 000",
  plans: [
    {
      calledBy: "starter",
      name: "Starter Plan",
      description: "Answers calls.",
      features: ["Call answering", "Emails", "Reports"],
    },
    {
      calledBy: "growth",
      name: "Growth Plan",
      description: "Answers and follows up.",
      features: ["Everything in Starter", "Follow-ups", "AI flows"],
    },
    {
      calledBy: "elite",
      name: "Clinic Elite",
      description: "Answers in a voice of its own.",
      features: ["Everything in Growth", "Custom voice", "Account manager"],
    },
  ],
  // These are all the names that there are.
  answers: Object.fromEntries(
    [...QUESTIONS, ...FURTHER_FACTS].map((name) => [name, `The fact ${name}.`]),
  ) as Record<FactName, string>,
};
