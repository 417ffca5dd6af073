import { backupCommand } from "./backup.ts";
import type { Command } from "./command.ts";
import { exportCommand } from "./export.ts";
import { listCommand } from "./list.ts";
import { removeCommand } from "./remove.ts";
import { retryCommand } from "./retry.ts";
import { showCommand } from "./show.ts";
import { testEmailCommand, testWebhookCommand } from "./test-delivery.ts";

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
