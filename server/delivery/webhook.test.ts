import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { BODY } from "../testing/demo-request.ts";
import { startFakeWebhook } from "../testing/fake-webhook.ts";
import { createWebhook } from "./webhook.ts";

const clock = () => Date.parse("2025-07-01T00:00:00.999Z");

const lead = {
  id: "01-lead",
  body: '{"name":"Zoë 🦷","b":1,"a":2}',
  origin: {},
};

describe("a delivery", () => {
  test("posts exactly the text that was accepted, with its origin in headers", async () => {
    const hook = await startFakeWebhook(() => ({ status: 204 }));
    const origin = { utm_source: "Zoë's letter", referring_site: "x.example" };
    const deliver = createWebhook({ url: hook.url });
    expect(await deliver({ ...lead, origin })).toEqual({ ok: true });
    expect(hook.calls).toMatchObject([
      {
        body: lead.body,
        headers: {
          "content-type": "application/json",
          "webhook-id": lead.id,
          "x-utm-source": "Zo%C3%AB's%20letter",
          "x-referring-site": "x.example",
        },
      },
    ]);
    expect(hook.calls[0]?.headers).not.toHaveProperty("webhook-signature");
  });

  test("is signed as it is sent, in any format", async () => {
    const { url, calls } = await startFakeWebhook();
    const secret = Buffer.alloc(24, 1).toString("base64");
    const options = { url, secrets: [secret], format: "slack" } as const;
    await createWebhook(options)({ ...lead, body: BODY });
    const { body = "", headers } = calls[0] ?? {};
    expect(body).toContain('"blocks"');
    new Webhook(secret).verify(body, headers as Record<string, string>);
  });

  test("signs in with the user and password of the address", async () => {
    const hook = await startFakeWebhook();
    const url = hook.url.replace("//", "//me:p%40ss@");
    expect(await createWebhook({ url })(lead)).toEqual({ ok: true });
    expect(hook.calls[0]?.headers.authorization).toBe(
      `Basic ${Buffer.from("me:p@ss").toString("base64")}`,
    );
  });
});

describe("a delivery fails", () => {
  test("at a redirect, which is not followed", async () => {
    const target = await startFakeWebhook();
    const hook = await startFakeWebhook(() => ({
      status: 302,
      headers: { location: target.url },
    }));
    expect(await createWebhook({ url: hook.url })(lead)).toMatchObject({
      ok: false,
      error: expect.stringContaining("302"),
    });
    expect(target.calls).toEqual([]);
  });

  test("with the pause that the webhook asks for", async () => {
    const wishes = ["120", "Tue, 01 Jul 2025 00:01:00 GMT", "soon", "0"];
    const hook = await startFakeWebhook((index) => ({
      status: 503,
      headers: { "retry-after": wishes[index] ?? "" },
    }));
    const deliver = createWebhook({ url: hook.url, clock });
    expect(await deliver(lead)).toMatchObject({ retryAfterMs: 120_000 });
    expect(await deliver(lead)).toMatchObject({ retryAfterMs: 59_001 });
    expect(await deliver(lead)).not.toHaveProperty("retryAfterMs", 0);
    expect(await deliver(lead)).toEqual({ ok: false, error: "HTTP 503" });
  });

  test("when no server listens", async () => {
    const deliver = createWebhook({ url: "http://127.0.0.1:1/secret-path" });
    const delivery = await deliver(lead);
    expect(delivery).toMatchObject({ ok: false });
    expect(JSON.stringify(delivery)).not.toContain("secret-path");
  });

  test("when no answer comes in time, or it is interrupted", async () => {
    const silence = Promise.withResolvers<{ status: number }>();
    const { url } = await startFakeWebhook(() => silence.promise);
    expect(await createWebhook({ url, timeoutMs: 50 })(lead)).toEqual({
      ok: false,
      error: "no answer within 0.05 s",
    });
    const interrupted = AbortSignal.timeout(50);
    expect(await createWebhook({ url })(lead, interrupted)).toMatchObject({
      ok: false,
    });
    silence.resolve({ status: 200 });
  });
});
