import { backupCommand } from "./backup.ts";
import type { Command } from "./command.ts";
import { exportCommand } from "./export.ts";
import { listCommand } from "./list.ts";
import { forgetCommand, purgeCommand, scrubCommand } from "./removal.ts";
import { releaseCommand, retryCommand } from "./retry.ts";
import { showCommand } from "./show.ts";
import { statsCommand } from "./stats.ts";
import { testEmailCommand, testWebhookCommand } from "./test-delivery.ts";

export const commands: Readonly<Record<string, Command>> = {
  list: listCommand,
  show: showCommand,
  export: exportCommand,
  stats: statsCommand,
  retry: retryCommand,
  release: releaseCommand,
  forget: forgetCommand,
  purge: purgeCommand,
  scrub: scrubCommand,
  backup: backupCommand,
  "test-email": testEmailCommand,
  "test-webhook": testWebhookCommand,
};
