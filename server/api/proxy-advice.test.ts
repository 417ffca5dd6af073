import { pino } from "pino";
import { expect, it } from "vitest";
import { JSON_TYPE, server } from "../testing/app.ts";
import { aRequest } from "../testing/demo-request.ts";

const BODY = JSON.stringify(aRequest);

/** An app, and what it has said at warn or above, each line parsed. */
async function listening(variation: Parameters<typeof server>[0] = {}) {
  const lines: string[] = [];
  const logged = pino({ level: "warn" }, { write: (line) => lines.push(line) });
  const app = await server({ ...variation, logged });
  const said = () =>
    lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { ...app, said };
}

it("says once that forwarded addresses come while no proxy is trusted", async () => {
  for (const headers of [
    { "x-forwarded-for": "203.0.113.77" },
    { forwarded: "for=203.0.113.77" },
  ]) {
    const { ask, said } = await listening();
    await ask("/");
    expect(said()).toEqual([]);
    for (let times = 0; times < 3; times++) await ask("/", { headers });
    expect(said()).toMatchObject([
      { msg: expect.stringContaining("TRUST_PROXY=true") },
    ]);
    expect(JSON.stringify(said())).not.toContain("203.0");
  }
});

it("says nothing of them where they are expected", async () => {
  const { ask, said } = await listening({ trustProxy: true });
  await ask("/", { headers: { "x-forwarded-for": "203.0.113.77" } });
  expect(said()).toEqual([]);
});

const CHANGED = {
  ...JSON_TYPE,
  host: "127.0.0.1:3000",
  origin: "https://www.clinic.example",
};
const NAMES = { host: "127.0.0.1:3000", askedFor: "www.clinic.example" };

it("says once that the proxy does not pass the Host on, and what mends it", async () => {
  const { post, said } = await listening({ trustProxy: true });
  const headers = { ...CHANGED, "sec-fetch-site": "same-origin" };
  for (let times = 0; times < 3; times++)
    expect((await post(BODY, headers)).status).toBe(202);
  expect(said()).toMatchObject([
    {
      ...NAMES,
      msg: expect.stringContaining("proxy_set_header Host $http_host;"),
    },
  ]);
});

it("says that X-Forwarded-Host would count with TRUST_PROXY", async () => {
  const { post, said } = await listening();
  const headers = { ...CHANGED, "x-forwarded-host": "www.clinic.example" };
  expect((await post(BODY, headers)).status).toBe(403);
  expect(said()).toContainEqual(
    expect.objectContaining({
      ...NAMES,
      msg: expect.stringContaining("TRUST_PROXY=true"),
    }),
  );
});

it("says nothing of the pages of another website", async () => {
  const { post, said } = await listening({
    trustProxy: true,
    allowedOrigins: ["https://listed.example"],
  });
  for (const more of [
    {},
    { "sec-fetch-site": "cross-site" },
    { origin: "null", "sec-fetch-site": "same-origin" },
    { origin: "https://listed.example", "sec-fetch-site": "same-origin" },
  ])
    await post(BODY, { ...CHANGED, ...more });
  // The refusals themselves are told.
  expect(said().map(({ reason }) => reason)).toEqual(["cross_site"]);
});
