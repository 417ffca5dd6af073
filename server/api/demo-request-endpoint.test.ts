import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { MAX_BODY_BYTES } from "../../contract/demo-request.ts";
import { READY_PATH } from "../operations/health.ts";
import {
  bodies,
  BROWSER,
  expectProblem,
  filledForm,
  FORM_TYPE,
  JSON_TYPE,
  server,
} from "../testing/app.ts";
import { aRequest, BODY } from "../testing/demo-request.ts";
import { allLeads } from "../testing/temp-store.ts";

const withKey = (key: string) => ({ ...JSON_TYPE, "idempotency-key": key });

test("is one lead for one Idempotency-Key, which no other request may have", async () => {
  const { post, outbox, metrics } = await server({ counting: true });
  const type = 'Application/JSON ; charset="UTF-8"';
  const headers = { ...withKey("one-submission"), "content-type": type };
  const answers = await Promise.all([1, 2, 3].map(() => post(BODY, headers)));
  const ids = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(ids).size).toBe(1);
  const other = JSON.stringify({ ...aRequest, name: "Bob" });
  await expectProblem(await post(other, headers), 422);
  expect(await bodies(outbox)).toEqual([BODY]);
  expect(await metrics?.text()).toContain('{reason="key_reused"} 1\n');
});

const MULTIPART = { "content-type": "multipart/form-data; boundary=b" };
const FILE =
  '--b\r\nContent-Disposition: form-data; name="name"; filename="x"\r\n\r\nx\r\n--b--\r\n';
const TOO_LONG = "x".repeat(MAX_BODY_BYTES + 1);
const notUtf8 = Buffer.from('{"name":"\xe9"}', "latin1");

type Refused = readonly [
  status: number,
  reason: string,
  body: BodyInit,
  headers: Readonly<Record<string, string>>,
];

test.each<Refused>([
  ...["", "{", "[]", "null", "1", notUtf8].map(
    (body) => [400, "malformed", body, JSON_TYPE] as const,
  ),
  [400, "malformed", "x", MULTIPART],
  [400, "bad_key", BODY, withKey("")],
  [400, "bad_key", BODY, withKey("two words")],
  [400, "bad_key", BODY, withKey("é")],
  [400, "bad_key", BODY, withKey("x".repeat(256))],
  [400, "bad_key", filledForm(""), { ...withKey("two words"), ...FORM_TYPE }],
  [403, "cross_site", BODY, { ...JSON_TYPE, "sec-fetch-site": "cross-site" }],
  [413, "too_large", TOO_LONG, JSON_TYPE],
  [413, "too_large", TOO_LONG, FORM_TYPE],
  [415, "media_type", BODY, { "content-type": "text/plain" }],
  [415, "media_type", BODY, { "content-type": "application/jsonp" }],
  [
    415,
    "media_type",
    BODY,
    { "content-type": "application/json; charset=latin1" },
  ],
  [422, "invalid_fields", "{}", JSON_TYPE],
  [422, "invalid_fields", "", FORM_TYPE],
  [422, "invalid_fields", FILE, MULTIPART],
])(
  "is refused with %i, and counted as %s",
  async (status, reason, body, headers) => {
    const { post, outbox, metrics } = await server({ counting: true });
    const answer = await post(body, { accept: "application/json", ...headers });
    await expectProblem(answer, status);
    expect(await bodies(outbox)).toEqual([]);
    const figures = await metrics?.text();
    expect(figures).toContain(`refused_total{reason="${reason}"} 1\n`);
    expect(figures).toContain('requests_total{outcome="refused"} 1\n');
  },
);

test("is refused field by field", async () => {
  const { post } = await server();
  const { phone: _, ...rest } = aRequest;
  const answer = await post(JSON.stringify({ ...rest, email: "no" }));
  expect(await expectProblem(answer, 422)).toMatchObject({
    errors: ["email", "phone"].map((field) => ({
      field,
      detail: expect.any(String),
    })),
  });
});

test("is not accepted while the store fails, and the server is not ready until one is kept", async () => {
  const accept = vi
    .fn(async () => "id")
    .mockRejectedValueOnce(new Error("disk full"));
  const { ask, post, onAccepted } = await server({ accept });
  const answer = await post(BODY);
  expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
  const document = await expectProblem(answer, 503);
  expect(JSON.stringify(document)).not.toContain("disk");
  expect(onAccepted).not.toHaveBeenCalled();
  expect((await ask(READY_PATH)).status).toBe(503);
  expect((await post(BODY)).status).toBe(202);
  expect((await ask(READY_PATH)).status).toBe(200);
});

