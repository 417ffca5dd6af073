import { expect, it } from "vitest";
import { DEMO_REQUESTS_PATH } from "../../contract/demo-request.ts";
import { expectProblem, JSON_TYPE, server } from "../testing/app.ts";
import { aRequest } from "../testing/demo-request.ts";

const TEXT = new TextEncoder().encode(JSON.stringify(aRequest));
// Space around JSON means nothing.
const SPACE = new Uint8Array(2 ** 16).fill(0x20);

/** A post whose body comes in chunks, the last of them when the test says so. */
function slowPost() {
  const isUnderWay = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(TEXT),
      async pull(controller) {
        // Asked for more: what came has been read.
        isUnderWay.resolve();
        await end.promise;
        controller.enqueue(SPACE);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  // Node asks for `duplex` with a stream; the types do not know it.
  const init: RequestInit & { readonly duplex: "half" } = {
    method: "POST",
    headers: JSON_TYPE,
    body,
    duplex: "half",
  };
  return { init, isUnderWay: isUnderWay.promise, end: end.resolve };
}

it("has few large bodies in memory at a time, and goes on taking small ones", async () => {
  const { ask, post } = await server();
  const slow = Array.from({ length: 64 }, () => {
    const { init, isUnderWay, end } = slowPost();
    return { answer: ask(DEMO_REQUESTS_PATH, init), isUnderWay, end };
  });
  await Promise.all(slow.map(({ isUnderWay }) => isUnderWay));
  const large = () => post(new Uint8Array([...TEXT, ...SPACE]));
  const refused = await large();
  expect(refused.headers.get("retry-after")).toBe("10");
  await expectProblem(refused, 429);
  const length = { ...JSON_TYPE, "content-length": String(TEXT.length) };
  expect((await post(TEXT, length)).status).toBe(202);
  for (const { answer, end } of slow) {
    end();
    expect((await answer).status).toBe(202);
  }
  expect((await large()).status).toBe(202);
});
