import type { Environment } from "../settings/load.ts";

/**
 * Where development keeps and sends demo requests. What `.env` says of that is the real server's; only
 * the environment of the command itself counts, as in `DEMO_WEBHOOK_URL=… npm run dev`.
 */
export const developmentStore = (env: Environment) => ({
  DATA_DIR: env.DATA_DIR ?? "./data/dev",
  DATABASE_URL: env.DATABASE_URL ?? "",
  DEMO_WEBHOOK_URL: env.DEMO_WEBHOOK_URL ?? "",
  LEAD_EMAIL_TO: env.LEAD_EMAIL_TO ?? "",
  SMTP_URL: env.SMTP_URL ?? "",
});
