import { complianceSections, routes } from "../routes.ts";
import { claims } from "./claims.ts";

export interface Point {
  readonly lead: string;
  readonly text: string;
}

export const compliance = {
  title: "Compliance",
  intro:
    "What the rules ask of a UK clinic that puts AI on its phone line, and what Ellaira does about each. This page is information, not legal advice.",
  links: [
    { label: "Read our Privacy Policy", href: routes.privacyPolicy },
    { label: "Read our Terms of Service", href: routes.termsOfService },
  ],
} as const;

/** The voice demo's receptionist answers with these, too. */
export const dataProtection = {
  roles: {
    lead: "Who does what.",
    text: "You are the controller of your patients’ data. We are your processor, under a contract that meets Article 28.",
  },
  healthData: {
    lead: "Health data.",
    text: "Calls may contain special category data. Clinics usually rely on Article 9(2)(h) (health care) with Schedule 1, paragraph 2 of the DPA 2018, alongside an Article 6 basis.",
  },
  impactAssessment: {
    lead: "Impact assessment.",
    text: "AI together with health data is the kind of processing for which the ICO expects a data protection impact assessment (Article 35). Ours is available to help you complete yours.",
  },
  transparency: {
    lead: "Transparency.",
    text: "Callers should know that they are talking to an AI assistant, and whether the call is recorded, at the start of the call. We give you wording for your greeting and your privacy notice.",
  },
  rights: {
    lead: "Rights.",
    text: "We help you find, correct, export or delete call data when a patient asks. You have one month to reply.",
  },
  breaches: {
    lead: "Breaches.",
    text: `We tell you without undue delay, and always within ${claims.breachDisclosure}. You then decide whether the ICO and patients must be told (Articles 33 and 34).`,
  },
  retention: {
    lead: "Retention.",
    text: `Recordings and transcripts are deleted after ${claims.retentionDays} days by default. You can choose another period.`,
  },
} as const satisfies Readonly<Record<string, Point>>;

/** The voice demo's receptionist says this, too. */
export const cqcCertification =
  "The CQC regulates care providers. It does not certify software, and Ellaira makes no claim that it does.";

/** The voice demo's receptionist says this, too. */
export const hostingFacts = {
  dataCentres: "UK data centres for clinic data",
  encryption: `${claims.encryptionInTransit} in transit, ${claims.encryptionAtRest} at rest`,
  certificates:
    "ISO 27001 and SOC 2 Type II: ask us for the current certificate and report",
  access: "Access control with audit logs",
  monitoring: `${claims.support} monitoring and a ${claims.uptimeTarget} uptime target`,
  breaches: `Breach disclosure within ${claims.breachDisclosure}`,
} as const;

export const privacyRules = {
  id: complianceSections.privacy,
  heading: "GDPR and PECR",
  dataProtection: {
    heading: "UK GDPR and the Data Protection Act 2018",
    points: Object.values(dataProtection),
  },
  pecr: {
    heading: "PECR",
    columns: {
      rule: "Rule",
      covers: "What it covers",
      meaning: "What it means with Ellaira",
    },
    rules: [
      {
        rule: "Regulation 6",
        covers: "Storing or reading information on a device",
        meaning: "This website sets no cookies and needs no banner",
      },
      {
        rule: "Regulation 19",
        covers: "Automated marketing calls",
        meaning:
          "We treat marketing calls spoken by Ellaira as automated calls. They are made only with the person’s prior, specific consent.",
      },
      {
        rule: "Regulation 21",
        covers: "Live marketing calls",
        meaning: "Screen against the TPS and CTPS and respect objections",
      },
      {
        rule: "Regulation 22",
        covers: "Marketing emails and texts",
        meaning:
          "Individuals need consent or the soft opt-in. That includes sole traders and, outside Scotland, ordinary partnerships. Companies and LLPs do not, but every opt-out is honoured.",
      },
      {
        rule: "Regulations 23 and 24",
        covers: "Identity of the sender or caller",
        meaning: "Never hidden, with a valid way to reply or opt out",
      },
    ],
    note: "Appointment reminders and confirmations are service messages. They stay that way only while they promote nothing.",
  },
} as const;

export const auditTrail = {
  id: complianceSections.auditTrail,
  // Keeps the number on the line of its word.
  heading: "CQC Regulation\u00a017 audit trail",
  asks: {
    before:
      "Regulation 17 (good governance) of the Health and Social Care Act 2008 (Regulated Activities) Regulations 2014 applies to providers registered with the Care Quality Commission in England. Among other things, it requires them to:",
    duties: [
      "assess, monitor and improve the quality and safety of their services",
      "assess, monitor and reduce risks to the people who use them",
      "securely maintain accurate, complete and contemporaneous records about each person who uses the service, and records about staff and the management of the regulated activity",
      "seek and act on feedback",
      "evaluate and improve their own systems",
    ],
    after:
      "Ellaira gives you a record you can use as evidence: when each call came in, what was asked, what Ellaira said, what was booked or passed on, and who viewed or changed the record.",
  },
  plan: {
    heading: "Two things to plan for",
    points: [
      {
        lead: "Retention.",
        text: `Recordings and transcripts are deleted after ${claims.retentionDays} days by default, and clinical records must be kept far longer. Copy what belongs in the patient record before then, or ask us for a different period.`,
      },
      {
        lead: "Responsibility.",
        text: `The duty under Regulation 17 stays with the registered provider. ${cqcCertification}`,
      },
    ] satisfies readonly Point[],
    note: "In Scotland, Wales and Northern Ireland the regulators are Healthcare Improvement Scotland, Healthcare Inspectorate Wales and the Regulation and Quality Improvement Authority. Ask us how the audit trail maps to their standards.",
  },
} as const;

export const hosting = {
  id: complianceSections.hosting,
  heading: "Security and hosting",
  facts: Object.values(hostingFacts),
  link: { label: "Read the full security page", href: routes.security },
} as const;

interface ComplianceDocument {
  readonly name: string;
  readonly description: string;
  readonly download: string;
  /** It holds all the others. */
  readonly isPack?: true;
}

export const documents = {
  id: complianceSections.documents,
  heading: "Documents",
  lead: "We send these by email. Select one and we’ll tell you how to get your copy.",
  list: [
    {
      name: "Data Protection Impact Assessment (DPIA)",
      description:
        "Our assessment of the risks in handling patient calls and the controls we use. A starting point for your own.",
      download: "Download DPIA",
    },
    {
      name: "PECR cold email statement",
      description:
        "Who we email about our service, on what legal footing, and how to opt out.",
      download: "Download PECR statement",
    },
    {
      name: "CQC audit trail explainer",
      description:
        "What is recorded about each call and how it supports your Regulation 17 evidence.",
      download: "Download CQC explainer",
    },
    {
      name: "Full compliance pack",
      description: "All three documents together.",
      download: "Download full compliance pack",
      isPack: true,
    },
  ] satisfies readonly ComplianceDocument[],
  /** In place of the buttons, where no JavaScript can answer them. */
  ask: "Email us for a copy",
  /** The message for a press: nothing is downloaded (spec 2, 8). */
  onRequest: (name: string, email: string) =>
    `The download of the ${name} would start now. Please contact ${email} to receive your copy.`,
} as const;
