import type { ServerSettings } from "../settings/server.ts";
import { unencryptedRoutes } from "../settings/unencrypted.ts";
import type { BuildInfo } from "./pages/build-info.ts";

interface Facts {
  readonly url: string;
  readonly metricsUrl: string | undefined;
  /** Undefined while it does not answer. */
  readonly database: { readonly name: string } | undefined;
  readonly settings: Pick<ServerSettings, "webhookUrl" | "databaseUrl">;
  readonly build: BuildInfo;
}

/** What people read when the server has started: where it is, what is configured and what is not. */
export function startUpNotes({
  url,
  metricsUrl,
  database,
  settings,
  build,
}: Facts): string {
  const { webhookUrl } = settings;
  const lines = [
    `Ellaira is at ${url}`,
    `  Database  ${
      database?.name ??
      "does not answer yet: pages are served, demo requests wait in the browsers; the log says more"
    }`,
    // The rest of the address often holds a secret.
    `  Webhook   ${
      webhookUrl
        ? `requests are sent to ${new URL(webhookUrl).origin}`
        : "DEMO_WEBHOOK_URL is not set: requests are kept, list them with: npm run -s leads -- list"
    }`,
    `  Voice     ${
      build.voice === "provider"
        ? "a voice key is set: the voice provider"
        : "no voice key: the embedded demo"
    }`,
  ];
  if (metricsUrl) lines.push(`  Metrics   ${metricsUrl}`);
  if (build.placeholders.length > 0)
    lines.push(
      `  Warning   still placeholders: ${build.placeholders.join(", ")}`,
    );
  for (const route of unencryptedRoutes(settings))
    lines.push(`  Warning   ${route}`);
  return lines.join("\n");
}
