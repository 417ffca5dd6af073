import type { PracticeType } from "../contract/demo-request.ts";

export type ExpectedSlot =
  | Exclude<Slot, "currentDay">
  | "current-day"
  | "confirm"
  | "anything"
  | "anything-else";

/** Asked of the facts: `who` is about the speaker, `real` about the clinic and what is booked. */
export const QUESTIONS = [
  "hours",
  "location",
  "clinic-services",
  "setup-time",
  "plans",
  "price",
  "languages",
  "crm",
  "diary",
  "follow-ups",
  "no-shows",
  "retention",
  "breach",
  "hosting",
  "gdpr",
  "cqc",
  "security",
  "who",
  "real",
  "guarantee",
  "support",
  "contact",
] as const;

export type Question = (typeof QUESTIONS)[number];

export type Intent =
  | Question
  | "greet"
  | "thanks"
  | "goodbye"
  | "help"
  | "repeat"
  | "back"
  | "yes"
  | "no"
  | "book"
  | "move"
  | "cancel"
  | "inform"
  | "emergency"
  | "medical"
  | "human"
  | "demo"
  | "unknown";

/** The fields look like 2026-03-12, 15:00, Ann Hart and 07700900123. */
export interface Appointment {
  readonly day: string;
  readonly time: string;
  readonly name: string;
  readonly phone: string;
}

export interface DemoFields {
  name?: string;
  phone?: string;
  practiceType?: PracticeType;
  message?: string;
}

export type Effect =
  | { readonly name: "booked"; readonly appointment: Appointment }
  | { readonly name: "moved"; readonly appointment: Appointment }
  | {
      readonly name: "cancelled";
      readonly appointment: { name?: string; day?: string };
    }
  | { readonly name: "emergency"; readonly number: "999" | "111" }
  | { readonly name: "hand-over"; readonly fields: DemoFields }
  | { readonly name: "end" };

export interface Understood {
  readonly intent: Intent;
  readonly slots: Omit<Slots, "currentDay">;
}

export type Task = "book" | "move" | "cancel";

export type Part = "morning" | "afternoon";

export type Slot = "currentDay" | "day" | "time" | "name" | "phone";

export type Slots = Readonly<Partial<Record<Slot, string | undefined>>>;

/** It can be stored as JSON; only the receptionist reads it. */
export interface State {
  readonly task?: Task | undefined;
  readonly slots: Slots;
  readonly asks: ExpectedSlot;
  readonly part?: Part | undefined;
  /** The receptionist has asked what is wrong: no yes books anything before the next read-back. */
  readonly changing?: boolean | undefined;
  /** What was read back last (`readBackOf`): a yes does this and nothing else. */
  readonly readBack?: string | undefined;
  /** Words that may tell of an emergency: the receptionist has asked whether they do. */
  readonly doubt?: string | undefined;
  readonly formOffered?: boolean | undefined;
  readonly digits?: string | undefined;
  /** How many answers in a row could not be used. */
  readonly misses: number;
  /** How often the same question has been asked again with nothing new. */
  readonly repeats: number;
  readonly past: readonly Pick<State, "task" | "slots" | "asks">[];
  readonly told: DemoFields;
  readonly booked?: Appointment | undefined;
  readonly last: Pick<CallReply<State>, "say" | "chips">;
}

export interface CallReply<S> {
  readonly state: S;
  readonly say: readonly string[];
  /** Quick replies, four at most; the receptionist understands each of them when it is said. */
  readonly chips: readonly string[];
  readonly effects: readonly Effect[];
}

export interface Reply extends CallReply<State> {
  readonly asks: ExpectedSlot;
  readonly understood: Understood;
}

/** Pure: the same state, words and time give the same answer. */
export interface Receptionist<S, R extends CallReply<S> = CallReply<S>> {
  greet(now: Date): R;
  step(state: S, words: string, now: Date): R;
}
