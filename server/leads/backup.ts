import { backUp } from "../store/backup.ts";
import { countOf, UsageError, type Command } from "./command.ts";

export const backupCommand: Command = {
  summary: "copy the database to a new file, while servers run",
  operands: "FILE",
  options: {},
  async *run({ settings, note }, { operands: [file, ...rest] }) {
    if (file === undefined || rest.length > 0)
      throw new UsageError("backup takes one file, which does not exist yet.");
    const { requests } = backUp(settings, file);
    note(`${countOf(requests)} backed up.`);
    yield file;
  },
};
