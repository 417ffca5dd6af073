import { rename, stat } from "node:fs/promises";
import { errorCode } from "../lib/log.ts";

export class LostFileError extends Error {
  override readonly message =
    "The database's file is no longer the one that was opened.";
}

export interface FileWatch {
  /** The check takes microseconds. @throws {LostFileError} if the file or its log was moved, deleted or replaced */
  check(): Promise<void>;
  /** Resolves when a check fails: later writes would be in no database. */
  readonly lost: Promise<void>;
}

/** SQLite keeps writing into an open file after it has been moved or deleted. */
export async function watchFile(file: string): Promise<FileWatch> {
  const log = `${file}-wal`;
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  const identify = () => Promise.all([identityOf(file), identityOf(log)]);
  const opened = await identify();
  return {
    async check() {
      const now = await identify();
      const isSame = now[0] === opened[0];
      const hasSameLog = now[1] === opened[1];
      if (isSame && hasSameLog) return;
      // SQLite would write the log into the file that replaced ours, and so undo a restore, or delete the log.
      if (hasSameLog) await rename(log, `${log}.${Date.now()}`).catch(() => {});
      lose();
      throw new LostFileError();
    },
    lost,
  };
}

async function identityOf(file: string): Promise<string | undefined> {
  try {
    const { dev, ino } = await stat(file, { bigint: true });
    return `${dev}:${ino}`;
  } catch (error) {
    // A file that can't be found is lost, too; other faults of the disk are not judged here.
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}
