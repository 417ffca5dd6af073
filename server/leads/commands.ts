import { backupCommand } from "./backup.ts";
import type { Command, StorelessCommand } from "./command.ts";
import { exportCommand } from "./export.ts";
import { forgetCommand } from "./forget.ts";
import { listCommand } from "./list.ts";
import { purgeCommand } from "./purge.ts";
import { releaseCommand } from "./release.ts";
import { scrubCommand } from "./removal.ts";
import { retryCommand } from "./retry.ts";
import { showCommand } from "./show.ts";
import { statsCommand } from "./stats.ts";
import { testEmailCommand, testWebhookCommand } from "./test-delivery.ts";
import { withStore } from "./with-store.ts";

/** The operator's commands over the store, by name. A new one is one more entry here. */
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

export const commands: Readonly<Record<string, StorelessCommand>> = {
  ...Object.fromEntries(
    Object.entries(leadCommands).map(([name, command]) => [
      name,
      withStore(command),
    ]),
  ),
  backup: backupCommand,
  "test-email": testEmailCommand,
  "test-webhook": testWebhookCommand,
};
