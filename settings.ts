import { existsSync } from "node:fs";
import { z } from "zod";
import { DEMO_REQUESTS_PATH } from "./contract/demo-request.ts";

/** Shown while no real number is set. 01632 960xxx is kept free for drama by Ofcom: it rings nobody. */
export const PLACEHOLDER_PHONE = "01632 960 018";
export const PLACEHOLDER_EMAIL = "info@ellaira.example";
export const PLACEHOLDER_SITE_URL = "https://ellaira.example";

/** The voice-AI provider's public API (its SDK's default). */
const PROVIDER_API_URL = "https://api.vapi.ai";

const wholeNumber = (name: string, min: number, max: number) =>
  z
    .string()
    .refine(
      (text) =>
        /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max,
      {
        error: `${name} should be a whole number from ${min} to ${max}`,
      },
    )
    .transform(Number);

const whole = (name: string, fallback: number, min: number, max: number) =>
  wholeNumber(name, min, max).default(fallback);

const url = (name: string, protocols: readonly string[], example: string) =>
  z
    .string()
    .refine(
      (text) =>
        URL.canParse(text) && protocols.includes(new URL(text).protocol),
      {
        error: `${name} should be an address such as ${example}`,
      },
    );

const webUrl = (name: string, example: string) =>
  url(name, ["http:", "https:"], example);

const origin = (name: string, example: string) =>
  webUrl(name, example)
    .refine(
      (text) =>
        !URL.canParse(text) ||
        new URL(text).href === `${new URL(text).origin}/`,
      {
        error: `${name} should be a bare origin such as ${example}, without a path`,
      },
    )
    .transform((text) => new URL(text).origin);

const origins = (name: string, example: string) =>
  z
    .string()
    .transform((text) => text.split(",").map((part) => part.trim()))
    .pipe(z.array(origin(name, example)));

const flag = (name: string) =>
  z
    .enum(["true", "false", "1", "0"], {
      error: `${name} should be true or false`,
    })
    .default("false")
    .transform((text) => text === "true" || text === "1");

const object = z.record(z.string(), z.json());

type JsonObject = z.output<typeof object>;

/** A JSON object in a setting, or nothing where the text is none. */
function parseObject(text: string): JsonObject | undefined {
  try {
    return object.safeParse(JSON.parse(text)).data;
  } catch {
    // Not JSON: the caller says so with the setting's name.
    return undefined;
  }
}

const jsonObject = (name: string) =>
  z.string().transform((text, context) => {
    const value = parseObject(text);
    if (value) return value;
    context.addIssue(`${name} should be a JSON object`);
    return z.NEVER;
  });

/** What the provider knows by an id, or takes whole as an object (spec 3). */
const idOrObject = (name: string) =>
  z.string().transform((text, context) => {
    if (!text.trimStart().startsWith("{")) return text;
    const value = parseObject(text);
    if (value) return value;
    context.addIssue(`${name} should be an id or a JSON object`);
    return z.NEVER;
  });

/** Whom the voice button calls, in the provider's terms (spec 3). */
interface Callee {
  readonly assistant: string | JsonObject | undefined;
  readonly squad: string | JsonObject | undefined;
  readonly workflow: string | JsonObject | undefined;
  /** For the assistant, or the workflow where there is one. */
  readonly overrides: JsonObject | undefined;
}

