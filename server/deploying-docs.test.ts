import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { builtSite, startServer } from "./testing/running-server.ts";

const text = readFileSync(
  join(import.meta.dirname, "../docs/deploying.md"),
  "utf8",
);
const [command = ""] = /^curl -si -X OPTIONS[^`]+/m.exec(text) ?? [];

it.each([
  ["knows", "https://www.example.com", /^access-control-allow-origin: /i],
  ["does not know", "https://www.exmaple.com", /^$/],
])(
  "the paper's question to an API that %s the host",
  async (_, ALLOWED_ORIGINS, answer) => {
    const { url } = await startServer(builtSite(), { ALLOWED_ORIGINS });
    const asked = command.replace(
      "https://api.example.com",
      new URL(url).origin,
    );
    expect(asked).not.toBe(command);
    // No line found is an answer too, though grep calls it a failure.
    const printed = execFileSync("sh", ["-c", `${asked.trim()} || true`]);
    expect(printed.toString()).toMatch(answer);
  },
);
