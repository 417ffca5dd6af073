import { describe, expect, test } from "vitest";
import { DEMO_REQUESTS_PATH, KEY_FIELD } from "../../contract/demo-request.ts";
import {
  bodies,
  BROWSER,
  filledForm,
  FORM_TYPE,
  JSON_TYPE,
  NOW,
  server,
} from "../testing/app.ts";
import { aRequest, BODY } from "../testing/demo-request.ts";

describe("a demo request as a form", () => {
  const { timestamp: _, source: _ours, ...fields } = aRequest;
  const form = (more: Record<string, string> = {}) =>
    new URLSearchParams({ ...fields, ...more }).toString();

  test("may come as multipart, with fields we do not know and without a message", async () => {
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

  test("returns in the page of each refusal, with the reason and all the typed text", async () => {
    const files = {
      "request-not-sent.html": `${[400, 403, 422, 429, 503].map((status) => `<p data-status="${status}" hidden>why ${status}</p>`).join("")}
        <form><input name="name"><input name="email"><textarea name="message"></textarea></form>`,
    };
    const typed = form({ name: "Zoë & Co", message: "\nAfter six" });
    const browser = { ...FORM_TYPE, ...BROWSER };
    const open = await server({ files });
    const limited = await server({ files, perMinute: 1 });
    await limited.post(typed, browser);
    const failing = await server({
      files,
      accept: () => Promise.reject(new Error("disk full")),
    });
    for (const answer of [
      await open.post(typed, { ...browser, "sec-fetch-site": "cross-site" }),
      await open.post(typed, { ...browser, "idempotency-key": "two words" }),
      await open.post(typed.replace("email=", "email=no+"), browser),
      await limited.post(typed, browser),
      await failing.post(typed, browser),
    ]) {
      const page = await answer.text();
      expect(page).toContain(`<p data-status="${answer.status}">why`);
      expect(page.match(/<p data-status="\d+">/g)).toHaveLength(1);
      expect(page).toContain('value="Zoë &amp; Co"');
      expect(page).toContain(">\n\nAfter six</textarea>");
    }
  });
});

test("a form with the key of a request that a page has sent before is the same lead", async () => {
  const key = "0011223344556677";
  const { post, outbox } = await server();
  const headers = { ...JSON_TYPE, "idempotency-key": key };
  expect((await post(BODY, headers)).status).toBe(202);
  const answer = await post(filledForm("", { [KEY_FIELD]: key }), FORM_TYPE);
  expect(answer.status).toBe(303);
  expect(await bodies(outbox)).toHaveLength(1);
});

describe("a form that comes twice without a key", () => {
  test("is one lead, on both sides of a period's end too", async () => {
    const time = { now: Date.parse("2025-07-01T12:09:59.000Z") };
    const { post, outbox } = await server({ clock: () => time.now });
    await post(filledForm(""), FORM_TYPE);
    time.now += 2000;
    expect((await post(filledForm(""), FORM_TYPE)).status).toBe(303);
    expect(await bodies(outbox)).toHaveLength(1);
  });

  test("is two leads where something in it differs, or the next day", async () => {
    const time = { now: NOW };
    const { post, outbox } = await server({ clock: () => time.now });
    await post(filledForm(""), FORM_TYPE);
    await post(filledForm("", { message: "Call after six" }), FORM_TYPE);
    time.now += 24 * 60 * 60_000;
    await post(filledForm(""), FORM_TYPE);
    expect(await bodies(outbox)).toHaveLength(3);
  });
});
