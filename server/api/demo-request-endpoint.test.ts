import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEMO_REQUESTS_PATH } from "../../contract/demo-request.ts";
import { aRequest } from "../testing/demo-request.ts";
import {
  JSON_TYPE,
  FORM_TYPE,
  BROWSER,
  server,
  bodies,
  expectProblem,
  filledForm,
  states,
} from "../testing/app.ts";

describe("a demo request as JSON", () => {
  it("is answered with its id once it is kept", async () => {
    const { post, outbox, onAccepted } = await server();
    const answer = await post(JSON.stringify(aRequest));
    expect(answer.status).toBe(202);
    const { id }: { id: string } = await answer.json();
    expect(await outbox.get(id)).toMatchObject({
      body: JSON.stringify(aRequest),
    });
    expect(onAccepted).toHaveBeenCalledOnce();
  });

  it("is kept exactly as it came", async () => {
    const { post, outbox } = await server();
    const request = {
      ...aRequest,
      name: " ",
      message: "\u0000 \uD800 🦷\r\n\t",
    };
    expect((await post(JSON.stringify(request))).status).toBe(202);
    expect(await bodies(outbox)).toEqual([JSON.stringify(request)]);
  });

  it("is one lead for one Idempotency-Key", async () => {
    const { post, outbox } = await server();
    const headers = { ...JSON_TYPE, "idempotency-key": "one-submission" };
    const answers = await Promise.all(
      [1, 2, 3].map(() => post(JSON.stringify(aRequest), headers)),
    );
    const ids = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(ids).size).toBe(1);
    expect(await bodies(outbox)).toHaveLength(1);
  });

  it.each(["", "two words", "é", "x".repeat(256)])(
    "is refused with the Idempotency-Key %j",
    async (key) => {
      const { post, outbox } = await server();
      const headers = { ...JSON_TYPE, "idempotency-key": key };
      await expectProblem(await post(JSON.stringify(aRequest), headers), 400);
      expect(await bodies(outbox)).toEqual([]);
    },
  );

  it.each(["", "{", "[]", "null", '"text"', "1"])(
    "is refused where it is no object, as %j",
    async (body) => {
      const { post } = await server();
      await expectProblem(await post(body), 400);
    },
  );

  it("is refused where it is not in UTF-8", async () => {
    const { post } = await server();
    await expectProblem(
      await post(Buffer.from('{"name":"\xe9"}', "latin1")),
      400,
    );
  });

  it("is refused field by field", async () => {
    const { post, outbox } = await server();
    const { phone: _, ...rest } = aRequest;
    const answer = await post(
      JSON.stringify({ ...rest, email: "no", extra: 1 }),
    );
    const document = await expectProblem(answer, 422);
    expect(document).toMatchObject({
      errors: ["email", "phone", "extra"].map((field) => ({
        field,
        detail: expect.any(String),
      })),
    });
    expect(await bodies(outbox)).toEqual([]);
  });

  it("never causes a failure of ours, whatever it is", async () => {
    const { post } = await server();
    const body = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .dictionary(
          fc.constantFrom(...Object.keys(aRequest), "__proto__"),
          fc.jsonValue(),
        )
        .map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const { status } = await post(text);
        expect([400, 422]).toContain(status);
      }),
    );
  });

  it("is refused past 64 KiB, and accepted just below", async () => {
    const { post } = await server();
    const text = JSON.stringify(aRequest);
    // Space around JSON means nothing.
    expect((await post(text.padEnd(65_536))).status).toBe(202);
    await expectProblem(await post(text.padEnd(65_537)), 413);
  });

  it.each([
    "text/plain",
    "application/json; charset=latin1",
    "application/jsonp",
  ])("is refused as %s", async (type) => {
    const { post } = await server();
    const answer = await post(JSON.stringify(aRequest), {
      "content-type": type,
    });
    await expectProblem(answer, 415);
  });

  it("is accepted with a charset and in any case", async () => {
    const { post } = await server();
    const answer = await post(JSON.stringify(aRequest), {
      "content-type": 'Application/JSON ; charset="UTF-8"',
    });
    expect(answer.status).toBe(202);
  });

  it("is not accepted while the store fails", async () => {
    const { post, onAccepted } = await server({
      accept: () => Promise.reject(new Error("disk full")),
    });
    const answer = await post(JSON.stringify(aRequest));
    expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
    const document = await expectProblem(answer, 503);
    expect(JSON.stringify(document)).not.toContain("disk");
    expect(onAccepted).not.toHaveBeenCalled();
  });
});

