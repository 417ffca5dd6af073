import type { SiteSettings, VoiceKind } from "../settings/site.ts";

type Sources = Readonly<Record<string, readonly string[]>>;

/** Both voices bring WebAssembly: the provider's call library, and the embedded synthesiser. */
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

/** What pages may load and reach beside the site's own host. */
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
