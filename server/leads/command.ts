import type { ServerSettings } from "../../settings/server.ts";
import type { ReadBacklog } from "../store/backlog.ts";
import type { Destination } from "../store/destinations.ts";
import type { LeadAdmin } from "../store/lead-admin.ts";
import type { LeadRemoval } from "../store/lead-removal.ts";

export interface CommandContext {
  readonly admin: LeadAdmin;
  readonly removal: LeadRemoval;
  readonly readBacklog: ReadBacklog;
  readonly destinations: readonly Destination[];
  /** Epoch milliseconds. */
  readonly now: number;
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

export interface CommandInfo {
  readonly summary: string;
  readonly operands?: string;
  readonly options: Readonly<Record<string, Option>>;
}

/** @typeParam Context what it may use: the open store, or for some only the settings */
export interface Command<Context = CommandContext> extends CommandInfo {
  /**
   * Reads what was given, before the store is opened.
   * @returns what then yields what the command prints, line by line
   * @throws {UsageError}
   */
  read(args: ParsedArgs): (context: Context) => AsyncIterable<string>;
}

/** What a command may use for which the store is neither opened nor brought up to date. */
export interface StorelessContext extends Pick<CommandContext, "note"> {
  readonly settings: ServerSettings;
}

export type StorelessCommand = Command<StorelessContext>;

/** Thrown for a command that can't be understood. The message is a sentence that names what is wrong. */
export class UsageError extends Error {}

/** Thrown when there is nothing of what the command names. The message is a sentence. */
export class NothingMatchedError extends Error {}

/** Thrown when a command could not do all of its work. The message is a sentence. */
export class IncompleteError extends Error {}

/** @throws {UsageError} */
export function expectNoOperands({ operands }: ParsedArgs): void {
  const [first] = operands;
  if (first !== undefined)
    throw new UsageError(`"${first}" is not expected here.`);
}

export const countOf = (requests: number) =>
  `${requests} demo ${requests === 1 ? "request" : "requests"}`;
