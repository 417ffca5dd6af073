import { z } from "zod";
import { DEMO_REQUESTS_PATH } from "../contract/demo-request.ts";
import { readSettings, type Environment } from "./load.ts";
import {
  flag,
  idOrObject,
  jsonObject,
  origin,
  webUrl,
  type JsonObject,
} from "./values.ts";

/** Ofcom keeps 01632 960xxx free for drama: it rings nobody. */
export const PLACEHOLDER_PHONE = "01632 960 018";
export const PLACEHOLDER_EMAIL = "info@ellaira.example";
export const PLACEHOLDER_SITE_URL = "https://ellaira.example";

/** This is the voice-AI provider's public API (its SDK's default). */
const PROVIDER_API_URL = "https://api.vapi.ai";

/** These are the provider's terms for whom the voice button calls (spec 3). */
interface Callee {
  readonly assistant: string | JsonObject | undefined;
  readonly squad: string | JsonObject | undefined;
  readonly workflow: string | JsonObject | undefined;
  /** They are for the assistant, or for the workflow where there is one. */
  readonly overrides: JsonObject | undefined;
}

/** The pages are built with these: every value ends up in public HTML or JavaScript. */
const variables = z.object({
  VITE_SITE_URL: origin("https://www.example.com").default(
    PLACEHOLDER_SITE_URL,
  ),
  VITE_PREVIEW: flag,
  VITE_CONTACT_PHONE: z
    .string()
    .regex(/^\+?[\d ()-]{6,}$/, {
      error: `should be a phone number such as ${PLACEHOLDER_PHONE}`,
    })
    .default(PLACEHOLDER_PHONE),
  VITE_CONTACT_EMAIL: z
    .email({
      error: "should be an email address such as info@example.com",
    })
    .default(PLACEHOLDER_EMAIL),
  VITE_COMPANY_NAME: z.string().optional(),
  VITE_COMPANY_NUMBER: z.string().optional(),
  VITE_REGISTERED_IN: z.string().optional(),
  VITE_REGISTERED_OFFICE: z.string().optional(),
  VITE_ICO_REGISTRATION: z.string().optional(),
  VITE_VAPI_PUBLIC_KEY: z.string().optional(),
  VITE_VAPI_ASSISTANT_ID: idOrObject.optional(),
  VITE_VAPI_CASE_STUDY_ASSISTANT_ID: idOrObject.optional(),
  VITE_VAPI_SQUAD_ID: idOrObject.optional(),
  VITE_VAPI_WORKFLOW_ID: idOrObject.optional(),
  VITE_VAPI_OVERRIDES: jsonObject.optional(),
  VITE_VAPI_VIDEO_RECORDING: flag,
  VITE_VAPI_API_URL: origin(PROVIDER_API_URL).default(PROVIDER_API_URL),
  VITE_SENTRY_DSN: webUrl("https://key@errors.example.com/1").optional(),
  VITE_WEB_VITALS: flag,
  VITE_COUNT_STEPS: flag,
  VITE_BOOKING_URL: webUrl("https://calendar.example.com/ellaira").optional(),
  VITE_DEMO_REQUESTS_URL: webUrl(
    "https://api.example.com/api/demo-requests",
  ).optional(),
  VITE_DEMO_WEBHOOK_URL: webUrl("https://hooks.example.com/demo").optional(),
});

type Variables = z.output<typeof variables>;

export const SITE_SETTING_NAMES: readonly string[] = Object.keys(
  variables.shape,
);

const siteSchema = variables
  .refine((env) => !(env.VITE_DEMO_REQUESTS_URL && env.VITE_DEMO_WEBHOOK_URL), {
    error:
      "VITE_DEMO_REQUESTS_URL and VITE_DEMO_WEBHOOK_URL should not both be set: the form posts to one of them",
  })
  .transform((env) => ({
    siteUrl: env.VITE_SITE_URL,
    /** Search engines may show it: it has an address of its own, and is no preview. */
    isPublic: env.VITE_SITE_URL !== PLACEHOLDER_SITE_URL && !env.VITE_PREVIEW,
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
      recordsVideo: env.VITE_VAPI_VIDEO_RECORDING,
      ...calleesFrom(env),
    },
    sentryDsn: env.VITE_SENTRY_DSN,
    webVitals: env.VITE_WEB_VITALS,
    countSteps: env.VITE_COUNT_STEPS,
    bookingUrl: env.VITE_BOOKING_URL,
    demoRequests: demoRequestsFrom(env),
  }));

/** It is an API such as ours, or the webhook itself (spec 7.1). */
interface DemoRequestsTarget {
  readonly url: string;
  readonly kind: "api" | "webhook";
}

function demoRequestsFrom(env: Variables): DemoRequestsTarget {
  const { VITE_DEMO_REQUESTS_URL: api, VITE_DEMO_WEBHOOK_URL: webhook } = env;
  return webhook
    ? { url: webhook, kind: "webhook" }
    : { url: api ?? DEMO_REQUESTS_PATH, kind: "api" };
}

function calleesFrom(env: Variables): { home: Callee; caseStudy: Callee } {
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

export type SiteSettings = z.output<typeof siteSchema>;

/** @throws {SettingsError} */
export const readSiteSettings = (env: Environment): SiteSettings =>
  readSettings(siteSchema, env);
