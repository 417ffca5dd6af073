import type { FORM_FIELDS } from "./demo-request.ts";

/** What the desk's page and its server say to each other. */

export const DESK_VIEWS = [
  "all",
  "to-ring",
  "rung",
  "pending",
  "dead",
  "held",
] as const;

export type DeskView = (typeof DESK_VIEWS)[number];

export const MAX_NOTE = 200;

export interface DeskDelivery {
  readonly state: "pending" | "delivered" | "dead" | "held" | "skipped";
  readonly attempts: number;
  readonly deliveredAt: number | null;
  readonly lastError: string | null;
}

/** Times are epoch milliseconds. */
export interface DeskLead {
  readonly id: string;
  readonly createdAt: number;
  readonly state: "pending" | "delivered" | "dead" | "held";
  readonly request: Readonly<Record<(typeof FORM_FIELDS)[number], string>>;
  readonly origin: Readonly<Record<string, string>>;
  readonly deliveries: Readonly<Record<string, DeskDelivery>>;
  readonly rungAt: number | null;
  readonly rungNote: string | null;
}

export type DeskKey = Pick<DeskLead, "id" | "createdAt">;

export interface DeskPage {
  readonly leads: readonly DeskLead[];
  /** Where to look for older ones, if there may be any. Even a short or empty page need not be the last. */
  readonly next: DeskKey | null;
}

/** The requests that are deleted when a person is erased. */
export type DeskPerson = readonly Pick<DeskLead, "id" | "createdAt">[];

/**
 * Whether the database's files still hold traces of what was erased. `busy`: other programs, or a full disk, kept the
 * files from being rewritten; `too large`: posts would have waited too long.
 */
export type Scrubbed = "gone" | "busy" | "too large";

export interface DeskErased {
  readonly scrubbed: Scrubbed;
}
