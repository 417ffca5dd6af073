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
  /** Tells a person something that is no data. */
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
  /** For the help; a command without takes none. */
  readonly operands?: string;
  readonly options: Readonly<Record<string, Option>>;
  /** Yields what to print, line by line. @throws {UsageError} before the store is opened */
  run(context: CommandContext, args: ParsedArgs): AsyncIterable<string>;
}

/** The command can't be understood. The message of this error and of the next two is a sentence. */
export class UsageError extends Error {}

export class NothingMatchedError extends Error {}

/** The command could not do all of its work. */
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
