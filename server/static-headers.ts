import { resolve } from "node:path";
import { loadEnvFile, readServerSettings, SettingsError } from "../settings.ts";
import { NotBuiltError, readBuildInfo } from "./build-info.ts";
import { securityHeaders, STRICT_TRANSPORT_SECURITY } from "./headers.ts";
import { loadPages } from "./pages.ts";

// Prints what a static host should send with the built site, as the `_headers` file that several of them read: the same
// security policy that our own server sends, computed from the same pages.

function block(path: string, headers: Readonly<Record<string, string>>) {
  const lines = Object.entries(headers).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  return [path, ...lines].join("\n");
}

try {
  loadEnvFile();
  const dir = resolve(readServerSettings(process.env).siteDir);
  const { sources: extraSources } = readBuildInfo(dir);
  const { html } = loadPages(dir);
  console.log(
    [
      block("/*", {
        ...securityHeaders({ html, extraSources }),
        "Strict-Transport-Security": STRICT_TRANSPORT_SECURITY,
      }),
      // Their names change with their content.
      block("/_astro/*", {
        "Cache-Control": "public, max-age=31536000, immutable",
      }),
    ].join("\n\n"),
  );
} catch (error) {
  const plain =
    error instanceof SettingsError || error instanceof NotBuiltError;
  console.error(plain ? error.message : error);
  process.exitCode = 1;
}
