import { describe, expect, test } from "vitest";
import {
  bodies,
  BROWSER,
  expectProblem,
  filledForm,
  FORM_TYPE,
  JSON_TYPE,
  server,
  states,
} from "../testing/app.ts";
import { aRequest, BODY } from "../testing/demo-request.ts";

describe("a demo request as JSON", () => {
  test("is answered with its id once it is kept", async () => {
    const { post, outbox, onAccepted } = await server();
    const answer = await post(BODY);
    expect(answer.status).toBe(202);
    const { id }: { id: string } = await answer.json();
    expect(await outbox.get(id)).toMatchObject({
      body: BODY,
    });
    expect(onAccepted).toHaveBeenCalledOnce();
  });

  test("is one lead for one Idempotency-Key, which no other request may have", async () => {
    const { post, outbox } = await server();
    const headers = { ...JSON_TYPE, "idempotency-key": "one-submission" };
    const answers = await Promise.all([1, 2, 3].map(() => post(BODY, headers)));
    const ids = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(ids).size).toBe(1);
    const other = JSON.stringify({ ...aRequest, name: "Bob" });
    await expectProblem(await post(other, headers), 422);
    expect(await bodies(outbox)).toEqual([BODY]);
  });

  test.each(["", "two words", "é", "x".repeat(256)])(
    "is refused with the Idempotency-Key %j",
    async (key) => {
      const { post, outbox } = await server();
      const headers = { ...JSON_TYPE, "idempotency-key": key };
      await expectProblem(await post(BODY, headers), 400);
      expect(await bodies(outbox)).toEqual([]);
    },
  );

  const notUtf8 = Buffer.from('{"name":"\xe9"}', "latin1");
  test.each(["", "{", "[]", "null", "1", notUtf8])(
    "is refused where it is no object in UTF-8, as %j",
    async (body) => {
      const { post } = await server();
      await expectProblem(await post(body), 400);
    },
  );

  test("is refused field by field", async () => {
    const { post, outbox } = await server();
    const { phone: _, ...rest } = aRequest;
    const answer = await post(JSON.stringify({ ...rest, email: "no" }));
    const document = await expectProblem(answer, 422);
    expect(document).toMatchObject({
      errors: ["email", "phone"].map((field) => ({
        field,
        detail: expect.any(String),
      })),
    });
    expect(await bodies(outbox)).toEqual([]);
  });

  test.each([
    [415, "text/plain"],
    [415, "application/json; charset=latin1"],
    [415, "application/jsonp"],
    [202, 'Application/JSON ; charset="UTF-8"'],
  ])("is answered with %i as %s", async (status, type) => {
    const { post } = await server();
    const headers = { "content-type": type };
    const answer = await post(BODY, headers);
    expect(answer.status).toBe(status);
  });

  test("is not accepted while the store fails", async () => {
    const { post, onAccepted } = await server({
      accept: () => Promise.reject(new Error("disk full")),
    });
    const answer = await post(BODY);
    expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
    const document = await expectProblem(answer, 503);
    expect(JSON.stringify(document)).not.toContain("disk");
    expect(onAccepted).not.toHaveBeenCalled();
  });
});

describe("a demo request that a program seems to have filled in", () => {
  const FILLED = { ...JSON_TYPE, "x-website": "filled" };

  test("is answered like any other, and held: nothing delivers it", async () => {
    const { post, outbox, onAccepted } = await server();
    const answer = await post(BODY, FILLED);
    expect(answer.status).toBe(202);
    const { id }: { id: string } = await answer.json();
    expect(await outbox.get(id)).toMatchObject({
      state: "held",
      body: BODY,
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

  test("is distinguished from one that a person sent, or a password manager filled in", async () => {
    const { post, outbox } = await server();
    const languages = { "accept-language": "en-GB" };
    await post(BODY, { ...FILLED, ...languages });
    await post(filledForm("x"), { ...FORM_TYPE, ...languages });
    await post(filledForm(""), FORM_TYPE);
    await post(BODY, { ...JSON_TYPE, "x-website": "" });
    expect(new Set(await states(outbox))).toEqual(new Set(["pending"]));
  });

  test("is released when the same request comes again without the signs", async () => {
    const { post, outbox, onAccepted } = await server();
    const key = { "idempotency-key": "one" };
    await post(BODY, { ...FILLED, ...key });
    await post(BODY, { ...JSON_TYPE, ...key });
    expect(await states(outbox)).toEqual(["pending"]);
    expect(onAccepted).toHaveBeenCalledOnce();
  });
});

describe("too many demo requests", () => {
  test("are refused for a while, for that address alone", async () => {
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
    expect(await page.text()).toContain("Not sent");
  });

  test("are counted by the address that a trusted proxy gives", async () => {
    const { post } = await server({ perMinute: 1, trustProxy: true });
    const from = (hops: string) =>
      post("{}", { ...JSON_TYPE, "x-forwarded-for": hops });
    expect((await from("192.0.2.1")).status).toBe(422);
    expect((await from("8.8.8.8, 192.0.2.1")).status).toBe(429);
    expect((await from("192.0.2.1, 192.0.2.2")).status).toBe(422);
  });
});
