import {
  clipboardText,
  envelopeSimple,
  listChecks,
  lockKey,
  mapPin,
  scales,
  sealCheck,
} from "../icons.ts";

export const complianceStrip = {
  lead: "Built for UK clinic data",
  link: "View compliance",
  /** A tooltip has eleven words at most: a tap shows it for three seconds. */
  badges: [
    {
      id: "uk-gdpr",
      label: "UK GDPR",
      icon: scales,
      tooltip: "We handle personal data under UK GDPR and the DPA 2018.",
    },
    {
      id: "pecr",
      label: "PECR",
      icon: envelopeSimple,
      tooltip:
        "Covers marketing calls and emails, and what we store in browsers.",
    },
    {
      id: "cqc",
      label: "CQC Regulation 17",
      icon: clipboardText,
      tooltip: "Call records that support your good-governance audit trail.",
    },
    {
      id: "iso-27001",
      label: "ISO 27001",
      icon: sealCheck,
      tooltip: "The international standard for managing information security.",
    },
    {
      id: "soc-2",
      label: "SOC 2 Type II",
      icon: listChecks,
      tooltip: "An independent report on how security controls work over time.",
    },
    {
      id: "aes-256",
      label: "AES-256",
      icon: lockKey,
      tooltip: "Stored recordings and transcripts are encrypted with AES-256.",
    },
    {
      id: "uk-hosted",
      label: "UK hosted",
      icon: mapPin,
      tooltip: "Clinic data is stored in UK data centres.",
    },
  ],
} as const;
