import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { startFakeMailServer } from "./testing/fake-mail-server.ts";
import { startFakeWebhook } from "./testing/fake-webhook.ts";
import { runWith } from "./testing/run-leads.ts";

describe("a test of the delivery", () => {
  test("reaches the webhook, signed like any other", async () => {
    const hook = await startFakeWebhook();
    const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
    const env = { DEMO_WEBHOOK_URL: hook.url, DEMO_WEBHOOK_SECRET: secret };
    const { code, stdout } = await runWith(env, "test-webhook");
    expect(code).toBe(0);
    const [call] = hook.calls;
    expect(call?.headers["webhook-id"]).toBe(stdout.trim());
    expect(
      new Webhook(secret).verify(
        call?.body ?? "",
        call?.headers as Record<string, string>,
      ),
    ).toMatchObject({ name: "Test Request", source: "Ellaira website" });
  });

  test("reaches the mailbox", async () => {
    const mail = await startFakeMailServer();
    const env = { SMTP_URL: mail.url, LEAD_EMAIL_TO: "sales@clinic.example" };
    expect((await runWith(env, "test-email")).code).toBe(0);
    expect(mail.mails).toMatchObject([{ to: ["sales@clinic.example"] }]);
  });

  test("says why it does not arrive", async () => {
    const hook = await startFakeWebhook(() => ({ status: 404 }));
    const env = { DEMO_WEBHOOK_URL: hook.url };
    expect(await runWith(env, "test-webhook")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("HTTP 404"),
    });
    const nowhere = {
      SMTP_URL: "smtp://127.0.0.1:1",
      LEAD_EMAIL_TO: "sales@clinic.example",
    };
    expect(await runWith(nowhere, "test-email")).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/127\.0\.0\.1: ECONNREFUSED at CONN\./),
    });
    expect(await runWith({}, "test-email")).toMatchObject({
      code: 1,
      stderr: "LEAD_EMAIL_TO and SMTP_URL are not set.\n",
    });
  });
});
