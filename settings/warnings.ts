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

/** Shorter names may belong to another program. */
const MIN_LENGTH = 7;

/** Warns of variables that begin with `VITE_` or are one slip from a setting. The warnings never hold a value. */
export function unknownNames(env: Environment): string[] {
  return Object.keys(env)
    .filter((given) => env[given] && !names.includes(given))
    .flatMap((given) => {
      const meant = names.find((name) => isOneSlip(given, name));
      if (meant !== undefined && given.length >= MIN_LENGTH)
        return [
          `${given} is not a setting, and is ignored. Did you mean ${meant}?`,
        ];
      return given.startsWith("VITE_") && !given.startsWith("VITE_USER_")
        ? [`${given} is not a setting, and is ignored.`]
        : [];
    });
}

function isOneSlip(given: string, name: string): boolean {
  if (given.toUpperCase() === name) return true;
  let start = 0;
  while (start < given.length && given[start] === name[start]) start++;
  let end = 0;
  const shorter = Math.min(given.length, name.length) - start;
  while (end < shorter && given.at(-1 - end) === name.at(-1 - end)) end++;
  const [ours, theirs] = [given, name].map((text) =>
    text.slice(start, text.length - end),
  );
  if (ours === undefined || theirs === undefined) return false;
  return (
    (ours.length <= 1 && theirs.length <= 1) ||
    (ours.length === 2 && [...ours].toReversed().join("") === theirs)
  );
}
