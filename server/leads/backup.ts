import { backUp } from "../store/backup.ts";
import { countOf, operandOf, type Command } from "./command.ts";

export const backupCommand: Command = {
  operand: "one file, which does not exist yet",
  async *run({ settings, note }, args) {
    const file = operandOf("backup", backupCommand, args);
    const { requests } = backUp(settings, file);
    note(`${countOf(requests)} backed up.`);
    yield file;
  },
};
