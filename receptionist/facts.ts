import type { Question } from "./types.ts";

/** Facts without a question of their own: certain words within a question ask for them. */
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

export type FactName =
  Exclude<Question, "hours" | "plans"> | (typeof FURTHER_FACTS)[number];

export interface PlanFacts {
  readonly name: string;
  /** The word of the name that callers use, in lower case. */
  readonly calledBy: string;
  readonly description: string;
  readonly features: readonly string[];
}

/** All that the receptionist knows of the company, and of the invented clinic that it answers for. */
export interface Facts {
  readonly clinicName: string;
  /** The company's number, not the clinic's. */
  readonly phone: string;
  readonly plans: readonly PlanFacts[];
  readonly answers: Readonly<Record<FactName, string>>;
}
