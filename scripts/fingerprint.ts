import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "../settings/load.ts";

/** The file in the built folder that tells our server what was built, and which headers to send. */
export const BUILD_INFO_FILE = "build.json";

/** All that a build reads; the lockfile stands for the packages. */
export const SOURCES = [
  "{site,receptionist,contract,settings,scripts,public,server/pages}/**",
  "{astro.config.ts,tsconfig.json,package-lock.json}",
];

/** Equal fingerprints make equal sites. */
export function fingerprint(env: Environment, root = "."): string {
  const hash = createHash("sha256").update(process.version);
  for (const path of globSync(SOURCES, { cwd: root }).toSorted()) {
    const file = join(root, path);
    if (statSync(file).isFile())
      hash.update(JSON.stringify(path)).update(readFileSync(file));
  }
  const settings = Object.entries(env).filter(
    ([name, value]) => name.startsWith("VITE_") && value !== "",
  );
  return hash.update(JSON.stringify(settings.toSorted())).digest("hex");
}

export function isUpToDate(): boolean {
  try {
    // The file may have been changed, so its content is checked.
    const info = JSON.parse(
      readFileSync(join("dist", BUILD_INFO_FILE), "utf8"),
    ) as { readonly fingerprint?: unknown } | null;
    return info?.fingerprint === fingerprint(process.env);
  } catch {
    // There is no build yet.
    return false;
  }
}
