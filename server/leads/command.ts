import type { ServerSettings } from "../../settings/server.ts";
import type { ReadBacklog } from "../store/backlog.ts";
import type { Destination } from "../store/destinations.ts";
import type { LeadAdmin } from "../store/lead-admin.ts";
import type { LeadRemoval } from "../store/lead-removal.ts";

export interface LeadStore {
  readonly admin: LeadAdmin;
  readonly removal: LeadRemoval;
  readonly readBacklog: ReadBacklog;
}

export interface CommandContext {
  readonly settings: ServerSettings;
  readonly destinations: readonly Destination[];
  /** Epoch milliseconds. */
  readonly now: number;
  /** Opens the store and migrates it. Only once the arguments are understood: it may make a new one. */
  open(): Promise<LeadStore>;
  note(message: string): void;
}

export interface Option {
  readonly type: "string" | "boolean";
  readonly multiple?: boolean;
  readonly hint?: string;
  readonly help: string;
}

export interface ParsedArgs {
  readonly operands: readonly string[];
  readonly values: Readonly<
    Record<string, string | boolean | (string | boolean)[] | undefined>
  >;
}

export interface Command {
  readonly summary: string;
  readonly operands?: string;
  readonly options: Readonly<Record<string, Option>>;
  /** Yields lines to print. @throws {UsageError} before the store is opened */
  run(context: CommandContext, args: ParsedArgs): AsyncIterable<string>;
}

/** The messages of this error and the next two are sentences for the operator. */
export class UsageError extends Error {}

export class NothingMatchedError extends Error {}

export class IncompleteError extends Error {}

/** @throws {UsageError} for what the command does not take */
export function runCommand(
  command: Command,
  context: CommandContext,
  args: ParsedArgs,
): AsyncIterable<string> {
  const [first] = args.operands;
  if (command.operands === undefined && first !== undefined)
    throw new UsageError(`"${first}" is not expected here.`);
  return command.run(context, args);
}

export const countOf = (requests: number) =>
  `${requests} demo ${requests === 1 ? "request" : "requests"}`;
