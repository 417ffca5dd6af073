import type { ParseArgsOptionsConfig } from "node:util";
import type { ServerSettings } from "../../settings/server.ts";
import type { Destination } from "../store/destinations.ts";
import type { LeadStore } from "./operator.ts";

export interface CommandContext {
  readonly settings: ServerSettings;
  readonly destinations: readonly Destination[];
  /** Since the epoch. */
  readonly nowMs: number;
  /** Opens the store and migrates it, or makes a new one. Call this only once the arguments are valid. */
  open(): Promise<LeadStore>;
  /** Says something to the operator, beside the data. */
  tell(message: string): void;
}

export interface ParsedArgs {
  readonly operands: readonly string[];
  readonly values: Readonly<
    Record<string, string | boolean | (string | boolean)[] | undefined>
  >;
}

export interface Command {
  readonly options?: ParseArgsOptionsConfig;
  /** The operand after the command, e.g. an id; none by default. */
  readonly operand?: string;
  /** Yields lines to print. @throws {UsageError} before the store is opened */
  run(context: CommandContext, args: ParsedArgs): AsyncIterable<string>;
}

/** The messages of this error and the next are sentences for the operator. */
export class UsageError extends Error {}

export class NothingMatchedError extends Error {}

/** @throws {UsageError} for arguments that the command does not take */
export function runCommand(
  command: Command,
  context: CommandContext,
  args: ParsedArgs,
): AsyncIterable<string> {
  const extra = args.operands[command.operand === undefined ? 0 : 1];
  if (extra !== undefined)
    throw new UsageError(`"${extra}" is not expected here.`);
  return command.run(context, args);
}

/** @throws {UsageError} where the option is missing */
export function operandOf(
  name: string,
  { operand = "" }: Command,
  { operands: [given] }: ParsedArgs,
): string {
  if (given === undefined) throw new UsageError(`${name} takes ${operand}.`);
  return given;
}

export const countOf = (requests: number) =>
  `${requests} demo ${requests === 1 ? "request" : "requests"}`;
