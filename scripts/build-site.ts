import { hash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import * as zlib from "node:zlib";
import { build } from "vite";
import { readPages } from "../server/pages/html.ts";
import { DESK_FOLDER } from "../server/pages/site-files.ts";
import { loadEnvFile, PlainError } from "../settings/load.ts";
import {
  PLACEHOLDER_EMAIL,
  PLACEHOLDER_PHONE,
  PLACEHOLDER_SITE_URL,
  readSiteSettings,
  type SiteSettings,
} from "../settings/site.ts";
import { unknownNames } from "../settings/warnings.ts";
import { checkBuiltPages } from "./check-pages.ts";
import { run } from "./command.ts";
import { BUILD_INFO_FILE, fingerprint } from "./fingerprint.ts";
import { rewritePages } from "./rewrite-pages.ts";
import {
  policySources,
  securityHeaders,
  STATIC_HEADERS_FILE,
  staticHeaders,
} from "./headers.ts";

interface BuildOptions {
  readonly out?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Replaces the folder as a whole, at the end. @throws {PlainError} */
export async function buildSite({
  out = "dist",
  settings: given = {},
}: BuildOptions = {}): Promise<void> {
  loadEnvFile();
  const env = { ...process.env, ...given };
  const settings = readSiteSettings(env);
  const placeholders = placeholdersIn(settings);
  const made = fingerprint(env);
  checkWritable();
  await replaceFolder(out, async (dir) => {
    await makePages(dir, given);
    await buildDesk(join(dir, DESK_FOLDER));
    await compressFiles(dir);
    const headers = securityHeaders(
      readPages(dir).map(({ html }) => html),
      {
        sources: policySources(settings),
        usesCamera: settings.voice.recordsVideo,
      },
    );
    writeFileSync(join(dir, STATIC_HEADERS_FILE), staticHeaders(headers));
    // For our server. Static hosts read the headers from `_headers`.
    const info = {
      voice: settings.voice.kind,
      placeholders,
      headers,
      fingerprint: made,
    };
    writeFileSync(join(dir, BUILD_INFO_FILE), JSON.stringify(info));
  });
  warnOfMissing(settings, placeholders);
  for (const sentence of unknownNames(env)) console.warn(sentence);
}

/** A failure leaves the old folder as it was; a process that is killed between the two renames leaves it as `.old`. */
export async function replaceFolder(
  dir: string,
  make: (fresh: string) => Promise<void>,
): Promise<void> {
  const fresh = `${dir}.new`;
  const old = `${dir}.old`;
  rmSync(fresh, { recursive: true, force: true });
  await make(fresh);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dir)) renameSync(dir, old);
  renameSync(fresh, dir);
  rmSync(old, { recursive: true, force: true });
}

/** @throws {PlainError} */
export function checkWritable(): void {
  for (const folder of [".", ".astro"])
    try {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.W_OK);
    } catch {
      throw new PlainError(
        `The folder ${resolve(folder)} can't be written, so the site can't be built.`,
      );
    }
}

async function makePages(
  dir: string,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const code = await run("astro", ["build", "--outDir", dir], env);
  if (code !== 0)
    throw new PlainError(
      "The pages could not be built: see the messages above.",
    );
  addNotices(dir);
  rewritePages(dir);
  const faults = checkBuiltPages(dir);
  if (faults.length > 0)
    throw new PlainError(
      `Problems in the built pages (in ${dir}):\n${faults.join("\n")}`,
    );
}

/** These reach the browser without an import, so the bundler does not list them: fonts, and a worker's code. */
const NOT_BUNDLED = [
  "@echogarden/svoxpico-wasm",
  "@fontsource-variable/literata",
  "@fontsource-variable/schibsted-grotesk",
];

function addNotices(dir: string): void {
  const file = join(dir, "licences/third-party.txt");
  const notices = NOT_BUNDLED.map((name) => {
    const text = readFileSync(`node_modules/${name}/LICENSE`, "utf8");
    return `\n## ${name}\n\n${text.trim()}\n`;
  });
  writeFileSync(file, readFileSync(file, "utf8") + notices.join(""));
}

const DESK = "site/desk";

/** Builds the operator's page into a folder that the public server does not serve. No public page shares its code. */
async function buildDesk(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: DESK,
    logLevel: "warn",

    build: {
      outDir: resolve(outDir),
      emptyOutDir: false,
      assetsDir: "files",
      assetsInlineLimit: 0,
      modulePreload: false,
      target: ["chrome109", "edge109", "firefox115", "safari16"],
      rolldownOptions: {
        input: ["index.html", "sign-in.html"].map((file) => join(DESK, file)),
      },
    },
  });
}

const COMPRESSIBLE = new Set([
  ".html",
  ".js",
  ".css",
  ".svg",
  ".json",
  ".xml",
  ".txt",
  ".webmanifest",
  ".wasm",
  ".bin",
]);

/** In smaller files, the headers outweigh the gain. */
const MIN_BYTES = 512;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** By a hash of the file: builds that differ in a setting have most files in common. */
const compressed = new Map<
  string,
  Promise<readonly [br: Buffer, gz: Buffer]>
>();

/** Node compresses several files at once, on threads of its own. */
async function compressFiles(dir: string): Promise<void> {
  const paths = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(
    paths.map(async (path) => {
      const bytes = readFileSync(path);
      if (bytes.byteLength < MIN_BYTES) return;
      const [br, gz] = await compress(bytes);
      writeFileSync(`${path}.br`, br);
      writeFileSync(`${path}.gz`, gz);
    }),
  );
}

function compress(bytes: Buffer) {
  const key = hash("sha256", bytes);
  const forms =
    compressed.get(key) ??
    Promise.all([
      brotli(bytes, {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]:
            zlib.constants.BROTLI_MAX_QUALITY,
        },
      }),
      gzip(bytes, { level: 9 }),
    ]);
  compressed.set(key, forms);
  return forms;
}

function warnOfMissing(
  settings: SiteSettings,
  placeholders: readonly string[],
): void {
  if (settings.voice.kind === "provider" && !hasCallee(settings))
    console.warn(
      "\nThere is a voice key, but no one to call: set VITE_VAPI_ASSISTANT_ID, VITE_VAPI_SQUAD_ID or VITE_VAPI_WORKFLOW_ID.\n",
    );
  if (placeholders.length > 0)
    console.warn(
      `\nNot ready to publish: ${placeholders.join(", ")} still ${placeholders.length > 1 ? "have placeholder values" : "has a placeholder value"} (docs/settings.md).\n`,
    );
}

const hasCallee = ({ voice: { home } }: SiteSettings): boolean =>
  Boolean(home.assistant ?? home.squad ?? home.workflow);

function placeholdersIn(settings: SiteSettings): string[] {
  return [
    settings.siteUrl === PLACEHOLDER_SITE_URL && "VITE_SITE_URL",
    settings.phone === PLACEHOLDER_PHONE && "VITE_CONTACT_PHONE",
    settings.email === PLACEHOLDER_EMAIL && "VITE_CONTACT_EMAIL",
  ].filter((name) => name !== false);
}
