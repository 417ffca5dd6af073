import type { SiteSettings } from "../settings/site.ts";

export function policySources({
  voice,
  sentryDsn,
  demoRequests,
}: Pick<SiteSettings, "voice" | "sentryDsn" | "demoRequests">): Record<
  string,
  string[]
> {
  const reports = sentryDsn ? [new URL(sentryDsn).origin] : [];
  // The site's own server is in the policy already.
  const form = URL.canParse(demoRequests.url)
    ? [new URL(demoRequests.url).origin]
    : [];
  // Both voices bring WebAssembly: the provider's call library, and the embedded synthesiser.
  const wasm = "'wasm-unsafe-eval'";
  if (!voice.publicKey)
    return {
      "script-src": [wasm],
      "connect-src": [...reports, ...form],
      "form-action": form,
    };
  return {
    // The call library loads its other half from its own host, and its audio worklet from a blob.
    "script-src": [wasm, "blob:", "https://c.daily.co"],
    "connect-src": [
      voice.apiUrl,
      "https://*.daily.co",
      "wss://*.daily.co",
      "https://*.pluot.blue",
      "wss://*.pluot.blue",
      ...reports,
      ...form,
    ],
    "form-action": form,
    "worker-src": ["blob:"],
    "media-src": ["blob:"],
  };
}