describe("a demo request as a form", () => {
  const { timestamp: _, source, ...fields } = aRequest;
  const form = (more: Record<string, string> = {}) =>
    new URLSearchParams({ ...fields, ...more }).toString();

  it("leads to the thanks, so that a reload sends nothing twice", async () => {
    const { post, outbox } = await server();
    const answer = await post(form(), { ...FORM_TYPE, ...BROWSER });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/thank-you");
    const [body = ""] = await bodies(outbox);
    expect(JSON.parse(body)).toEqual({
      ...fields,
      timestamp: "2025-07-01T12:00:00.000Z",
      source,
    });
  });

  it("has the line ends that the page would have sent", async () => {
    const { post, outbox } = await server();
    await post(form({ message: "one\r\ntwo\r\n" }), FORM_TYPE);
    const [body = ""] = await bodies(outbox);
    expect(JSON.parse(body)).toMatchObject({ message: "one\ntwo\n" });
  });

  it("may come as multipart, with fields we do not know and without a message", async () => {
    const { ask, outbox } = await server();
    const body = new FormData();
    for (const [name, value] of Object.entries(fields))
      if (name !== "message") body.set(name, value);
    body.set("utm", "x");
    body.set("timestamp", "forged");
    const answer = await ask(DEMO_REQUESTS_PATH, { method: "POST", body });
    expect(answer.status).toBe(303);
    const [text = ""] = await bodies(outbox);
    expect(JSON.parse(text)).toMatchObject({
      message: "",
      timestamp: "2025-07-01T12:00:00.000Z",
    });
  });

  it("is refused with a file in place of text", async () => {
    const { ask } = await server();
    const body = new FormData();
    body.set("name", new Blob(["x"]), "x.txt");
    const answer = await ask(DEMO_REQUESTS_PATH, {
      method: "POST",
      body,
      headers: { accept: "application/json" },
    });
    await expectProblem(answer, 422);
  });

  it.each([
    [422, form({ email: "no" }), {}],
    [422, "", {}],
    [413, "x".repeat(70_000), {}],
    [400, "x", { "content-type": "multipart/form-data; boundary=b" }],
    [400, form(), { "idempotency-key": "two words" }],
  ])(
    "is refused with %i, as a page to a browser",
    async (status, body, headers) => {
      const { post } = await server();
      const page = await post(body, { ...FORM_TYPE, ...BROWSER, ...headers });
      expect(page.status).toBe(status);
      expect(await page.text()).toBe("Not sent");
      const json = { ...FORM_TYPE, accept: "application/json", ...headers };
      await expectProblem(await post(body, json), status);
    },
  );

  it("is refused with a page, and when to come back, while the store fails", async () => {
    const { post } = await server({
      accept: () => Promise.reject(new Error("disk full")),
    });
    const answer = await post(form(), { ...FORM_TYPE, ...BROWSER });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
  });
});

describe("a demo request that a program filled in", () => {
  const FILLED = { ...JSON_TYPE, "x-website": "filled" };
  it("is answered as any other, and kept as spam that nothing delivers", async () => {
    const { post, outbox, onAccepted } = await server();
    const answer = await post(JSON.stringify(aRequest), FILLED);
    expect(answer.status).toBe(202);
    const { id }: { id: string } = await answer.json();
    expect(await outbox.get(id)).toMatchObject({
      state: "held",
      body: JSON.stringify(aRequest),
    });
    const thanks = await post(filledForm("https://buy.example"), FORM_TYPE);
    expect([thanks.status, thanks.headers.get("location")]).toEqual([
      303,
      "/thank-you",
    ]);
    expect(await states(outbox)).toEqual(["held", "held"]);
    expect(onAccepted).not.toHaveBeenCalled();
    expect(await outbox.claim(1000, 9)).toEqual([]);
  });

  it("is told from one that a person sent", async () => {
    const { post, outbox } = await server();
    await post(filledForm(""), FORM_TYPE);
    await post(JSON.stringify(aRequest), { ...JSON_TYPE, "x-website": "" });
    expect(await states(outbox)).toEqual(["pending", "pending"]);
  });

  it("is refused where any other would be", async () => {
    const { post, outbox } = await server();
    await expectProblem(await post("{}", FILLED), 422);
    const website = { ...aRequest, website: "x" };
    await expectProblem(await post(JSON.stringify(website)), 422);
    expect(await states(outbox)).toEqual([]);
  });
});

describe("too many demo requests", () => {
  it("are refused for a while, for that address alone", async () => {
    const { post } = await server({ perMinute: 2 });
    const statuses = async (from: string) =>
      (await post("{}", JSON_TYPE, from)).status;
    expect(await statuses("192.0.2.1")).toBe(422);
    expect(await statuses("::ffff:192.0.2.1")).toBe(422);
    const answer = await post("{}", JSON_TYPE, "192.0.2.1");
    expect(answer.headers.get("retry-after")).toBe("30");
    await expectProblem(answer, 429);
    expect(await statuses("192.0.2.2")).toBe(422);
    const page = await post("", { ...FORM_TYPE, ...BROWSER }, "192.0.2.1");
    expect(page.status).toBe(429);
    expect(await page.text()).toBe("Not sent");
  });

  it("are counted by the proxy's word where it is trusted", async () => {
    const { post } = await server({ perMinute: 1, trustProxy: true });
    const from = (hops: string) =>
      post("{}", { ...JSON_TYPE, "x-forwarded-for": hops });
    expect((await from("192.0.2.1")).status).toBe(422);
    expect((await from("8.8.8.8, 192.0.2.1")).status).toBe(429);
    expect((await from("192.0.2.1, 192.0.2.2")).status).toBe(422);
  });
});
