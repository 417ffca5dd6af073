import { existsSync, renameSync, rmSync } from "node:fs";

/**
 * Makes a folder anew beside the old one, and puts it in the old one's place once it is made: what
 * fails or is interrupted leaves the old one as it was.
 *
 * @param make fills the new folder, which is not there yet
 */
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
