import { describe, expect, it } from "vitest";
import type { Values } from "../testing/lead-commands.ts";
import { UsageError } from "./command.ts";
import { leadCommands } from "./commands.ts";

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
  ] as const)("%s %j", (name, values, message) => {
    const read = () =>
      leadCommands[name]?.read({
        values: values as unknown as Values,
        operands: [],
      });
    expect(read).toThrow(UsageError);
    expect(read).toThrow(message);
  });

  it.each([
    ["list", ["all"]],
    ["show", []],
    ["show", ["a", "b"]],
    ["show", ["100%"]],
    ["retry", ["a", "b"]],
    ["release", []],
    ["release", ["a", "b"]],
  ] as const)("%s with the operands %j", (name, operands) => {
    expect(() => leadCommands[name]?.read({ values: {}, operands })).toThrow(
      UsageError,
    );
  });
});
