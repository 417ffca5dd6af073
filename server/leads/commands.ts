import { backupCommand } from "./backup.ts";
import type { Command, StorelessCommand } from "./command.ts";
import { exportCommand } from "./export.ts";
import { forgetCommand } from "./forget.ts";
import { listCommand } from "./list.ts";
import { purgeCommand } from "./purge.ts";
import { releaseCommand } from "./release.ts";
import { retryCommand } from "./retry.ts";
import { scrubCommand } from "./scrub.ts";
import { showCommand } from "./show.ts";
import { statsCommand } from "./stats.ts";
import { testEmailCommand, testWebhookCommand } from "./test-delivery.ts";

/** The operator's commands, by name. A new one is one more entry here. */
export const leadCommands: Readonly<Record<string, Command>> = {
  list: listCommand,
  show: showCommand,
  export: exportCommand,
  stats: statsCommand,
  retry: retryCommand,
  release: releaseCommand,
  forget: forgetCommand,
  purge: purgeCommand,
  scrub: scrubCommand,
};

/** Those that do without the store, or take it as it lies there. */
export const storelessCommands: Readonly<Record<string, StorelessCommand>> = {
  backup: backupCommand,
  "test-email": testEmailCommand,
  "test-webhook": testWebhookCommand,
};
