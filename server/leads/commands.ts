import { randomUUID } from "node:crypto";
import { REQUEST_SOURCE } from "../../contract/demo-request.ts";
import type { DeskDelivery } from "../../contract/desk.ts";
import { PlainError } from "../../settings/load.ts";
import { createMailer } from "../delivery/email.ts";
import { createWebhook, type Deliver } from "../delivery/webhook.ts";
import { createLog } from "../lib/log.ts";
import { printable, printableJson, printableLines } from "../lib/printable.ts";
import { backUp } from "../store/backup.ts";
import {
  instant,
  instantOrNull,
  readRequest,
  REQUEST_FIELDS,
  summaryOf,
  type Lead,
} from "../store/lead.ts";
import {
  countOf,
  NothingMatchedError,
  operandOf,
  UsageError,
  type Command,
  type CommandContext,
} from "./command.ts";
import { csvLines } from "./csv.ts";
import { removeCommand } from "./remove.ts";

const COLUMNS = "id,state,created,rung back,name,practice,email,phone".split(
  ",",
);

/** The widths of the columns in their order: a UUID and a time have fixed ones. */
const WIDTHS = [36, 9, 24, 10, 28, 28, 36];

const listCommand: Command = {
  async *run({ open, tell }) {
    const { admin } = await open();
    let isEmpty = true;
    for await (const lead of admin.list()) {
      if (isEmpty) yield row(COLUMNS);
      isEmpty = false;
      const { name, practice, email, phone } = readRequest(lead);
      yield row([
        lead.id,
        lead.state,
        instant(lead.createdAt),
        instantOrNull(lead.rungAt)?.slice(0, 10) ?? "",
        name,
        practice,
        email,
        phone,
      ]);
    }
    if (isEmpty) tell("No demo requests to show.");
  },
};

const row = (cells: readonly string[]) =>
  cells
    .map((cell, column) => fitted(printable(cell), WIDTHS[column]))
    .join("  ")
    .trimEnd();

const fitted = (text: string, width = 24) =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);

const showCommand: Command = {
  operand: "one id, as list shows it",
  async *run({ open }, args) {
    const id = operandOf("show", showCommand, args);
    const { admin } = await open();
    const lead = await admin.get(id);
    if (!lead) throw noSuchLead(id);
    const fields = describe(lead);
    const width = Math.max(...fields.map(([name]) => name.length)) + 2;
    for (const [name, text] of fields) {
      const [first = "", ...more] = printableLines(text);
      yield `${name.padEnd(width)}${first}`.trimEnd();
      for (const line of more) yield `${" ".repeat(width)}${line}`.trimEnd();
    }
  },
};

const noSuchLead = (id: string) =>
  new NothingMatchedError(`There is no demo request with the id "${id}".`);

function describe(lead: Lead): (readonly [name: string, text: string])[] {
  const request = readRequest(lead);
  const { rungAt, rungNote } = lead;
  return [
    ["id", lead.id],
    ["state", lead.state],
    ["created", instant(lead.createdAt)],
    ...Object.entries(lead.deliveries).map(
      ([name, delivery]) => [name, describeDelivery(delivery)] as const,
    ),
    ...REQUEST_FIELDS.map((name) => [name, request[name] ?? ""] as const),
    ...Object.entries(lead.origin),
    ["rung back", rungAt ? `${instant(rungAt)} ${rungNote ?? ""}` : "no"],
  ];
}

function describeDelivery(delivery: DeskDelivery): string {
  const { state, attempts, deliveredAt, lastError } = delivery;
  return [
    deliveredAt === null ? state : `${state} ${instant(deliveredAt)}`,
    `${attempts} ${attempts === 1 ? "attempt" : "attempts"}`,
    ...(lastError === null ? [] : [`last error ${lastError}`]),
  ].join(", ");
}

const exportCommand: Command = {
  options: { csv: { type: "boolean" } },
  async *run({ open }, { values: { csv } }) {
    const { admin } = await open();
    if (csv) yield* csvLines(admin.list());
    else
      for await (const lead of admin.list())
        yield printableJson(
          JSON.stringify({
            ...summaryOf(lead),
            deliveries: lead.deliveries,
            origin: lead.origin,
            rungAt: instantOrNull(lead.rungAt),
            rungNote: lead.rungNote,
            request: readRequest(lead),
          }),
        );
  },
};

const retryCommand: Command = {
  operand: "one id, or --dead",
  options: { dead: { type: "boolean" } },
  async *run({ open, destinations, tell }, args) {
    const isAll = args.values["dead"] === true;
    if (isAll && args.operands.length > 0)
      throw new UsageError("retry takes either one id or --dead.");
    const id = isAll ? "" : operandOf("retry", retryCommand, args);
    const { admin } = await open();
    const ids = isAll ? await admin.retryDead() : [id];
    if (ids.length === 0)
      throw new NothingMatchedError("There are no dead demo requests.");
    if (!isAll && !(await admin.retry(id))) {
      const lead = await admin.get(id);
      if (!lead) throw noSuchLead(id);
      throw new PlainError(
        lead.state === "delivered"
          ? `${id} was delivered already.`
          : `${id} is just being delivered.`,
      );
    }
    yield* ids;
    tell(
      destinations.length > 0
        ? `${countOf(ids.length)} will be sent by the running server within seconds, or at its next start.`
        : `${countOf(ids.length)} will be sent once a server runs with DEMO_WEBHOOK_URL or LEAD_EMAIL_TO; neither is set.`,
    );
  },
};

const backupCommand: Command = {
  operand: "one file, which does not exist yet",
  async *run({ settings, tell }, args) {
    const file = operandOf("backup", backupCommand, args);
    const { requests } = backUp(settings, file);
    tell(`${countOf(requests)} backed up.`);
    yield file;
  },
};

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

const testEmailCommand: Command = {
  async *run({ settings: { email, logLevel }, tell }) {
    if (!email) throw new PlainError("LEAD_EMAIL_TO and SMTP_URL are not set.");
    const log = createLog(logLevel);
    const { deliver } = await createMailer({ ...email, log });
    yield* deliverTest(deliver, tell, email.smtp.host);
  },
};

const testWebhookCommand: Command = {
  run({ settings: { webhook }, tell }) {
    if (!webhook) throw new PlainError("DEMO_WEBHOOK_URL is not set.");
    const deliver = createWebhook(webhook);
    return deliverTest(deliver, tell, new URL(webhook.url).host);
  },
};

export const commands: Readonly<Record<string, Command>> = {
  list: listCommand,
  show: showCommand,
  export: exportCommand,
  retry: retryCommand,
  remove: removeCommand,
  backup: backupCommand,
  "test-email": testEmailCommand,
  "test-webhook": testWebhookCommand,
};
