import { createHash } from "node:crypto";
import { parse } from "parse5";
import { STRICT_TRANSPORT_SECURITY } from "../server/pages/common-headers.ts";
import {
  attribute,
  type Element,
  elementsNamed,
  textOf,
} from "../server/pages/html.ts";
import { HASHED_FILES, IMMUTABLE } from "../server/pages/site-files.ts";
import type { SiteSettings, VoiceKind } from "../settings/site.ts";

/** By directive of the policy. */
type Sources = Readonly<Record<string, readonly string[]>>;

interface SecurityOptions {
  readonly sources?: Sources;
  readonly usesCamera?: boolean;
}

/** @param html of every page, because navigation runs one page's inline parts under another page's policy */
export function securityHeaders(
  html: readonly string[],
  { sources = {}, usesCamera = false }: SecurityOptions = {},
): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(html, sources),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    // The voice demo needs the microphone, and the camera only where the provider records video.
    "Permissions-Policy": `microphone=(self), camera=(${usesCamera ? "self" : ""}), geolocation=(), display-capture=(), autoplay=(self)`,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

function contentSecurityPolicy(
  html: readonly string[],
  extraSources: Sources,
): string {
  // As a browser without JavaScript reads them, so that the styles in a <noscript> count, too.
  const pages = html.map((page) => parse(page, { scriptingEnabled: false }));
  const textsOf = (name: "script" | "style") =>
    pages.flatMap((page) =>
      elementsNamed(page, name).filter(isRun).map(textOf),
    );
  const policy: Record<string, readonly string[]> = {
    // All but one kind of request has a directive below: a page that Firefox fetches ahead.
    "default-src": ["'self'"],
    "script-src": ["'self'", ...hashes(textsOf("script"))],
    "style-src": ["'self'", ...hashes(textsOf("style"))],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "media-src": ["'self'"],
    "worker-src": ["'self'"],
    "frame-src": ["'none'"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  for (const [directive, sources] of Object.entries(extraSources))
    policy[directive] = [...(policy[directive] ?? []), ...sources];
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}

/** Other types of `<script>` are data, and need no hash. */
const RUN =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

const isRun = (element: Element): boolean =>
  element.tagName === "style" ||
  (attribute(element, "src") === undefined &&
    RUN.test(attribute(element, "type")?.trim() ?? ""));

const hashes = (texts: readonly string[]): string[] =>
  [...new Set(texts)]
    .map((text) => createHash("sha256").update(text).digest("base64"))
    .map((digest) => `'sha256-${digest}'`)
    .toSorted();

/** Both voices use WebAssembly: the provider's call library, and the embedded synthesiser. */
const WASM = "'wasm-unsafe-eval'";

const BY_VOICE: Record<VoiceKind, (voice: SiteSettings["voice"]) => Sources> = {
  embedded: () => ({ "script-src": [WASM] }),
  provider: ({ apiUrl }) => ({
    // The call library loads its other half from its own host, and its audio worklet from a blob.
    "script-src": [WASM, "blob:", "https://c.daily.co"],
    "connect-src": [
      apiUrl,
      "https://*.daily.co",
      "wss://*.daily.co",
      "https://*.pluot.blue",
      "wss://*.pluot.blue",
    ],
    "worker-src": ["blob:"],
    "media-src": ["blob:"],
  }),
};

/** What pages may load and reach apart from the site's own host. */
export function policySources({
  voice,
  sentryDsn,
  demoRequests,
}: Pick<SiteSettings, "voice" | "sentryDsn" | "demoRequests">): Sources {
  const reports = sentryDsn ? [new URL(sentryDsn).origin] : [];
  // The site's own server is in the policy already.
  const form = URL.canParse(demoRequests.url)
    ? [new URL(demoRequests.url).origin]
    : [];
  const call = BY_VOICE[voice.kind](voice);
  return {
    ...call,
    "connect-src": [...(call["connect-src"] ?? []), ...reports, ...form],
    "form-action": form,
  };
}

export const STATIC_HEADERS_FILE = "_headers";

/** Hosts have all other files revalidated by themselves. */
export function staticHeaders(
  common: Readonly<Record<string, string>>,
): string {
  const everywhere = {
    ...common,
    "Strict-Transport-Security": STRICT_TRANSPORT_SECURITY,
  };
  const lines = Object.entries(everywhere).map(
    ([name, value]) => `  ${name}: ${value}\n`,
  );
  return `/*\n${lines.join("")}\n${HASHED_FILES}*\n  Cache-Control: ${IMMUTABLE}\n`;
}
