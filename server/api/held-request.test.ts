import { describe, expect, test } from "vitest";
import {
  filledForm,
  FORM_TYPE,
  JSON_TYPE,
  server,
  states,
} from "../testing/app.ts";
import { aRequest } from "../testing/demo-request.ts";

describe("a demo request that a program seems to have filled in", () => {
  const FILLED = { ...JSON_TYPE, "x-website": "filled" };

  test("is answered like any other, and held: nothing delivers it", async () => {
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

  test("is distinguished from one that a person sent, or a password manager filled in", async () => {
    const { post, outbox } = await server();
    const languages = { "accept-language": "en-GB" };
    await post(JSON.stringify(aRequest), { ...FILLED, ...languages });
    await post(filledForm("x"), { ...FORM_TYPE, ...languages });
    await post(filledForm(""), FORM_TYPE);
    await post(JSON.stringify(aRequest), { ...JSON_TYPE, "x-website": "" });
    expect(new Set(await states(outbox))).toEqual(new Set(["pending"]));
  });

  test("is released when the same request comes again without the signs", async () => {
    const { post, outbox, onAccepted } = await server();
    const key = { "idempotency-key": "one" };
    await post(JSON.stringify(aRequest), { ...FILLED, ...key });
    await post(JSON.stringify(aRequest), { ...JSON_TYPE, ...key });
    expect(await states(outbox)).toEqual(["pending"]);
    expect(onAccepted).toHaveBeenCalledOnce();
  });
});