/** Read when the pages are built; every value ends up in public HTML or JavaScript. */
const siteSchema = z
  .object({
    VITE_SITE_URL: origin("VITE_SITE_URL", "https://www.example.com").default(
      PLACEHOLDER_SITE_URL,
    ),
    VITE_CONTACT_PHONE: z
      .string()
      .regex(/^\+?[\d ()-]{6,}$/, {
        error: `VITE_CONTACT_PHONE should be a phone number such as ${PLACEHOLDER_PHONE}`,
      })
      .default(PLACEHOLDER_PHONE),
    VITE_CONTACT_EMAIL: z
      .email({
        error:
          "VITE_CONTACT_EMAIL should be an email address such as info@example.com",
      })
      .default(PLACEHOLDER_EMAIL),
    VITE_COMPANY_NAME: z.string().optional(),
    VITE_COMPANY_NUMBER: z.string().optional(),
    VITE_REGISTERED_IN: z.string().optional(),
    VITE_REGISTERED_OFFICE: z.string().optional(),
    VITE_ICO_REGISTRATION: z.string().optional(),
    VITE_VAPI_PUBLIC_KEY: z.string().optional(),
    VITE_VAPI_ASSISTANT_ID: idOrObject("VITE_VAPI_ASSISTANT_ID").optional(),
    VITE_VAPI_CASE_STUDY_ASSISTANT_ID: idOrObject(
      "VITE_VAPI_CASE_STUDY_ASSISTANT_ID",
    ).optional(),
    VITE_VAPI_SQUAD_ID: idOrObject("VITE_VAPI_SQUAD_ID").optional(),
    VITE_VAPI_WORKFLOW_ID: idOrObject("VITE_VAPI_WORKFLOW_ID").optional(),
    VITE_VAPI_OVERRIDES: jsonObject("VITE_VAPI_OVERRIDES").optional(),
    VITE_VAPI_API_URL: origin("VITE_VAPI_API_URL", PROVIDER_API_URL).default(
      PROVIDER_API_URL,
    ),
    VITE_SENTRY_DSN: webUrl(
      "VITE_SENTRY_DSN",
      "https://key@errors.example.com/1",
    ).optional(),
    VITE_WEB_VITALS: flag("VITE_WEB_VITALS"),
    VITE_DEMO_REQUESTS_URL: webUrl(
      "VITE_DEMO_REQUESTS_URL",
      "https://api.example.com/api/demo-requests",
    ).optional(),
    VITE_DEMO_WEBHOOK_URL: webUrl(
      "VITE_DEMO_WEBHOOK_URL",
      "https://hooks.example.com/demo",
    ).optional(),
  })
  .refine((env) => !(env.VITE_DEMO_REQUESTS_URL && env.VITE_DEMO_WEBHOOK_URL), {
    error:
      "VITE_DEMO_REQUESTS_URL and VITE_DEMO_WEBHOOK_URL should not both be set: the form posts to one of them",
  })
  .transform((env) => ({
    siteUrl: env.VITE_SITE_URL,
    phone: env.VITE_CONTACT_PHONE,
    email: env.VITE_CONTACT_EMAIL,
    company: {
      name: env.VITE_COMPANY_NAME,
      number: env.VITE_COMPANY_NUMBER,
      registeredIn: env.VITE_REGISTERED_IN,
      registeredOffice: env.VITE_REGISTERED_OFFICE,
      icoRegistration: env.VITE_ICO_REGISTRATION,
    },
    voice: {
      publicKey: env.VITE_VAPI_PUBLIC_KEY,
      apiUrl: env.VITE_VAPI_API_URL,
      ...calleesFrom(env),
    },
    sentryDsn: env.VITE_SENTRY_DSN,
    webVitals: env.VITE_WEB_VITALS,
    demoRequests: demoRequestsFrom(env),
  }));

/** Where the form posts to, and what is there: an API such as ours, or the webhook itself (spec 7.1). */
interface DemoRequestsTarget {
  readonly url: string;
  readonly kind: "api" | "webhook";
}

function demoRequestsFrom(env: {
  readonly VITE_DEMO_REQUESTS_URL?: string | undefined;
  readonly VITE_DEMO_WEBHOOK_URL?: string | undefined;
}): DemoRequestsTarget {
  const { VITE_DEMO_REQUESTS_URL: api, VITE_DEMO_WEBHOOK_URL: webhook } = env;
  return webhook
    ? { url: webhook, kind: "webhook" }
    : { url: api ?? DEMO_REQUESTS_PATH, kind: "api" };
}

interface CalleeSettings {
  readonly VITE_VAPI_ASSISTANT_ID?: Callee["assistant"];
  readonly VITE_VAPI_CASE_STUDY_ASSISTANT_ID?: Callee["assistant"];
  readonly VITE_VAPI_SQUAD_ID?: Callee["squad"];
  readonly VITE_VAPI_WORKFLOW_ID?: Callee["workflow"];
  readonly VITE_VAPI_OVERRIDES?: Callee["overrides"];
}

