import { vi } from "vitest";
import { readServerSettings } from "../../settings/server.ts";
import { runCommand, type ParsedArgs } from "../leads/command.ts";
import { commands } from "../leads/commands.ts";
import type { Destination } from "../store/destinations.ts";
import { createLeadAdmin } from "../store/lead-admin.ts";
import { createLeadRemoval } from "../store/lead-removal.ts";
import { aRequest, BODY } from "./demo-request.ts";
import { tempDir } from "./temp-dir.ts";
import { openStore, readableOutbox, type Place } from "./temp-store.ts";

const NOON = Date.parse("2025-07-10T12:00:00.000Z");

/** The operator's commands beside a server that runs on the same store. */
export async function openCommands(
  place: () => Promise<Place> = async () => ({ dataDir: tempDir() }),
  destinations: readonly Destination[] = ["webhook"],
) {
  const where = await place();
  const time = { now: NOON };
  const clock = () => time.now;
  const server = readableOutbox(await openStore(where), clock);
  const store = await openStore(where);
  const removal = createLeadRemoval(store, { configured: destinations });
  const scrub = vi.fn(removal.scrub);
  const admin = createLeadAdmin(store, clock, destinations);
  const open = async () => ({ admin, removal: { ...removal, scrub } });
  const tell = vi.fn<(message: string) => void>();

  async function run(
    name: string,
    values: ParsedArgs["values"] = {},
    ...operands: string[]
  ) {
    const command = commands[name];
    if (!command) throw new Error(`There is no ${name}.`);
    const settings = readServerSettings({});
    const context = { settings, destinations, nowMs: time.now, open, tell };
    const lines: string[] = [];
    for await (const line of runCommand(command, context, { values, operands }))
      lines.push(line);
    return lines;
  }
  const accept = (change: Partial<typeof aRequest> = {}) =>
    server.accept(JSON.stringify({ ...aRequest, ...change }));
  const hold = () => server.accept(BODY, crypto.randomUUID(), "held");
  /** Accepts one, and ends its only attempt. @param dueAt null, for never, leaves it dead */
  async function fail(dueAt: number | null) {
    const id = await accept();
    for (const lead of await server.claim(1000, 1))
      await server.failed(lead, "HTTP 500", dueAt);
    return id;
  }
  async function deliver() {
    const id = await accept();
    for (const lead of await server.claim(1000, 1))
      await server.delivered(lead);
    return id;
  }
  const ids = async () =>
    (await run("export")).map(
      (line) => (JSON.parse(line) as { id: string }).id,
    );
  const leads = { accept, hold, fail, deliver, ids };
  return { ...leads, time, server, admin, open, run, tell, scrub };
}
