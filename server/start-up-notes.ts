import type { ServerSettings } from "../settings/server.ts";
import type { VoiceKind } from "../settings/site.ts";
import { unencryptedRoutes, unknownNames } from "../settings/warnings.ts";
import type { BuildInfo } from "./pages/build-info.ts";

const VOICE: Record<VoiceKind, string> = {
  embedded: "no voice key: the embedded demo",
  provider: "a voice key is set: the voice provider",
};

interface Facts {
  readonly url: string;
  readonly metricsUrl: string | undefined;
  readonly deskUrl: string | undefined;
  readonly database: { readonly name: string } | undefined;
  readonly settings: ServerSettings;
  readonly build: BuildInfo;
}

export function startUpNotes({
  url,
  metricsUrl,
  deskUrl,
  database,
  settings,
  build,
}: Facts): string {
  const { webhook, email } = settings;
  const lines = [
    `Ellaira is at ${url}`,
    `  Database  ${
      database?.name ??
      "does not answer yet: pages are served, demo requests wait in the browsers; the log says more"
    }`,
    // The rest of the address often holds a secret.
    `  Webhook   ${
      webhook
        ? `requests are sent to ${new URL(webhook.url).origin}`
        : "DEMO_WEBHOOK_URL is not set"
    }`,
    `  Email     ${
      email
        ? `each request is sent to ${email.to.length} ${email.to.length === 1 ? "address" : "addresses"} through ${email.smtp.host}; the log says whether it can be`
        : "LEAD_EMAIL_TO is not set"
    }`,
    `  Voice     ${VOICE[build.voice]}`,
    `  Desk      ${deskUrl ?? "DESK_PORT is not set: requests are read with npm run -s leads"}`,
  ];
  if (!webhook && !email)
    lines.push(
      "  Warning   demo requests are sent to no one: set LEAD_EMAIL_TO or DEMO_WEBHOOK_URL. They are kept until then; list them with: npm run -s leads -- list",
    );
  if (metricsUrl) lines.push(`  Metrics   ${metricsUrl}`);
  if (build.placeholders.length > 0)
    lines.push(
      `  Warning   still placeholders: ${build.placeholders.join(", ")}`,
    );
  for (const warning of [
    ...unencryptedRoutes(settings),
    ...unknownNames(process.env),
  ])
    lines.push(`  Warning   ${warning}`);
  return lines.join("\n");
}
