import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtSite, startServer } from "./testing/running-server.ts";

// The request in docs/deploying.md really shows whether the API allows the pages' host.

const text = readFileSync(
  join(import.meta.dirname, "../docs/deploying.md"),
  "utf8",
);
const [command = ""] = /^curl -si [^`]+/m.exec(text) ?? [];

/** Runs the document's command against our server, without curl or `grep`. */
function answerTo(url: string): Promise<string> {
  const [, method] = /-X (\w+)/.exec(command) ?? [];
  const headers = Object.fromEntries(
    [...command.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name, value]) => [
      name ?? "",
      value ?? "",
    ]),
  );
  const [, path = ""] = /https:\/\/api\.example\.com(\S+)/.exec(command) ?? [];
  const [, sought = ""] = /grep -i (\S+)/.exec(command) ?? [];
  return new Promise((resolve, reject) => {
    request(new URL(path, url), { method, headers }, (response) => {
      response.resume();
      const lines = Object.entries(response.headers).map(
        ([name, value]) => `${name}: ${value}`,
      );
      resolve(lines.filter((line) => line.startsWith(sought)).join("\n"));
    })
      .on("error", reject)
      .end();
  });
}

test.each([
  [
    "https://www.example.com",
    /^access-control-allow-origin: https:\/\/www\.example\.com$/,
  ],
  ["https://www.exmaple.com", /^$/],
  ["", /^$/],
])("ALLOWED_ORIGINS=%s", async (ALLOWED_ORIGINS, lines) => {
  const env = ALLOWED_ORIGINS ? { ALLOWED_ORIGINS } : {};
  const { url } = await startServer(builtSite(), env);
  expect(await answerTo(url)).toMatch(lines);
});
