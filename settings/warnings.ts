import type { Environment } from "./load.ts";
import { SERVER_SETTINGS, type ServerSettings } from "./server.ts";
import { SITE_SETTINGS } from "./site.ts";
import { isThisMachine } from "./values.ts";

/** Warns of data that leaves this machine in clear text. The warnings never hold a setting's value. */
export function unencryptedRoutes(
  { webhook, email, databaseUrl, desk, trustedProxies }: ServerSettings,
  env: Environment = process.env,
): string[] {
  const routes: string[] = [];
  if (webhook) {
    const { protocol, hostname } = new URL(webhook.url);
    if (protocol === "http:" && !isThisMachine(hostname))
      routes.push(
        "DEMO_WEBHOOK_URL is http://: demo requests cross the network unencrypted; use https://.",
      );
  }
  if (email) {
    const { host, secure, requireTLS } = email.smtp;
    if (!secure && !requireTLS && !isThisMachine(host))
      routes.push(
        "SMTP_URL allows an unencrypted connection: demo requests and the password may cross the network in clear text; remove ?requireTLS=false, or use smtps://.",
      );
  }
  if (databaseUrl !== undefined && !isSafeDatabase(new URL(databaseUrl), env))
    routes.push(
      "DATABASE_URL reaches another host without TLS: unless that network is yours alone, add ?sslmode=verify-full.",
    );
  // Behind a proxy, the proxy speaks TLS.
  if (desk && !isThisMachine(desk.host) && trustedProxies === 0)
    routes.push(
      "DESK_HOST opens the desk to other machines, and TRUST_PROXY is not set: without a proxy that speaks TLS, the token and all demo requests cross the network unencrypted.",
    );
  return routes;
}

function isSafeDatabase(url: URL, env: Environment): boolean {
  const parameter = (name: string) => url.searchParams.get(name) ?? "";
  const host = parameter("host") || url.hostname || env["PGHOST"] || "";
  const mode = parameter("sslmode") || env["PGSSLMODE"] || "";
  return (
    isThisMachine(decodeURIComponent(host)) ||
    /^(?:require|no-verify|verify-ca|verify-full)$/.test(mode) ||
    /^(?:1|true)$/.test(parameter("ssl"))
  );
}

const names = Object.keys({ ...SITE_SETTINGS, ...SERVER_SETTINGS });

/** How names begin that are meant for us. Hosts set variables with `DATABASE_`, `LOG_` and `SITE_` themselves. */
const OURS =
  /^(?:VITE_(?!USER_)|ALLOWED_|DATA_|DEMO_|DESK_|LEAD_|METRICS_|RATE_|SMTP_|STOP_|TRUST_|WEBHOOK_)/i;

/** Warns of variables that look like settings but are not. The warnings never hold a value. */
export const unknownNames = (env: Environment): string[] =>
  Object.keys(env)
    .filter((name) => env[name] && OURS.test(name) && !names.includes(name))
    .map(
      (name) => `${name} is not a setting, and is ignored (docs/settings.md).`,
    );
