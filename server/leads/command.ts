import type { ServerSettings } from "../../settings/server.ts";
import type { ReadBacklog } from "../store/backlog.ts";
import type { Destination } from "../store/destinations.ts";
import type { LeadAdmin } from "../store/lead-admin.ts";
import type { LeadRemoval } from "../store/lead-removal.ts";

/** The store, as the operator uses it. */
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
  /** Opens the store and brings it up to date. Only once the arguments are understood: it may make a new one. */
  open(): Promise<LeadStore>;
  /** Tells a person something, beside the data that the command prints. */
  note(message: string): void;
}

export interface Option {
  readonly type: "string" | "boolean";
  /** May be given more than once. */
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
  /** For the help; a command without takes none. */
  readonly operands?: string;
  readonly options: Readonly<Record<string, Option>>;
  /**
   * Yields what the command prints, line by line.
   * @throws {UsageError} before the store is opened
   */
  run(context: CommandContext, args: ParsedArgs): AsyncIterable<string>;
}

/** Thrown for a command that can't be understood. The message is a sentence that names what is wrong. */
export class UsageError extends Error {}

/** Thrown when there is nothing of what the command names. The message is a sentence. */
export class NothingMatchedError extends Error {}

/** Thrown when a command could not do all of its work. The message is a sentence. */
export class IncompleteError extends Error {}

/**
 * Runs a command, unless it is given what it does not take.
 * @throws {UsageError}
 */
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
