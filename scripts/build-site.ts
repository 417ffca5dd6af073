import { writeFileSync } from "node:fs";
import { loadEnvFile, SettingsError } from "../settings/load.ts";
import {
  PLACEHOLDER_EMAIL,
  PLACEHOLDER_PHONE,
  PLACEHOLDER_SITE_URL,
  readSiteSettings,
  type SiteSettings,
} from "../settings/site.ts";
import { checkBuiltPages } from "./check-pages.ts";
import { PlainError, run } from "./command.ts";
import { compressFiles } from "./compress.ts";
import { weightTable } from "./page-weight.ts";
import { policySources } from "./policy-sources.ts";
import { tidyInlineParts } from "./inline-parts.ts";
import { STATIC_HEADERS_FILE, staticHeaders } from "./static-headers.ts";

interface BuildOptions {
  /** The folder that the site is written to. */
  readonly out?: string;
  /** Settings that go before those of the environment. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Builds the site: prerendered pages, their code, and beside each file its compressed
 * forms. `build.json` tells the server what was built, `_headers` a static host what to send with it.
 *
 * @throws {SettingsError} when a setting is wrong
 * @throws {PlainError} when a page can't be built, or has a fault such as a link that leads nowhere
 */
export async function buildSite({
  out = "dist",
  settings: given = {},
}: BuildOptions = {}): Promise<void> {
  loadEnvFile();
  const settings = readSiteSettings({ ...process.env, ...given });
  const placeholders = placeholdersIn(settings);
  const code = await run("astro", ["build", "--outDir", out], {
    ASTRO_TELEMETRY_DISABLED: "1",
    ...given,
  });
  if (code !== 0)
    throw new PlainError(
      "The pages could not be built: see the messages above.",
    );
  tidyInlineParts(out);
  const faults = checkBuiltPages(out);
  if (faults.length > 0)
    throw new PlainError(`The pages have faults:\n${faults.join("\n")}`);
  compressFiles(out);
  console.log(`\n${weightTable(out)}`);
  const { voice } = settings;
  const sources = policySources(settings);
  const usesCamera = Boolean(voice.publicKey) && voice.recordsVideo;
  writeFileSync(
    `${out}/${STATIC_HEADERS_FILE}`,
    staticHeaders(out, sources, usesCamera),
  );
  writeFileSync(
    `${out}/build.json`,
    JSON.stringify({
      voice: voice.publicKey ? "provider" : "embedded",
      placeholders,
      sources,
      usesCamera,
    }),
  );
  if (voice.publicKey && !hasCallee(settings)) {
    console.warn(
      "\nThere is a voice key, but nobody to call: set VITE_VAPI_ASSISTANT_ID, VITE_VAPI_SQUAD_ID or VITE_VAPI_WORKFLOW_ID.\n",
    );
  }
  if (placeholders.length > 0) {
    console.warn(
      `\nNot for the public yet: ${placeholders.join(", ")} ${placeholders.length > 1 ? "have" : "has"} no value of yours (README, Settings).\n`,
    );
  }
}

const hasCallee = ({ voice: { home } }: SiteSettings): boolean =>
  Boolean(home.assistant ?? home.squad ?? home.workflow);

/** The settings that still hold what stands in for them during development. */
function placeholdersIn(settings: SiteSettings): string[] {
  return [
    settings.siteUrl === PLACEHOLDER_SITE_URL && "VITE_SITE_URL",
    settings.phone === PLACEHOLDER_PHONE && "VITE_CONTACT_PHONE",
    settings.email === PLACEHOLDER_EMAIL && "VITE_CONTACT_EMAIL",
  ].filter((name) => name !== false);
}

/** Ends a script with the sentence of an error that a person can mend; others keep their trace. */
export function exitOnPlainError(error: unknown): never {
  if (!(error instanceof SettingsError || error instanceof PlainError))
    throw error;
  console.error(error.message);
  process.exit(1);
}
