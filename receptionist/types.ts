import type { PracticeType } from "../contract/demo-request.ts";

/** What the caller is asked. */
export type ExpectedSlot =
  | Exclude<Slot, "currentDay">
  | "current-day"
  | "confirm"
  | "anything"
  | "anything-else";

/**
 * The questions that the receptionist answers from what the site says: `who` is asked of the speaker ("are you a
 * robot"), `real` of the clinic, of what is booked and of what becomes of the caller's words.
 */
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

/** The one thing that a speaker mainly wants. */
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

export interface Appointment {
  /** 2026-03-12 */
  readonly day: string;
  /** 15:00 */
  readonly time: string;
  readonly name: string;
  /** Digits alone, 07700900123. */
  readonly phone: string;
}

/** What the demo form is filled in with. */
export interface DemoFields {
  name?: string;
  phone?: string;
  practiceType?: PracticeType;
  message?: string;
}

export type Effect =
  | { readonly name: "booked"; readonly appointment: Appointment }
  /** The day and time are the new ones. */
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

/** The day before noon, and from noon on. */
export type Part = "morning" | "afternoon";

export type Slot = "currentDay" | "day" | "time" | "name" | "phone";

/** What a task has to know before it can be read back. */
export type Slots = Readonly<Partial<Record<Slot, string | undefined>>>;

/** Where a conversation stands; JSON-serialisable, and opaque to whoever keeps it. */
export interface State {
  readonly task?: Task | undefined;
  readonly slots: Slots;
  readonly asks: ExpectedSlot;
  /** The part of the day that was asked for without a time. */
  readonly part?: Part | undefined;
  /** Something read back is wrong, and the receptionist asked what: no yes books until it is read back again. */
  readonly changing?: boolean | undefined;
  /** What was read back last, word for word: a yes does this and nothing else. */
  readonly readBack?: string | undefined;
  /** What was said that may be an emergency: the receptionist asked whether it is, and goes on with it when it is none. */
  readonly doubt?: string | undefined;
  /** The form was offered: a yes goes there. */
  readonly formOffered?: boolean | undefined;
  /** Digits of a phone number that was given in parts. */
  readonly digits?: string | undefined;
  /** Answers in a row that could not be used. */
  readonly misses: number;
  /** How often the question has been put again with nothing new. */
  readonly repeats: number;
  /** What to go back to, the latest last. */
  readonly past: readonly Pick<State, "task" | "slots" | "asks">[];
  /** What the form can be filled in with. */
  readonly told: DemoFields;
  /** What this conversation has booked. */
  readonly booked?: Appointment | undefined;
  /** The receptionist's last words and chips, for a repeat. */
  readonly last: Pick<CallReply<State>, "say" | "chips">;
}

/** What a call does with the receptionist's answer. Its state is opaque to whoever keeps it. */
export interface CallReply<S> {
  readonly state: S;
  /** Sentences, spoken and shown one after the other. */
  readonly say: readonly string[];
  /** Quick replies, at most four; each is understood when said. */
  readonly chips: readonly string[];
  readonly effects: readonly Effect[];
}

export interface Reply extends CallReply<State> {
  readonly asks: ExpectedSlot;
  /** What the receptionist made of the words. */
  readonly understood: Understood;
}

/** Pure: the same state, words and time give the same answer. */
export interface Receptionist<S, R extends CallReply<S> = CallReply<S>> {
  /** The first words. */
  greet(now: Date): R;
  /** The answer to the next words. */
  step(state: S, words: string, now: Date): R;
}
