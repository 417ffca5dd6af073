import type { Environment } from "../settings/load.ts";

/** These come from the command's environment only: `.env` speaks of the real server's demo requests. */
export const developmentStore = (env: Environment) => ({
  DATA_DIR: env.DATA_DIR ?? "./data/dev",
  DATABASE_URL: env.DATABASE_URL ?? "",
  DEMO_WEBHOOK_URL: env.DEMO_WEBHOOK_URL ?? "",
  LEAD_EMAIL_TO: env.LEAD_EMAIL_TO ?? "",
  SMTP_URL: env.SMTP_URL ?? "",
});
