import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DEMO_REQUESTS_PATH } from "../contract/demo-request.ts";
import { LIVE_PATH, READY_PATH } from "./operations/health.ts";
import { FORM_TYPE, JSON_TYPE, server } from "./testing/app.ts";
import { aRequest } from "./testing/demo-request.ts";

// docs/api.md lists each status of each address, and no other.

const text = readFileSync(join(import.meta.dirname, "../docs/api.md"), "utf8");

/** "POST /api/steps 204" for each line of its tables. */
const documented = text.split(/^## /m).flatMap((section) => {
  const [name = "", ...lines] = section.split("\n");
  return lines
    .map((line) => /^\| (\d{3}) /.exec(line)?.[1])
    .filter((status) => status !== undefined)
    .map((status) => `${name} ${status}`);
});

const BODY = JSON.stringify(aRequest);
const FOREIGN = { ...JSON_TYPE, "sec-fetch-site": "cross-site" };
const post = (body: BodyInit, headers: HeadersInit = JSON_TYPE) => ({
  method: "POST",
  body,
  headers,
});
const keyed = (body: string) =>
  post(body, { ...JSON_TYPE, "idempotency-key": "one" });

async function demoRequests(): Promise<readonly Response[]> {
  const { ask } = await server();
  const limited = await server({ perMinute: 1 });
  const failing = await server({
    accept: async () => Promise.reject(new Error("disk full")),
  });
  const other = JSON.stringify({ ...aRequest, name: "Another" });
  const path = DEMO_REQUESTS_PATH;
  return [
    await ask(path, keyed(BODY)),
    await ask(path, post(new URLSearchParams({ ...aRequest }), FORM_TYPE)),
    await ask(path, post("{")),
    await ask(path, post(BODY, FOREIGN)),
    await ask(path),
    await ask(path, post(" ".repeat(2 ** 16 + 1))),
    await ask(path, post(BODY, { "content-type": "text/plain" })),
    await ask(path, post("{}")),
    await ask(path, keyed(other)),
    await limited
      .ask(path, post(BODY))
      .then(() => limited.ask(path, post(BODY))),
    await failing.ask(path, post(BODY)),
  ];
}

async function probes(path: string): Promise<readonly Response[]> {
  const { ask, health } = await server();
  const well = await ask(path);
  const posted = await ask(path, { method: "POST" });
  health.stop();
  return [well, posted, await ask(path)];
}

test("has each status of each address, and no other", async () => {
  const nothing = await server();
  const seen = {
    [`POST ${DEMO_REQUESTS_PATH}`]: await demoRequests(),
    [`GET ${LIVE_PATH}`]: await probes(LIVE_PATH),
    [`GET ${READY_PATH}`]: await probes(READY_PATH),
    "GET /api/…": [await nothing.ask("/api/nothing")],
  };
  const answered = Object.entries(seen).flatMap(([name, answers]) =>
    answers.map(({ status }) => `${name} ${status}`),
  );
  expect([...new Set(answered)].toSorted()).toEqual(documented.toSorted());
});
