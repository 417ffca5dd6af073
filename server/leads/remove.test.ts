import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { aRequest } from "../testing/demo-request.ts";
import { openCommands } from "../testing/lead-commands.ts";
import { stores } from "../testing/stores.ts";
import { tempDir } from "../testing/temp-dir.ts";
import { allLeads } from "../testing/temp-store.ts";
import { NothingMatchedError } from "./command.ts";

const DAY = 24 * 60 * 60 * 1000;

describe.each(stores)("over $name", ({ place }) => {
  test("removes an address in any spelling, in every state", async () => {
    const { run, accept, deliver, fail, ids } = await openCommands(place);
    const gone = [
      await deliver(),
      await fail(null),
      await accept({ email: "AMARA@Clinic.example", message: "\u0000 \uD800" }),
    ];
    const other = { email: "xamara@clinic.example", message: aRequest.email };
    const kept = await accept(other);
    const email = "Amara@CLINIC.example";
    const asked = await run("remove", { email, "dry-run": true });
    expect(asked.toSorted()).toEqual(gone.toSorted());
    expect(await ids()).toHaveLength(4);
    expect(await run("remove", { email })).toEqual(asked);
    expect(await ids()).toEqual([kept]);
    await expect(run("remove", { email })).rejects.toThrow(NothingMatchedError);
  });

  test("knows an international domain in both of its forms", async () => {
    const { run, accept } = await openCommands(place);
    await accept({ email: "ann@xn--mller-kva.example" });
    await accept({ email: "ann@Müller.example" });
    const email = "ann@müller.example";
    expect(await run("remove", { email })).toHaveLength(2);
  });

  test("ignores the result of a removed lead's delivery", async () => {
    const { run, accept, server } = await openCommands(place);
    await accept();
    const [lead] = await server.claim(1000, 1);
    await run("remove", { email: aRequest.email });
    expect(lead && (await server.delivered(lead))).toBe(false);
    expect(await allLeads(server)).toEqual([]);
  });

  test("removes old leads, but never pending ones", async () => {
    const { run, accept, deliver, fail, hold, server, time, ids } =
      await openCommands(place);
    const old = [await deliver(), await fail(null), await hold()];
    const pending = await accept();
    time.now += 365 * DAY;
    await server.claim(0, 1);
    const young = await hold();
    const wish = { "older-than": "365d" };
    expect(await run("remove", wish)).toEqual([]);
    time.now += 1;
    expect(await run("remove", { ...wish, "dry-run": true })).toEqual(
      expect.arrayContaining(old),
    );
    expect(await ids()).toHaveLength(5);
    expect((await run("remove", wish)).toSorted()).toEqual(old.toSorted());
    expect(await ids()).toEqual([pending, young]);
  });

  test("removes what was rung back, though it waits for a destination", async () => {
    const { run, accept, admin, time, ids } = await openCommands(place, []);
    const [rung, waits] = [await accept(), await accept()];
    await admin.setRung(rung, { rungAt: time.now, rungNote: null });
    time.now += 366 * DAY;
    expect(await run("remove", { "older-than": "365d" })).toEqual([rung]);
    expect(await ids()).toEqual([waits]);
  });

  test("rewrites the files if something was removed, or may have been", async () => {
    const { run, accept, scrub } = await openCommands(place);
    await accept();
    await run("remove", { "older-than": "1d" });
    expect(scrub).not.toHaveBeenCalled();
    const email = "nobody@clinic.example";
    await expect(run("remove", { email })).rejects.toThrow(NothingMatchedError);
    expect(scrub).toHaveBeenCalledTimes(1);
  });

  test("says what to do if the files could not be rewritten", async () => {
    for (const [scrubbed, words] of [
      ["busy", /do it again/],
      ["too large", /VACUUM FULL/],
    ] as const) {
      const { run, accept, scrub, tell } = await openCommands(place);
      scrub.mockResolvedValue(scrubbed);
      await accept();
      await expect(run("remove", { email: aRequest.email })).rejects.toThrow(
        words,
      );
      expect(tell.mock.calls).toEqual([["1 demo request removed."]]);
    }
  });

  test("removes more leads than one statement can", async () => {
    const { run, hold, time, ids } = await openCommands(place);
    await Promise.all(Array.from({ length: 1100 }, () => hold()));
    time.now += 2 * DAY;
    expect(await run("remove", { "older-than": "1d" })).toHaveLength(1100);
    expect(await ids()).toEqual([]);
  });
});

test("leaves nothing of an erased person in SQLite's files, while a server has them open", async () => {
  const dataDir = tempDir();
  const { run, server } = await openCommands(async () => ({ dataDir }));
  const email = "to-be-forgotten@clinic.example";
  const request = (index: number) => ({
    ...aRequest,
    email: index % 7 === 0 ? email : aRequest.email,
    // Rows of many sizes are moved about between pages.
    message: "m".repeat((index * 397) % 9000),
  });
  for (let round = 0; round < 20; round++) {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        server.accept(JSON.stringify(request(round * 20 + index))),
      ),
    );
    for (const lead of await server.claim(1000, 12))
      await server.delivered(lead);
  }
  const files = () =>
    readdirSync(dataDir).filter((name) =>
      readFileSync(join(dataDir, name)).includes(email),
    );
  expect(files()).not.toEqual([]);
  const removed = await run("remove", { email });
  expect(removed).toHaveLength(58);
  expect(files()).toEqual([]);
});
