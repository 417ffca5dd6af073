import { backUp } from "../store/backup.ts";
import { countOf, UsageError, type StorelessCommand } from "./command.ts";

export const backupCommand: StorelessCommand = {
  summary: "copy the database to a new file, while servers run",
  operands: "FILE",
  options: {},
  read({ operands }) {
    const [file, ...rest] = operands;
    if (file === undefined || rest.length > 0)
      throw new UsageError("backup takes one file, which does not exist yet.");
    return async function* ({ settings, note }) {
      const { requests } = backUp(settings, file);
      note(`${countOf(requests)} backed up.`);
      yield file;
    };
  },
};
