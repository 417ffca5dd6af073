import { join } from "node:path";
import { expect } from "vitest";
import { DEMO_REQUESTS_PATH } from "../../contract/demo-request.ts";
import { eventually } from "./eventually.ts";
import { runNode } from "./run-node.ts";
import { writeSite } from "./site.ts";
import { tempDir } from "./temp-dir.ts";

export function builtSite(files: Record<string, string> = {}): string {
  const cwd = tempDir();
  writeSite(join(cwd, "dist"), files);
  return cwd;
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
  return { ...server, url, port: Number(new URL(url).port) };
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

export async function failureToStart(cwd: string, env: Record<string, string>) {
  const server = runNode("main.ts", { cwd, env: { PORT: "0", ...env } });
  expect(await server.exit).toBe(1);
  expect(server.stdout()).toBe("");
  expect(server.stderr()).not.toContain("    at ");
  return server.stderr();
}
