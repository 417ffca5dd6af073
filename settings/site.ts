import { z } from "zod";
import { DEMO_REQUESTS_PATH } from "../contract/demo-request.ts";
import { readSettings, type Environment, type Variables } from "./load.ts";
import {
  flag,
  idOrObject,
  jsonObject,
  origin,
  webUrl,
  type JsonObject,
} from "./values.ts";

/** Ofcom reserves 01632 960xxx for drama: no telephone has such a number. */
export const PLACEHOLDER_PHONE = "01632 960 018";
export const PLACEHOLDER_EMAIL = "info@ellaira.example";
export const PLACEHOLDER_SITE_URL = "https://ellaira.example";

/** Who answers a call: the site's own voice and receptionist, or the voice-AI provider. */
export const VOICE_KINDS = ["embedded", "provider"] as const;
export type VoiceKind = (typeof VOICE_KINDS)[number];

/** The voice-AI provider's public API (the default of its SDK). */
const PROVIDER_API_URL = "https://api.vapi.ai";

/** What the voice button calls, in the provider's terms (spec 3). */
interface Callee {
  readonly assistant: string | JsonObject | undefined;
  readonly squad: string | JsonObject | undefined;
  readonly workflow: string | JsonObject | undefined;
  /** Overrides of the assistant, or of the workflow where there is one. */
  readonly overrides: JsonObject | undefined;
}

const API = "https://api.example.com/api/demo-requests";

/** The settings of the build: every value ends up in public HTML or JavaScript. */
const variables = z.object({
  VITE_SITE_URL: origin("https://www.example.com")
    .default(PLACEHOLDER_SITE_URL)
    .describe(
      "The public origin of the site: canonical links, the site map, sharing. While it is the placeholder, search engines are told to leave the pages out.",
    ),
  VITE_CONTACT_PHONE: z
    .string()
    .regex(/^\+?[\d ()-]{6,}$/, {
      error: `should be a phone number such as ${PLACEHOLDER_PHONE}`,
    })
    .default(PLACEHOLDER_PHONE)
    .describe(
      "The phone number on every page. The build warns while it is the placeholder.",
    ),
  VITE_CONTACT_EMAIL: z
    .email({
      error: "should be an email address such as info@example.com",
    })
    .default(PLACEHOLDER_EMAIL)
    .describe(
      "The mailbox on every page. The build warns while it is the placeholder.",
    ),
  VITE_COMPANY_NAME: z
    .string()
    .optional()
    .describe(
      "The company's name, which the law asks a company's website to state at the foot of its pages. What is not set here is left out there.",
    ),
  VITE_COMPANY_NUMBER: z.string().optional().describe("The company's number."),
  VITE_REGISTERED_IN: z
    .string()
    .optional()
    .describe("Where the company is registered, such as England and Wales."),
  VITE_REGISTERED_OFFICE: z
    .string()
    .optional()
    .describe("The company's registered office."),
  VITE_ICO_REGISTRATION: z
    .string()
    .optional()
    .describe(
      "The company's registration at the Information Commissioner's Office.",
    ),
  VITE_VAPI_PUBLIC_KEY: z
    .string()
    .optional()
    .describe(
      "The voice-AI provider's public key. It is public by design: restrict it to this origin and to the demo assistant. Without a key the embedded demo answers.",
    ),
  VITE_VAPI_ASSISTANT_ID: idOrObject
    .optional()
    .describe("The assistant that answers: its id, or a JSON object."),
  VITE_VAPI_SQUAD_ID: idOrObject
    .optional()
    .describe("A squad instead: its id, or a JSON object."),
  VITE_VAPI_WORKFLOW_ID: idOrObject
    .optional()
    .describe("A workflow instead: its id, or a JSON object."),
  VITE_VAPI_OVERRIDES: jsonObject
    .optional()
    .describe(
      "What is different in this demo: the provider's overrides, as a JSON object.",
    ),
  VITE_VAPI_CASE_STUDY_ASSISTANT_ID: idOrObject
    .optional()
    .describe("Another assistant for the case study."),
  VITE_VAPI_VIDEO_RECORDING: flag.describe(
    "true where the provider records video of the calls: the page may then use the camera.",
  ),
  VITE_VAPI_API_URL: origin(PROVIDER_API_URL)
    .default(PROVIDER_API_URL)
    .describe("The provider's API."),
  VITE_SENTRY_DSN: webUrl("https://key@errors.example.com/1").optional().meta({
    description:
      "Where errors in visitors' browsers are reported, by Sentry's protocol. Without it: nowhere.",
    example: "https://key@errors.example.com/1",
  }),
  VITE_BOOKING_URL: webUrl("https://calendar.example.com/ellaira")
    .optional()
    .meta({
      description:
        "A calendar in which visitors book a time themselves: a link under the thanks for their request.",
      example: "https://calendar.example.com/ellaira",
    }),
  VITE_DEMO_REQUESTS_URL: webUrl(API).optional().meta({
    description:
      "Where the form posts when a static host serves the pages: our API elsewhere, which must list this site in its ALLOWED_ORIGINS.",
    example: API,
  }),
  VITE_DEMO_WEBHOOK_URL: webUrl("https://hooks.example.com/demo")
    .optional()
    .meta({
      description:
        "The webhook to which the form posts instead, without our API. Set one of the two, not both.",
      example: "https://hooks.example.com/demo",
    }),
});

type Given = z.output<typeof variables>;

export const SITE_SETTINGS: Variables = variables.shape;

const siteSchema = variables
  .refine((env) => !(env.VITE_DEMO_REQUESTS_URL && env.VITE_DEMO_WEBHOOK_URL), {
    error:
      "VITE_DEMO_REQUESTS_URL and VITE_DEMO_WEBHOOK_URL should not both be set: the form posts to one of them",
  })
  .transform((env) => ({
    siteUrl: env.VITE_SITE_URL,
    /** Search engines may show the site once its address is set. */
    isPublic: env.VITE_SITE_URL !== PLACEHOLDER_SITE_URL,
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
      kind: kindOfVoice(env),
      publicKey: env.VITE_VAPI_PUBLIC_KEY ?? "",
      apiUrl: env.VITE_VAPI_API_URL,
      recordsVideo:
        kindOfVoice(env) === "provider" && env.VITE_VAPI_VIDEO_RECORDING,
      ...calleesFrom(env),
    },
    sentryDsn: env.VITE_SENTRY_DSN,
    bookingUrl: env.VITE_BOOKING_URL,
    demoRequests: demoRequestsFrom(env),
  }));

const kindOfVoice = (env: Given): VoiceKind =>
  env.VITE_VAPI_PUBLIC_KEY ? "provider" : "embedded";

/** The target is an API such as ours, or the webhook itself (spec 7.1). */
interface DemoRequestsTarget {
  readonly url: string;
  readonly kind: "api" | "webhook";
}

function demoRequestsFrom(env: Given): DemoRequestsTarget {
  const { VITE_DEMO_REQUESTS_URL: api, VITE_DEMO_WEBHOOK_URL: webhook } = env;
  return webhook
    ? { url: webhook, kind: "webhook" }
    : { url: api ?? DEMO_REQUESTS_PATH, kind: "api" };
}

function calleesFrom(env: Given): { home: Callee; caseStudy: Callee } {
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

/** @throws {PlainError} */
export const readSiteSettings = (env: Environment): SiteSettings =>
  readSettings(siteSchema, env);
