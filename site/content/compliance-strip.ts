import clipboard from "@phosphor-icons/core/assets/regular/clipboard-text.svg?raw";
import envelope from "@phosphor-icons/core/assets/regular/envelope-simple.svg?raw";
import checks from "@phosphor-icons/core/assets/regular/list-checks.svg?raw";
import lock from "@phosphor-icons/core/assets/regular/lock-key.svg?raw";
import pin from "@phosphor-icons/core/assets/regular/map-pin.svg?raw";
import scales from "@phosphor-icons/core/assets/regular/scales.svg?raw";
import seal from "@phosphor-icons/core/assets/regular/seal-check.svg?raw";

export interface ComplianceBadge {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  /** Eleven words at most: a tap shows it for three seconds. */
  readonly tooltip: string;
}

export const complianceStrip = {
  lead: "Built for UK clinic data",
  link: "View compliance",
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
      icon: envelope,
      tooltip:
        "Covers marketing calls and emails, and what we store in browsers.",
    },
    {
      id: "cqc",
      label: "CQC Regulation 17",
      icon: clipboard,
      tooltip: "Call records that support your good-governance audit trail.",
    },
    {
      id: "iso-27001",
      label: "ISO 27001",
      icon: seal,
      tooltip: "The international standard for managing information security.",
    },
    {
      id: "soc-2",
      label: "SOC 2 Type II",
      icon: checks,
      tooltip: "An independent report on how security controls work over time.",
    },
    {
      id: "aes-256",
      label: "AES-256",
      icon: lock,
      tooltip: "Stored recordings and transcripts are encrypted with AES-256.",
    },
    {
      id: "uk-hosted",
      label: "UK hosted",
      icon: pin,
      tooltip: "Clinic data is stored in UK data centres.",
    },
  ] satisfies readonly ComplianceBadge[],
};
