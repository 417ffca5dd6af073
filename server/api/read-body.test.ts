import { expect, it } from "vitest";
import { createBodyReader } from "./read-body.ts";

const KIB = 1024;
const MIB = 1024 * KIB;

/** A request whose body comes in chunks, and what was taken of it. */
function sending(chunks: Iterable<Uint8Array>) {
  const taken = { bytes: 0, ended: false };
  const iterator = chunks[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { done, value } = iterator.next();
        if (done) {
          taken.ended = true;
          return controller.close();
        }
        taken.bytes += value.length;
        return controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request("http://site.example/", {
    method: "POST",
    body,
    duplex: "half",
  } as RequestInit);
  return { request, taken };
}

function* pieces(total: number, size = 64 * KIB) {
  for (let sent = 0; sent < total; sent += size)
    yield new Uint8Array(Math.min(size, total - sent)).fill(1);
}

it("reads what comes in pieces", async () => {
  const { request } = sending(pieces(2 * MIB, 100_000));
  const body = await createBodyReader()(request);
  expect(body.ok && body.bytes.length).toBe(2 * MIB);
});

it("is empty where there is none", async () => {
  const request = new Request("http://site.example/", { method: "POST" });
  expect(await createBodyReader()(request)).toEqual({
    ok: true,
    bytes: new Uint8Array(),
  });
});

it("reads a body that is too large on to its end, so that the sender sees the answer", async () => {
  const { request, taken } = sending(pieces(5 * MIB));
  expect(await createBodyReader()(request)).toEqual({
    ok: false,
    why: "too large",
  });
  expect(taken).toEqual({ bytes: 5 * MIB, ended: true });
});

it("gives up on one that never ends", async () => {
  const { request, taken } = sending(pieces(Number.POSITIVE_INFINITY));
  expect((await createBodyReader()(request)).ok).toBe(false);
  expect(taken.bytes).toBeLessThan(20 * MIB);
});

it("has few large bodies in memory at a time, and goes on taking small ones", async () => {
  const read = createBodyReader();
  const slow = Array.from({ length: 16 }, () => {
    const { promise: isLarge, resolve } = Promise.withResolvers<void>();
    const { promise: rest, resolve: finish } = Promise.withResolvers<void>();
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => controller.enqueue(new Uint8Array(65 * KIB)),
        async pull(controller) {
          // Asked for more: what came has been read.
          resolve();
          await rest;
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const init = { method: "POST", body, duplex: "half" } as RequestInit;
    const done = read(new Request("http://site.example/", init));
    return { isLarge, finish, done };
  });
  await Promise.all(slow.map(({ isLarge }) => isLarge));
  expect(await read(sending(pieces(65 * KIB)).request)).toEqual({
    ok: false,
    why: "too many",
  });
  expect((await read(sending(pieces(64 * KIB)).request)).ok).toBe(true);
  for (const { finish, done } of slow) {
    finish();
    expect((await done).ok).toBe(true);
  }
  expect((await read(sending(pieces(65 * KIB)).request)).ok).toBe(true);
});
