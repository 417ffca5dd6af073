import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { PlainError } from "../../settings/load.ts";
import { VOICE_KINDS } from "../../settings/site.ts";

const schema = z.object({
  voice: z.enum(VOICE_KINDS),
  /** Names of settings that still have the placeholder values of the repository. */
  placeholders: z.array(z.string()),
  headers: z.record(z.string(), z.string()),
});

export type BuildInfo = z.output<typeof schema>;

export class NotBuiltError extends PlainError {
  constructor(dir: string) {
    super(
      `The site is not built: there is no whole build in ${dir}. SITE_DIR names the folder that is served; ./dist is built by: npm run build`,
    );
  }
}

/** @throws {NotBuiltError} if `dir` has no complete build; the message says what to do */
export function readBuildInfo(dir: string): BuildInfo {
  try {
    const text = readFileSync(join(dir, "build.json"), "utf8");
    return schema.parse(JSON.parse(text));
  } catch {
    throw new NotBuiltError(dir);
  }
}
