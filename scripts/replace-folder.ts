import { existsSync, renameSync, rmSync } from "node:fs";

/** A failure leaves the old folder as it was; a process that is killed between the two renames leaves it as `.old`. */
export async function replaceFolder(
  dir: string,
  make: (fresh: string) => Promise<void>,
): Promise<void> {
  const fresh = `${dir}.new`;
  const old = `${dir}.old`;
  rmSync(fresh, { recursive: true, force: true });
  await make(fresh);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dir)) renameSync(dir, old);
  renameSync(fresh, dir);
  rmSync(old, { recursive: true, force: true });
}
