import { randomUUID } from "node:crypto";
import { REQUEST_SOURCE } from "../../contract/demo-request.ts";
import { PlainError } from "../../settings/load.ts";
import { createMailer } from "../delivery/email.ts";
import { createWebhook, type Deliver } from "../delivery/webhook.ts";
import { createLog } from "../lib/log.ts";
import { type Command, type CommandContext } from "./command.ts";

const testRequest = () => ({
  name: "Test Request",
  email: "test@clinic.example",
  phone: "01632 960 001",
  practice: "Please ignore: a test of the delivery",
  practiceType: "other",
  message: "This is a test, not a request for a demo.",
  timestamp: new Date().toISOString(),
  source: REQUEST_SOURCE,
});

/** @throws {PlainError} with the reason, if the delivery fails */
async function* deliverTest(
  deliver: Deliver,
  tell: CommandContext["tell"],
  where: string,
): AsyncGenerator<string> {
  const id = `test-${randomUUID()}`;
  const body = JSON.stringify(testRequest());
  const delivery = await deliver({ id, body, origin: {} });
  if (!delivery.ok)
    throw new PlainError(`The test did not reach ${where}: ${delivery.error}.`);
  tell(`The test reached ${where}.`);
  yield id;
}

export const testEmailCommand: Command = {
  async *run({ settings: { email, logLevel }, tell }) {
    if (!email) throw new PlainError("LEAD_EMAIL_TO and SMTP_URL are not set.");
    const log = createLog(logLevel);
    const { deliver } = await createMailer({ ...email, log });
    yield* deliverTest(deliver, tell, email.smtp.host);
  },
};

export const testWebhookCommand: Command = {
  run({ settings: { webhook }, tell }) {
    if (!webhook) throw new PlainError("DEMO_WEBHOOK_URL is not set.");
    const deliver = createWebhook(webhook);
    return deliverTest(deliver, tell, new URL(webhook.url).host);
  },
};
