import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { vi } from "vitest";
import { DEMO_REQUESTS_PATH } from "../../contract/demo-request.ts";
import { writeSite } from "./site.ts";
import { atEnd, tempDir } from "./temp-dir.ts";

/** Compiled once for all processes that tests start: reading TypeScript is half of a short one's work. */
const COMPILE_CACHE = resolve(
  import.meta.dirname,
  "../../node_modules/.cache/node",
);

interface Running {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** The exit code, once both outputs have ended too. */
  readonly exit: Promise<number | null>;
}

interface Surroundings {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
}

/** Runs a file of `server/` as its own process, which never outlives the test or the bench. */
export function runNode(
  file: string,
  { cwd, env, args = [] }: Surroundings,
): Running {
  const script = resolve(import.meta.dirname, "..", file);
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    // The tests' own environment is left out, because it may hold settings.
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  atEnd(() => void child.kill("SIGKILL"));
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    child[name].setEncoding("utf8").on("data", (text: string) => {
      output[name] += text;
    });
  return {
    child,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    // The signature of "close" (node:child_process): the code, then the signal.
    exit: once(child, "close").then(([code]) => code as number | null),
  };
}

export function builtSite(files: Record<string, string> = {}): string {
  const cwd = tempDir();
  writeSite(join(cwd, "dist"), files);
  return cwd;
}

/** The limit is generous: a busy machine is no failure. */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
): Promise<Result> {
  return vi.waitFor(check, { timeout: 20_000, interval: 10 });
}

export async function startServer(
  cwd: string,
  env: Record<string, string> = {},
) {
  const server = runNode("main.ts", { cwd, env: { PORT: "0", ...env } });
  const url = await eventually(() => {
    const address = /http:\S+/.exec(server.stdout())?.[0];
    if (!address) throw new Error(`It does not run. ${server.stderr()}`);
    return address;
  });
  /** @returns the exit code */
  const stop = () => {
    server.child.kill("SIGTERM");
    return server.exit;
  };
  return { ...server, url, port: Number(new URL(url).port), stop };
}

export const post = (
  url: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
) =>
  fetch(new URL(DEMO_REQUESTS_PATH, url), {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
