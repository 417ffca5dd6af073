import { expect, it } from "vitest";
import { exchange, HEAD, start } from "../testing/listening.ts";

it("answers HTTP/1.0 without a Host, as balancers ask", async () => {
  const { port } = await start();
  expect(await exchange(port, "GET /api/health HTTP/1.0\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 200 /,
  );
});

it.each([
  ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
  ["a host that is none", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400],
  ["no HTTP", "no HTTP at all\r\n\r\n", 400],
  [
    "too long a header",
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
    431,
  ],
  [
    "what nobody can expect",
    `${HEAD}Expect: cake\r\nContent-Length: 2\r\n\r\n{}`,
    417,
  ],
  [
    "too long a chunk's extension",
    `${HEAD}Transfer-Encoding: chunked\r\n\r\n1;${"x".repeat(20_000)}\r\n`,
    413,
  ],
])("dresses and counts the early answer to %s", async (_, text, status) => {
  const { port, early } = await start();
  const answer = await exchange(port, text);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain("\r\nX-Dressed: yes\r\n");
  expect(answer).toContain("\r\nContent-Type: application/problem+json\r\n");
  expect(answer.split("\r\n\r\n")[1]).toContain(`"status":${status}`);
  expect(early).toEqual([status]);
});
