export const DESTINATIONS = ["webhook", "email"] as const;

export type Destination = (typeof DESTINATIONS)[number];

interface DestinationColumns {
  readonly state: "state" | "email_state";
  readonly attempts: "attempts" | "email_attempts";
  readonly claim: "claim" | "email_claim";
  readonly dueAt: "due_at" | "email_due_at";
  readonly deliveredAt: "delivered_at" | "email_delivered_at";
  readonly lastError: "last_error" | "email_last_error";
}

/** The webhook's columns have no prefix: it was the only destination in the first version of the table. */
export const COLUMNS: Readonly<Record<Destination, DestinationColumns>> = {
  webhook: {
    state: "state",
    attempts: "attempts",
    claim: "claim",
    dueAt: "due_at",
    deliveredAt: "delivered_at",
    lastError: "last_error",
  },
  email: {
    state: "email_state",
    attempts: "email_attempts",
    claim: "email_claim",
    dueAt: "email_due_at",
    deliveredAt: "email_delivered_at",
    lastError: "email_last_error",
  },
};

/** Without any destination, requests wait for a webhook that may be set later. */
export const awaited = (
  destinations: readonly Destination[],
): readonly Destination[] =>
  destinations.length > 0 ? destinations : ["webhook"];

interface DestinationSettings {
  readonly webhookUrl: unknown;
  readonly email: unknown;
}

const SETTING = {
  webhook: "webhookUrl",
  email: "email",
} as const satisfies Record<Destination, keyof DestinationSettings>;

export const destinationsOf = (
  settings: DestinationSettings,
): readonly Destination[] =>
  DESTINATIONS.filter((destination) => settings[SETTING[destination]]);
