import type { Environment } from "../settings/load.ts";

/** Taken from the command's own environment only, because `.env` is about the real server's demo requests. */
export const developmentStore = (env: Environment) => ({
  DATA_DIR: env.DATA_DIR ?? "./data/dev",
  DATABASE_URL: env.DATABASE_URL ?? "",
  DEMO_WEBHOOK_URL: env.DEMO_WEBHOOK_URL ?? "",
  LEAD_EMAIL_TO: env.LEAD_EMAIL_TO ?? "",
  SMTP_URL: env.SMTP_URL ?? "",
});
