/** What she answers from what the site says: each a sentence or more, as it is to be spoken. */
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

/** All that she knows of the company and its product. What she says of herself and of appointments is her own. */
export interface Facts {
  /** The invented clinic that she answers for. */
  readonly clinicName: string;
  /** The company's own number, for whoever wants a person. */
  readonly phone: string;
  /** In the order in which she names them. */
  readonly plans: readonly PlanFacts[];
  readonly answers: Readonly<Record<FactName, string>>;
}
