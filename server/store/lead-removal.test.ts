import { Client } from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { createLeadRemoval } from "./lead-removal.ts";
import { aRequest, BODY } from "../testing/demo-request.ts";
import { eventually, runNode } from "../testing/processes.ts";
import { freshUrl, postgres } from "../testing/stores.ts";
import { tempDir } from "../testing/temp-dir.ts";
import { openStore, readableOutbox } from "../testing/temp-store.ts";

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  // Ends with the database, if a test fails.
  client.on("error", () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** A store with one lead, a transaction that has read it and stays open, and the operator's store. */
async function openWithReader() {
  const databaseUrl = await freshUrl();
  const server = readableOutbox(await openStore({ databaseUrl }));
  await server.accept(BODY);
  const reader = await connect(databaseUrl);
  const observer = await connect(databaseUrl);
  await reader.query("begin");
  await reader.query("select count(*) from lead");
  /** The waiting or running statements on the lead table. */
  const underWay = async (pattern: string) => {
    const { rows } = await observer.query(
      "select 1 from pg_stat_activity where state = 'active' and pid <> pg_backend_pid() and query ~* $1",
      [pattern],
    );
    return rows.length;
  };
  return { databaseUrl, server, reader, underWay };
}

describe.runIf(postgres)("with a slow reader", () => {
  test("keeps requests posted while the files should be rewritten, and says that they were not", async () => {
    const { databaseUrl, server, reader, underWay } = await openWithReader();
    const operator = await openStore({ databaseUrl, user: "operator" });
    const removal = createLeadRemoval(operator, { rewriteWaitMs: 1 });
    const scrubbing = removal.scrub();
    await eventually(async () => expect(await underWay("vacuum full")).toBe(1));
    const id = await server.accept("2");
    expect(await server.get(id)).toMatchObject({ body: "2" });
    expect(await scrubbing).toBe("busy");
    await reader.query("commit");
    expect(await removal.scrub()).toBe("gone");
  });

  test("leaves nothing running in the database when it is killed", async () => {
    const { databaseUrl, server, underWay } = await openWithReader();
    const command = runNode("leads.ts", {
      args: ["remove", "--email", aRequest.email],
      cwd: tempDir(),
      env: { DATABASE_URL: databaseUrl },
    });
    await eventually(async () => expect(await underWay("vacuum full")).toBe(1));
    command.child.kill("SIGKILL");
    await command.exit;
    await eventually(async () => expect(await underWay("vacuum")).toBe(0));
    await server.accept("2");
  });
});

test.runIf(postgres)("says in a sentence that a lock prevents it", async () => {
  const databaseUrl = await freshUrl();
  await readableOutbox(await openStore({ databaseUrl })).accept("1");
  const other = await connect(databaseUrl);
  await other.query("begin; lock table lead in exclusive mode");
  const command = runNode("leads.ts", {
    args: ["retry", "--dead"],
    cwd: tempDir(),
    env: { DATABASE_URL: databaseUrl },
  });
  expect(await command.exit).toBe(1);
  expect(command.stderr()).toMatch(/^[^\n]*run it again\.\n$/);
});
