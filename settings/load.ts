import { existsSync } from "node:fs";
import type { z } from "zod";

/** An error that its reader can mend: the message is all that the reader needs. */
export class PlainError extends Error {}

/** Other errors keep their trace. */
export function exitWithError(error: unknown): never {
  console.error(error instanceof PlainError ? error.message : error);
  process.exit(1);
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** A rule for each variable, with a description of what the variable means. */
export type Variables = Readonly<Record<string, z.ZodType>>;

/** @throws {PlainError} with one sentence for each wrong variable, and never a value */
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
  throw new PlainError(
    result.error.issues
      .map(({ path: [name = ""], message }) => `${String(name)} ${message}.`)
      .map((sentence) => sentence.trim())
      .join("\n"),
  );
}

/** Where the file differs, `process.env` wins. */
export function loadEnvFile(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}
