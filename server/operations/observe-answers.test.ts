import { expect, test } from "vitest";
import { createLog } from "../lib/log.ts";
import { server } from "../testing/app.ts";

test.each([
  { "x-forwarded-for": "203.0.113.77" },
  { forwarded: "for=203.0.113.77" },
])(
  "says once that forwarded addresses come while no proxy is trusted: %j",
  async (headers) => {
    const lines: string[] = [];
    const log = createLog("warn", { write: (line) => void lines.push(line) });
    const direct = await server({ log });
    await direct.ask("/");
    expect(lines).toEqual([]);
    for (let times = 0; times < 3; times++) await direct.ask("/", { headers });
    expect(lines).toEqual([expect.stringContaining("TRUST_PROXY=true")]);
    expect(lines.join()).not.toContain("203.0");
    const proxied = await server({ log, trustProxy: true });
    await proxied.ask("/", { headers });
    expect(lines).toHaveLength(1);
  },
);
