import { claims } from "./claims.ts";
import { complianceStrip } from "./compliance-strip.ts";

const shown = new Set<string>(["iso-27001", "soc-2", "aes-256", "uk-hosted"]);

export const security = {
  badges: complianceStrip.badges.filter(({ id }) => shown.has(id)),
  evidence: {
    before: "Want to see the evidence behind a badge? Email",
    after: "and ask for the current certificate or report.",
  },
  commitments: {
    heading: "Our commitments",
    figures: [
      { figure: claims.uptimeTarget, label: "uptime target" },
      { figure: claims.support, label: "monitoring" },
      { figure: `${claims.retentionDays} days`, label: "default retention" },
    ],
  },
  email: { label: "Email our team", subject: "Security" },
} as const;
