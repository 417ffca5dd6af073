import { z } from "zod";
import { readSettings, type Environment, type Variables } from "./load.ts";
import {
  emailAddress,
  emailAddresses,
  origins,
  proxies,
  signingSecrets,
  smtpServer,
  url,
  webhookUrl,
  wholeNumber,
} from "./values.ts";

const POSTGRES = "postgres://user:password@host:5432/ellaira";
const WEBHOOK = "https://hooks.example.com/demo";

const variables = z.object({
  HOST: z
    .string()
    .default("127.0.0.1")
    .describe(
      "The address that the server listens on. In a container: 0.0.0.0.",
    ),
  PORT: wholeNumber(0, 65_535)
    .default(3000)
    .describe("The port that the server listens on."),
  SITE_DIR: z
    .string()
    .default("./dist")
    .describe("The folder that the site was built into."),
  DATA_DIR: z
    .string()
    .default("./data")
    .describe(
      "The folder of the embedded database, on a local disk. Not used with DATABASE_URL.",
    ),
  DATABASE_URL: url("postgres(?:ql)?", POSTGRES).optional().meta({
    description: "A PostgreSQL database instead, for several servers.",
    example: POSTGRES,
  }),
  DEMO_WEBHOOK_URL: webhookUrl(WEBHOOK).optional().meta({
    description:
      "Where accepted demo requests are posted (docs/webhook.md). With no webhook and no email they are kept, and delivered once there is one.",
    example: WEBHOOK,
  }),
  DEMO_WEBHOOK_SECRET: signingSecrets
    .optional()
    .describe(
      "Signs what is posted (Standard Webhooks): whsec_ and base64 of 24 to 64 bytes, without quotes. Two, with a space between them, while the receiver changes from one to the other.",
    ),
  DEMO_WEBHOOK_FORMAT: z
    .enum(["json", "slack", "teams"], {
      error: "should be json, slack or teams",
    })
    .default("json")
    .describe(
      "What is posted: json (the eight keys), or a message as Slack's incoming webhooks or the Workflows of Teams take it.",
    ),
  LEAD_EMAIL_TO: emailAddresses.optional().meta({
    description:
      "The recipients of an email for each demo request: one address, or several with commas between them. Needs SMTP_URL.",
    example: "sales@example.com",
  }),
  SMTP_URL: smtpServer.optional().meta({
    description:
      "The mail server that takes these emails. smtp:// uses STARTTLS (port 587 unless it says another), smtps:// TLS from the start (465). In the user and the password %40 stands for @, %25 for % and %2F for /. After the host, ?requireTLS=false allows a connection without TLS.",
    example: "smtp://user:password@smtp.example.com:587",
  }),
  LEAD_EMAIL_FROM: emailAddress.optional().meta({
    description:
      "The sender of these emails; without it, the first address of LEAD_EMAIL_TO. Many mail servers take only the user's own.",
    example: "website@example.com",
  }),
  WEBHOOK_RETRY_BASE_MS: wholeNumber(1, 3_600_000)
    .default(5000)
    .describe(
      "The first pause after a failed delivery, by webhook or by email, in milliseconds. It doubles up to an hour, for about three days.",
    ),
  RATE_LIMIT_PER_MINUTE: wholeNumber(0, 1_000_000)
    .default(10)
    .describe(
      "Demo requests taken from one address in a minute; 0 means no limit. A /56 of IPv6 may send four times as many, a /48 sixteen times.",
    ),
  RATE_LIMIT_TOTAL_PER_MINUTE: wholeNumber(0, 1_000_000)
    .default(600)
    .describe(
      "Demo requests taken from everyone together in a minute; 0 means no limit.",
    ),
  TRUST_PROXY: proxies.describe(
    "true behind a reverse proxy that sets X-Forwarded-For and X-Forwarded-Proto and passes Host on (or sets X-Forwarded-Host); a number where there are several, such as 2 for a CDN and a proxy. Without it, all visitors behind a proxy share one rate limit.",
  ),
  ALLOWED_ORIGINS: origins("https://www.example.com").optional().meta({
    description:
      "Other sites whose pages may send demo requests here, with commas between them.",
    example: "https://www.example.com",
  }),
  STOP_DELAY_MS: wholeNumber(0, 120_000)
    .default(0)
    .describe(
      "How long the server keeps answering after SIGTERM while /api/ready already says no, in milliseconds: the time that a load balancer needs to notice. Its own stop takes up to 8 s more.",
    ),
  METRICS_PORT: wholeNumber(0, 65_535).optional().meta({
    description:
      "Where Prometheus finds /metrics: a port of its own. Keep it off the internet.",
    example: "9464",
  }),
  METRICS_HOST: z
    .string()
    .default("127.0.0.1")
    .describe("The address that METRICS_PORT listens on."),
  DESK_PORT: wholeNumber(0, 65_535).optional().meta({
    description:
      "Where the desk is, the private page with all demo requests: a port of its own. Without it there is no desk.",
    example: "4000",
  }),
  DESK_HOST: z
    .string()
    .default("127.0.0.1")
    .describe("The address that DESK_PORT listens on."),
  DESK_TOKEN: z
    .string()
    .min(32, { error: "should have at least 32 characters" })
    .regex(/^\S+$/, { error: "should have no spaces in it" })
    .optional()
    .describe(
      "What opens the desk: at least 32 characters without spaces, such as those that openssl rand -hex 32 prints.",
    ),
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"], {
      error: "should be trace, debug, info, warn, error, fatal or silent",
    })
    .default("info")
    .describe(
      "trace, debug, info, warn, error, fatal or silent. Logs are lines of JSON on the error output, with ids only.",
    ),
});

export const SERVER_SETTINGS: Variables = variables.shape;

const serverSchema = variables
  .refine((env) => !env.LEAD_EMAIL_TO === !env.SMTP_URL, {
    error:
      "LEAD_EMAIL_TO and SMTP_URL should be set together: the recipients of an email for each demo request, and the mail server for it",
  })
  .refine((env) => (env.DESK_PORT === undefined) === !env.DESK_TOKEN, {
    error:
      "DESK_PORT and DESK_TOKEN should be set together: where the desk is, and the token that opens it",
  })
  .transform((env) => ({
    host: env.HOST,
    port: env.PORT,
    siteDir: env.SITE_DIR,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    webhook:
      env.DEMO_WEBHOOK_URL === undefined
        ? undefined
        : {
            url: env.DEMO_WEBHOOK_URL,
            secrets: env.DEMO_WEBHOOK_SECRET ?? [],
            format: env.DEMO_WEBHOOK_FORMAT,
          },
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

/** @throws {PlainError} */
export const readServerSettings = (env: Environment): ServerSettings =>
  readSettings(serverSchema, env);
