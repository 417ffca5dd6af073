import { STRICT_TRANSPORT_SECURITY } from "../server/pages/common-headers.ts";
import { pathOf, readSiteFiles } from "../server/pages/site-files.ts";

export const STATIC_HEADERS_FILE = "_headers";

/** Hosts join the values if two rules set the same header, so no two rules do. */
export function staticHeaders(
  dir: string,
  common: Readonly<Record<string, string>>,
): string {
  const caching = new Map<string, string>();
  for (const [name, { cacheControl }] of readSiteFiles(dir)) {
    const path = pathOf(name);
    // It answers for unknown addresses, which can't be listed: they get the host's own caching.
    if (path === "/404") continue;
    const rule = wholeFolder(path);
    if (cacheControl !== (caching.get(rule) ?? cacheControl))
      throw new Error(`${rule} would need two rules for Cache-Control.`);
    caching.set(rule, cacheControl);
  }
  const rules = [
    block("/*", {
      ...common,
      "Strict-Transport-Security": STRICT_TRANSPORT_SECURITY,
    }),
    ...Array.from(caching, ([path, value]) =>
      block(path, { "Cache-Control": value }),
    ),
  ];
  return `${rules.join("\n\n")}\n`;
}

/** Hosts accept at most 100 rules, and each folder holds files of one kind. */
const wholeFolder = (path: string) => path.replace(/^(\/[^/]+\/).+$/, "$1*");

function block(path: string, headers: Readonly<Record<string, string>>) {
  const lines = Object.entries(headers).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  return [path, ...lines].join("\n");
}
