import type { FactName, Facts } from "../facts.ts";

/** Says of each fact which it is, so that a test sees which one was taken. */
const answers: Readonly<Record<FactName, string>> = {
  clinicLocation: "The fact clinicLocation.",
  clinicServices: "The fact clinicServices.",
  setupTime: "The fact setupTime.",
  contract: "The fact contract.",
  price: "The fact price.",
  languages: "The fact languages.",
  crm: "The fact crm.",
  diary: "The fact diary.",
  followUps: "The fact followUps.",
  noShows: "The fact noShows.",
  retention: "The fact retention.",
  breaches: "The fact breaches.",
  hosting: "The fact hosting.",
  dataProtectionRoles: "The fact dataProtectionRoles.",
  impactAssessment: "The fact impactAssessment.",
  transparency: "The fact transparency.",
  patientRights: "The fact patientRights.",
  healthData: "The fact healthData.",
  dataSale: "The fact dataSale.",
  marketingRules: "The fact marketingRules.",
  cqc: "The fact cqc.",
  security: "The fact security.",
  certificates: "The fact certificates.",
  hipaa: "The fact hipaa.",
  access: "The fact access.",
  whoSheIs: "The fact whoSheIs.",
  nothingIsReal: "The fact nothingIsReal.",
  clients: "The fact clients.",
  guarantee: "The fact guarantee.",
  results: "The fact results.",
  support: "The fact support.",
  contact: "The fact contact.",
  emergencies: "The fact emergencies.",
};

/** Facts of an invented company. */
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
  answers,
};
