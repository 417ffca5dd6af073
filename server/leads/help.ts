import type { Command } from "./command.ts";

export function help(commands: Readonly<Record<string, Command>>): string {
  return [
    "Usage: npm run -s leads -- <command> [options]",
    "",
    "Commands:",
    ...Object.entries(commands).flatMap(describe),
    "",
    "An ID may be cut short, as long as no other begins so.",
    "A DATE is a day such as 2025-07-01, or an instant such as 2025-07-01T09:30Z; in UTC.",
    "",
    "Data goes to the standard output, messages to the error output.",
    "Exit code: 0 done; 1 failed; 2 not understood; 3 nothing matched (show, retry, forget).",
  ].join("\n");
}

function describe([name, command]: [string, Command]): string[] {
  const { summary, operands = "", options } = command;
  return [
    `  ${`${name} ${operands}`.padEnd(22)}${summary}`,
    ...Object.entries(options).map(
      ([option, { hint = "", help: text }]) =>
        `    ${`--${option} ${hint}`.padEnd(20)}${text}`,
    ),
  ];
}