describe("a program is assumed, and the request held, after", () => {
  const filled = { "x-website": "filled" };
  const anyLanguage = { "accept-language": "*" };
  const links = { message: "http://a.example HTTPS://b.example" };

  test.each<[string, string, Record<string, string>, object]>([
    ["pending", "no sign", {}, {}],
    ["pending", "an empty honeypot", { "x-website": "" }, {}],
    ["pending", "the honeypot alone", filled, {}],
    ["pending", "all but the honeypot", anyLanguage, links],
    ["pending", "the honeypot and one link", filled, { message: "https://a" }],
    ["held", "the honeypot and speed", { "x-website": "filled, quick" }, {}],
    [
      "held",
      "the honeypot and any language",
      { ...filled, ...anyLanguage },
      {},
    ],
    ["held", "the honeypot and links", filled, links],
    [
      "held",
      "the honeypot and a link for a name",
      filled,
      { name: "http://a" },
    ],
  ])("(%s) %s", async (state, _, headers, changes) => {
    const { post, outbox, onAccepted } = await server();
    const languages = { "accept-language": "en-GB" };
    const body = JSON.stringify({ ...aRequest, ...changes });
    const sent = { ...JSON_TYPE, ...languages, ...headers };
    expect((await post(body, sent)).status).toBe(202);
    expect(await allLeads(outbox)).toMatchObject([{ state, body }]);
    expect(onAccepted).toHaveBeenCalledTimes(state === "held" ? 0 : 1);
    expect(await outbox.claim(1000, 9)).toHaveLength(state === "held" ? 0 : 1);
  });

  test("a form with the honeypot and no language, which is thanked like any other", async () => {
    const { post, outbox } = await server();
    const thanks = await post(filledForm("x"), FORM_TYPE);
    expect(thanks.status).toBe(303);
    expect(thanks.headers.get("location")).toBe("/thank-you");
    expect(await allLeads(outbox)).toMatchObject([{ state: "held" }]);
  });

  test("but it is released when the same request comes again without the signs", async () => {
    const { post, outbox, onAccepted } = await server();
    await post(BODY, { ...withKey("one"), ...filled });
    await post(BODY, withKey("one"));
    expect(await allLeads(outbox)).toMatchObject([{ state: "pending" }]);
    expect(onAccepted).toHaveBeenCalledOnce();
  });
});

describe("too many demo requests", () => {
  test("are refused for a while, for that address alone", async () => {
    const { post } = await server({ perMinute: 2 });
    const statusOf = async (from: string, headers = {}) =>
      (await post("{}", { ...JSON_TYPE, ...headers }, from)).status;
    // Another website's page can't use up its visitor's allowance.
    const foreign = { "sec-fetch-site": "cross-site" };
    expect(await statusOf("192.0.2.1", foreign)).toBe(403);
    expect(await statusOf("192.0.2.1")).toBe(422);
    expect(await statusOf("::ffff:192.0.2.1")).toBe(422);
    const answer = await post("{}", JSON_TYPE, "192.0.2.1");
    expect(answer.headers.get("retry-after")).toBe("30");
    await expectProblem(answer, 429);
    expect(await statusOf("192.0.2.2")).toBe(422);
    const page = await post("", { ...FORM_TYPE, ...BROWSER }, "192.0.2.1");
    expect(page.status).toBe(429);
    expect(await page.text()).toContain("Not sent");
  });

  test("are counted by the address that a trusted proxy gives", async () => {
    const { post } = await server({ perMinute: 1, trustProxy: true });
    const from = async (hops: string) =>
      (await post("{}", { ...JSON_TYPE, "x-forwarded-for": hops })).status;
    expect(await from("192.0.2.1")).toBe(422);
    expect(await from("8.8.8.8, 192.0.2.1")).toBe(429);
  });
});

// A change of the form's request comes with server/testing/contract/N.json: a request as the pages of version N send
// it, with JavaScript and without. Tabs stay open, and requests wait in browsers for 7 days.

interface Fixture {
  readonly json: {
    readonly headers: Record<string, string>;
    readonly body: Record<string, string>;
  };
  readonly form: {
    readonly headers: Record<string, string>;
    readonly body: string;
  };
}

/** What browsers add to a request by themselves. */
const LANGUAGES = { "accept-language": "en-GB" };

test.each(globSync(join(import.meta.dirname, "../testing/contract/*.json")))(
  "the form of %s is taken by today's server",
  async (file) => {
    const { json, form } = JSON.parse(readFileSync(file, "utf8")) as Fixture;
    const { post, outbox } = await server();
    const sent = JSON.stringify(json.body);
    const answer = await post(sent, { ...json.headers, ...LANGUAGES });
    expect(answer.status).toBe(202);
    expect(await bodies(outbox)).toEqual([sent]);
    const headers = { ...form.headers, ...BROWSER, ...LANGUAGES };
    expect((await post(form.body, headers)).status).toBe(303);
    expect(await outbox.claim(1000, 9)).toHaveLength(2);
  },
);
