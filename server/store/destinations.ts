export const DESTINATIONS = ["webhook", "email"] as const;

export type Destination = (typeof DESTINATIONS)[number];

/** The webhook's columns have no prefix: it was the only destination in the first version of the table. */
export const COLUMNS = {
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
} as const satisfies Record<Destination, object>;

/** Without any destination, requests wait for a webhook that may be set later. */
export const awaited = (
  destinations: readonly Destination[],
): readonly Destination[] =>
  destinations.length > 0 ? destinations : ["webhook"];

export const destinationsOf = (
  settings: Readonly<Record<Destination, unknown>>,
): readonly Destination[] => DESTINATIONS.filter((name) => settings[name]);
