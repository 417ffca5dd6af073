import type { Question } from "./types.ts";

/** What is told instead where a question's words ask for it, or beside all questions. */
export const FURTHER_FACTS = [
  "contract",
  "impactAssessment",
  "transparency",
  "patientRights",
  "healthData",
  "dataSale",
  "marketingRules",
  "certificates",
  "hipaa",
  "access",
  "clients",
  "results",
  "emergencies",
] as const;

/** What the receptionist answers from what the site says: most questions have one fact, of their own name. */
export type FactName =
  Exclude<Question, "hours" | "plans"> | (typeof FURTHER_FACTS)[number];

export interface PlanFacts {
  readonly name: string;
  /** The word in the name that callers use. */
  readonly calledBy: string;
  readonly description: string;
  readonly features: readonly string[];
}

/** All that the receptionist knows of the company and its product. What it says of itself and of appointments is its own. */
export interface Facts {
  /** The invented clinic that the receptionist answers for. */
  readonly clinicName: string;
  /** The company's own number, for whoever wants a person. */
  readonly phone: string;
  /** In the order in which the receptionist names them. */
  readonly plans: readonly PlanFacts[];
  /** Each a sentence or more, as it is to be spoken. */
  readonly answers: Readonly<Record<FactName, string>>;
}
