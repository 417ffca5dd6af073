import { createHash } from "node:crypto";

/** Sources that the build needs beyond this origin, by directive, e.g. `{ "connect-src": ["https://api.example.com"] }`. */
export type ExtraSources = Readonly<Record<string, readonly string[]>>;

interface SecurityOptions {
  /** Every page: a client-side navigation runs one page's inline parts under another page's policy. */
  readonly html: readonly string[];
  readonly extraSources?: ExtraSources | undefined;
  /** Whether the voice demo needs the camera, too. */
  readonly usesCamera?: boolean | undefined;
}

/** The headers that every answer carries. */
export function securityHeaders(
  options: SecurityOptions,
): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(options),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    // The voice demo needs the microphone, and the camera only where the provider records video.
    "Permissions-Policy": `microphone=(self), camera=(${options.usesCamera ? "self" : ""}), geolocation=(), display-capture=(), autoplay=(self)`,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/** Sent only over TLS: a year, this host alone, because its siblings are not ours to decide on. */
export const STRICT_TRANSPORT_SECURITY = "max-age=31536000";

function contentSecurityPolicy({
  html,
  extraSources = {},
}: SecurityOptions): string {
  const policy: Record<string, readonly string[]> = {
    // Nothing below falls back to it but a page that is fetched ahead, in Firefox.
    "default-src": ["'self'"],
    "script-src": ["'self'", ...hashes(html, "script")],
    "style-src": ["'self'", ...hashes(html, "style")],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "media-src": ["'self'"],
    "worker-src": ["'self'"],
    ...(!extraSources["frame-src"] && { "frame-src": ["'none'"] }),
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

const ATTRIBUTES = String.raw`((?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?)`;
const INLINE = {
  script: new RegExp(
    String.raw`<script${ATTRIBUTES}>([\s\S]*?)</script\s*>`,
    "gi",
  ),
  style: new RegExp(
    String.raw`<style${ATTRIBUTES}>([\s\S]*?)</style\s*>`,
    "gi",
  ),
};

/** What a `<script>` may be besides data; only these are run, and need a hash. */
const RUN =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

function hashes(
  html: readonly string[],
  element: "script" | "style",
): string[] {
  const found = html
    .flatMap((page) => Array.from(page.matchAll(INLINE[element])))
    .filter(([, attributes = ""]) => element === "style" || isRun(attributes))
    .map(([, , content = ""]) => hash(content));
  return Array.from(new Set(found)).toSorted();
}

function isRun(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const type = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(
    attributes,
  );
  return RUN.test((type?.[1] ?? type?.[2] ?? type?.[3] ?? "").trim());
}

function hash(content: string): string {
  // The HTML parser turns every line end into \n before the browser hashes.
  const text = content.replace(/\r\n?/g, "\n");
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
