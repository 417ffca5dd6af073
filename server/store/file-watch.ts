import { stat } from "node:fs/promises";
import { errorCode } from "../log.ts";

export class LostFileError extends Error {
  override readonly message =
    "The database's file is no longer the one that was opened.";
}

export interface FileWatch {
  /** Takes microseconds. @throws {LostFileError} if one of the files was moved, deleted or replaced */
  check(): Promise<void>;
  /** Resolves when a check fails: what is still written would be in no database. */
  readonly lost: Promise<void>;
}

/** SQLite goes on writing into an open file wherever that was moved, and even when it has no name any more. */
export async function watchFiles(files: readonly string[]): Promise<FileWatch> {
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  const identify = async () =>
    Promise.all(
      files.map(async (file) => {
        const { dev, ino } = await stat(file, { bigint: true });
        return `${dev}:${ino}`;
      }),
    );
  const opened = String(await identify());
  return {
    async check() {
      // A file that can't be found is as lost; another fault of the disk is not ours to judge.
      const now = await identify().catch((error: unknown) => {
        if (errorCode(error) === "ENOENT") return [];
        throw error;
      });
      if (String(now) === opened) return;
      lose();
      throw new LostFileError();
    },
    lost,
  };
}
