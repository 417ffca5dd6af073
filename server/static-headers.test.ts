import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { securityHeaders } from "./headers.ts";
import { loadPages } from "./pages.ts";
import { runNode } from "./testing/run-node.ts";
import { writeSite } from "./testing/site.ts";
import { tempDir } from "./testing/temp-dir.ts";

vi.setConfig({ testTimeout: 60_000 });

it("prints for a static host what the server itself would send", async () => {
  const cwd = tempDir();
  writeSite(join(cwd, "dist"), {
    "build.json":
      '{"voice":"embedded","placeholders":[],"sources":{"connect-src":["https://api.example"]}}',
  });
  const command = runNode("static-headers.ts", { cwd });
  expect(await command.exit).toBe(0);
  const [everywhere = "", hashed = ""] = command.stdout().split("\n\n");
  expect(everywhere.split("\n")[0]).toBe("/*");
  const { html } = loadPages(join(cwd, "dist"));
  const expected = securityHeaders({
    html,
    extraSources: { "connect-src": ["https://api.example"] },
  });
  for (const [name, value] of Object.entries(expected))
    expect(everywhere).toContain(`\n  ${name}: ${value}`);
  expect(everywhere).toContain("connect-src 'self' https://api.example;");
  expect(everywhere).toMatch(/\n {2}Strict-Transport-Security: /);
  expect(hashed).toMatch(/^\/_astro\/\*\n {2}Cache-Control: .*immutable/);
});

it("says so where there is no site", async () => {
  const command = runNode("static-headers.ts", { cwd: tempDir() });
  expect(await command.exit).toBe(1);
  expect(command.stderr()).toMatch(/^[^\n]*npm run build\n$/);
});
