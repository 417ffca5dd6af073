import { z } from "zod";
import { emailAddress, emailAddresses, smtpServer } from "./email.ts";
import { readSettings, type Environment } from "./load.ts";
import { origins, proxies, url, wholeNumber } from "./values.ts";
import { signingSecrets, webhookUrl } from "./webhook.ts";

const variables = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: wholeNumber(0, 65_535).default(3000),
  SITE_DIR: z.string().default("./dist"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: url(
    "postgres(?:ql)?",
    "postgres://user:password@host:5432/ellaira",
  ).optional(),
  DEMO_WEBHOOK_URL: webhookUrl("https://hooks.example.com/demo").optional(),
  DEMO_WEBHOOK_SECRET: signingSecrets.optional(),
  DEMO_WEBHOOK_FORMAT: z
    .enum(["json", "slack", "teams"], {
      error: "should be json, slack or teams",
    })
    .default("json"),
  LEAD_EMAIL_TO: emailAddresses.optional(),
  LEAD_EMAIL_FROM: emailAddress.optional(),
  SMTP_URL: smtpServer.optional(),
  RATE_LIMIT_PER_MINUTE: wholeNumber(0, 1_000_000).default(10),
  RATE_LIMIT_TOTAL_PER_MINUTE: wholeNumber(0, 1_000_000).default(600),
  TRUST_PROXY: proxies,
  ALLOWED_ORIGINS: origins("https://www.example.com").optional(),
  WEBHOOK_RETRY_BASE_MS: wholeNumber(1, 3_600_000).default(5000),
  STOP_DELAY_MS: wholeNumber(0, 120_000).default(0),
  METRICS_HOST: z.string().default("127.0.0.1"),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  DESK_HOST: z.string().default("127.0.0.1"),
  DESK_PORT: wholeNumber(0, 65_535).optional(),
  DESK_TOKEN: z
    .string()
    .min(32, { error: "should have at least 32 characters" })
    .regex(/^\S+$/, { error: "should have no spaces in it" })
    .optional(),
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"], {
      error: "should be trace, debug, info, warn, error, fatal or silent",
    })
    .default("info"),
});

export const SERVER_SETTING_NAMES: readonly string[] = Object.keys(
  variables.shape,
);

const serverSchema = variables
  .refine((env) => !env.LEAD_EMAIL_TO === !env.SMTP_URL, {
    error:
      "LEAD_EMAIL_TO and SMTP_URL should be set together: whom to tell of a demo request, and through which mail server",
  })
  .refine((env) => (env.DESK_PORT === undefined) === !env.DESK_TOKEN, {
    error:
      "DESK_PORT and DESK_TOKEN should be set together: where the desk is, and the word that opens it",
  })
  .transform((env) => ({
    host: env.HOST,
    port: env.PORT,
    siteDir: env.SITE_DIR,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    webhookUrl: env.DEMO_WEBHOOK_URL,
    webhookSecrets: env.DEMO_WEBHOOK_SECRET ?? [],
    webhookFormat: env.DEMO_WEBHOOK_FORMAT,
    email: emailFrom(env),
    rateLimits: {
      perAddress: env.RATE_LIMIT_PER_MINUTE,
      total: env.RATE_LIMIT_TOTAL_PER_MINUTE,
    },
    trustedProxies: env.TRUST_PROXY,
    allowedOrigins: env.ALLOWED_ORIGINS ?? [],
    retryBaseMs: env.WEBHOOK_RETRY_BASE_MS,
    stopDelayMs: env.STOP_DELAY_MS,
    metrics:
      env.METRICS_PORT === undefined
        ? undefined
        : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    desk:
      env.DESK_PORT === undefined || env.DESK_TOKEN === undefined
        ? undefined
        : { host: env.DESK_HOST, port: env.DESK_PORT, token: env.DESK_TOKEN },
    logLevel: env.LOG_LEVEL,
  }));

function emailFrom({
  LEAD_EMAIL_TO: to = [],
  LEAD_EMAIL_FROM,
  SMTP_URL: smtp,
}: z.output<typeof variables>) {
  const [first] = to;
  return smtp && first !== undefined
    ? { to, from: LEAD_EMAIL_FROM ?? first, smtp }
    : undefined;
}

export type ServerSettings = z.output<typeof serverSchema>;

/** @throws {SettingsError} */
export const readServerSettings = (env: Environment): ServerSettings =>
  readSettings(serverSchema, env);
