import { STRICT_TRANSPORT_SECURITY } from "../server/http/common-headers.ts";
import { pathOf, readSiteFiles } from "../server/pages/site-files.ts";

export const STATIC_HEADERS_FILE = "_headers";

/** Hosts join the values that two rules give for a header, so no two rules give the same header. */
export function staticHeaders(
  dir: string,
  common: Readonly<Record<string, string>>,
): string {
  const caching = new Map<string, string>();
  for (const [name, { cacheControl }] of readSiteFiles(dir)) {
    const path = pathOf(name);
    // It answers for addresses that nobody can list: they get the host's own caching.
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

/** Hosts take 100 rules at most, and folders hold files of one kind. */
const wholeFolder = (path: string) => path.replace(/^(\/[^/]+\/).+$/, "$1*");

function block(path: string, headers: Readonly<Record<string, string>>) {
  const lines = Object.entries(headers).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  return [path, ...lines].join("\n");
}
