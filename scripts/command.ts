import { type ChildProcess, spawn } from "node:child_process";
import { PlainError } from "../settings/load.ts";

type Environment = Readonly<Record<string, string>>;

/** Runs a program of the packages or of the system. @returns its exit code. @throws {PlainError} */
export const run = (
  program: string,
  args: readonly string[],
  env: Environment = {},
): Promise<number> => ended(start(program, args, env, "inherit"), program);

/** Keeps the output until the end, for a program that runs beside another. @throws {PlainError} */
export async function runQuietly(
  program: string,
  args: readonly string[],
): Promise<{ readonly code: number; readonly output: string }> {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const child = start(program, args, colour, "pipe");
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
  return { code: await ended(child, program), output };
}

function start(
  program: string,
  args: readonly string[],
  env: Environment,
  output: "inherit" | "pipe",
): ChildProcess {
  const bin = `${process.cwd()}/node_modules/.bin`;
  return spawn(program, args, {
    stdio: ["ignore", output, output],
    env: { ...process.env, ...env, PATH: `${bin}:${process.env.PATH}` },
  });
}

const ended = (child: ChildProcess, program: string): Promise<number> =>
  new Promise((resolve, reject) => {
    child.on("error", ({ message }) =>
      reject(new PlainError(`${program} can't be started: ${message}`)),
    );
    child.on("close", (code) => resolve(code ?? 1));
  });
