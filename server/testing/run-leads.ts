import { runNode } from "./run-node.ts";
import { tempDir } from "./temp-dir.ts";
import { openStore, readableOutbox } from "./temp-store.ts";

export const run = (dataDir: string, ...args: string[]) =>
  runWith({ DATA_DIR: dataDir }, ...args);

export async function runWith(env: Record<string, string>, ...args: string[]) {
  const command = runNode("leads.ts", { args, cwd: tempDir(), env });
  const code = await command.exit;
  return { code, stdout: command.stdout(), stderr: command.stderr() };
}

export async function liveStore() {
  const dataDir = tempDir();
  return { dataDir, outbox: readableOutbox(await openStore({ dataDir })) };
}
