/** What the receptionist answers from what the site says: each a sentence or more, as it is to be spoken. */
export const FACT_NAMES = [
  "clinicLocation",
  "clinicServices",
  "setupTime",
  "contract",
  "price",
  "languages",
  "crm",
  "diary",
  "followUps",
  "noShows",
  "retention",
  "breaches",
  "hosting",
  "dataProtectionRoles",
  "impactAssessment",
  "transparency",
  "patientRights",
  "healthData",
  "dataSale",
  "marketingRules",
  "cqc",
  "security",
  "certificates",
  "hipaa",
  "access",
  "whoSheIs",
  "nothingIsReal",
  "clients",
  "guarantee",
  "results",
  "support",
  "contact",
  "emergencies",
] as const;

export type FactName = (typeof FACT_NAMES)[number];

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
  readonly answers: Readonly<Record<FactName, string>>;
}
