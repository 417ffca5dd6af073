import { existsSync } from "node:fs";
import type { z } from "zod";

/** `readSettings` throws this error with one sentence for each wrong variable, and never its value. */
export class SettingsError extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>;

/** A rule for each variable, which also says what the variable means (`describe`). */
export type Variables = Readonly<Record<string, z.ZodType>>;

export function readSettings<Output>(
  schema: z.ZodType<Output>,
  env: Environment,
): Output {
  // In a .env file, `NAME=` means "not set".
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== ""),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new SettingsError(
    result.error.issues
      .map(({ path: [name = ""], message }) => `${String(name)} ${message}.`)
      .map((sentence) => sentence.trim())
      .join("\n"),
  );
}

/** Where the file says something else, `process.env` wins. */
export function loadEnvFile(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}
