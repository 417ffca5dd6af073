import { spawn } from "node:child_process";

/** What a script can't go on without. The message is all that a person needs to read. */
export class PlainError extends Error {}

/**
 * Runs a program of the project's own packages (or of the system) with its output shown.
 *
 * @returns its exit code; 1 when a signal ended it
 * @throws {PlainError} when it can't be started
 */
export async function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const bin = `${process.cwd()}/node_modules/.bin`;
  const child = spawn(program, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env, PATH: `${bin}:${process.env.PATH}` },
  });
  return new Promise((resolve, reject) => {
    child.on("error", ({ message }) =>
      reject(new PlainError(`${program} can't be started: ${message}`)),
    );
    child.on("exit", (code) => resolve(code ?? 1));
  });
}
