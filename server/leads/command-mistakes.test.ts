import { describe, expect, it } from "vitest";
import { readServerSettings } from "../../settings/server.ts";
import { runLines, type Values } from "../testing/lead-commands.ts";
import { UsageError } from "./command.ts";

/** Runs a command that must not get as far as the store. */
const run = (name: string, values: Values, operands: readonly string[]) =>
  runLines(
    name,
    {
      settings: readServerSettings({}),
      destinations: [],
      now: 0,
      open: () => expect.unreachable(),
      note: () => {},
    },
    { values, operands },
  );

describe("a mistake is told with the option that is wrong", () => {
  it.each([
    ["list", { state: ["alive"] }, /--state/],
    ["list", { since: "yesterday" }, /--since/],
    ["export", { until: "2025-02-30" }, /--until/],
    ["export", { until: "2025-07-01T25:00Z" }, /--until/],
    ["list", { since: "2025-07-02", until: "2025-07-01" }, /--until.*--since/],
    ["forget", {}, /--email/],
    ["forget", { email: "amara" }, /--email/],
    ["purge", {}, /--older-than/],
    ["purge", { "older-than": "0d" }, /--older-than/],
    ["purge", { "older-than": "365" }, /--older-than/],
    ["retry", {}, /--dead/],
  ] as const)("%s %j", async (name, values, message) => {
    const running = run(name, values as unknown as Values, []);
    await expect(running).rejects.toThrow(UsageError);
    await expect(running).rejects.toThrow(message);
  });

  it.each([
    ["list", ["all"]],
    ["show", []],
    ["show", ["a", "b"]],
    ["show", ["100%"]],
    ["retry", ["a", "b"]],
    ["release", []],
    ["release", ["a", "b"]],
  ] as const)("%s with the operands %j", async (name, operands) => {
    await expect(run(name, {}, operands)).rejects.toThrow(UsageError);
  });
});
