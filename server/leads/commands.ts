import { printableJson } from "../lib/printable.ts";
import { backUp } from "../store/backup.ts";
import { countOf, operandOf, type Command } from "./command.ts";
import { csvLines } from "./csv.ts";
import { readRequest } from "../store/lead.ts";
import { instantOrNull, summaryOf } from "./lead-fields.ts";
import { listCommand } from "./list.ts";
import { removeCommand } from "./remove.ts";
import { retryCommand } from "./retry.ts";
import { showCommand } from "./show.ts";
import { testEmailCommand, testWebhookCommand } from "./test-delivery.ts";

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

const backupCommand: Command = {
  operand: "one file, which does not exist yet",
  async *run({ settings, note }, args) {
    const file = operandOf("backup", backupCommand, args);
    const { requests } = backUp(settings, file);
    note(`${countOf(requests)} backed up.`);
    yield file;
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