/** Whom the home page's button calls, and that of the case study: the same, unless it has an assistant of its own. */
function calleesFrom(env: CalleeSettings): { home: Callee; caseStudy: Callee } {
  const home: Callee = {
    assistant: env.VITE_VAPI_ASSISTANT_ID,
    squad: env.VITE_VAPI_SQUAD_ID,
    workflow: env.VITE_VAPI_WORKFLOW_ID,
    overrides: env.VITE_VAPI_OVERRIDES,
  };
  const own = env.VITE_VAPI_CASE_STUDY_ASSISTANT_ID;
  const caseStudy = own
    ? { ...home, assistant: own, squad: undefined, workflow: undefined }
    : home;
  return { home, caseStudy };
}

/** Read when the server or the operator's command starts. */
const serverSchema = z
  .object({
    HOST: z.string().default("127.0.0.1"),
    PORT: whole("PORT", 3000, 0, 65_535),
    SITE_DIR: z.string().default("./dist"),
    DATA_DIR: z.string().default("./data"),
    DATABASE_URL: url(
      "DATABASE_URL",
      ["postgres:", "postgresql:"],
      "postgres://user:password@host:5432/ellaira",
    ).optional(),
    DEMO_WEBHOOK_URL: webUrl(
      "DEMO_WEBHOOK_URL",
      "https://hooks.example.com/demo",
    ).optional(),
    DEMO_WEBHOOK_SECRET: z.string().optional(),
    RATE_LIMIT_PER_MINUTE: whole("RATE_LIMIT_PER_MINUTE", 10, 0, 1_000_000),
    TRUST_PROXY: flag("TRUST_PROXY"),
    ALLOWED_ORIGINS: origins(
      "ALLOWED_ORIGINS",
      "https://www.example.com",
    ).optional(),
    WEBHOOK_RETRY_BASE_MS: whole("WEBHOOK_RETRY_BASE_MS", 5000, 1, 3_600_000),
    STOP_DELAY_MS: whole("STOP_DELAY_MS", 0, 0, 120_000),
    METRICS_HOST: z.string().default("127.0.0.1"),
    METRICS_PORT: wholeNumber("METRICS_PORT", 0, 65_535).optional(),
    LOG_LEVEL: z
      .enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"], {
        error:
          "LOG_LEVEL should be trace, debug, info, warn, error, fatal or silent",
      })
      .default("info"),
  })
  .transform((env) => ({
    host: env.HOST,
    port: env.PORT,
    siteDir: env.SITE_DIR,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    webhookUrl: env.DEMO_WEBHOOK_URL,
    webhookSecret: env.DEMO_WEBHOOK_SECRET,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    trustProxy: env.TRUST_PROXY,
    allowedOrigins: env.ALLOWED_ORIGINS ?? [],
    retryBaseMs: env.WEBHOOK_RETRY_BASE_MS,
    stopDelayMs: env.STOP_DELAY_MS,
    metrics:
      env.METRICS_PORT === undefined
        ? undefined
        : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    logLevel: env.LOG_LEVEL,
  }));

export type SiteSettings = z.output<typeof siteSchema>;
export type ServerSettings = z.output<typeof serverSchema>;

/** Thrown when a setting is wrong. The message has one sentence a variable, and never its value. */
export class SettingsError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

function read<Output>(schema: z.ZodType<Output>, env: Environment): Output {
  // `NAME=` in a .env file means "not set".
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== ""),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new SettingsError(
    result.error.issues.map(({ message }) => `${message}.`).join("\n"),
  );
}

/** The settings that the pages are built with. @throws {SettingsError} */
export const readSiteSettings = (env: Environment): SiteSettings =>
  read(siteSchema, env);

/** The settings that the server runs with. @throws {SettingsError} */
export const readServerSettings = (env: Environment): ServerSettings =>
  read(serverSchema, env);

/** Adds what a `.env` file in the current folder says to `process.env`, which wins where both say something. */
export function loadEnvFile(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}
