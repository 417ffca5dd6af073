import type { ACTS } from "./acts.ts";
import type { PracticeType } from "../contract/demo-request.ts";

/** What a question asks for. */
export type ExpectedSlot =
  | "day"
  | "time"
  | "name"
  | "phone"
  | "message"
  | "current-day"
  | "confirm"
  | "anything"
  | "anything-else";

/** What callers do with what they say. */
export type Act = keyof typeof ACTS;

/** What callers say about what is being arranged, or was just done. */
export type AboutTask =
  /** What she has understood so far, and whether it is done. */
  | "status"
  /** Something earlier. */
  | "sooner"
  /** Where to turn with what may not wait. */
  | "where-to-go";

/** `ask`: something of the handbook or small talk answers it. */
export type Intent =
  | Act
  | AboutTask
  | "ask"
  /** What a treatment is. */
  | "treatment"
  | "price-of-treatment"
  | "inform"
  | "emergency"
  | "unknown";

/** The fields look like 2026-03-12, 15:00, Ann Hart and 07700900123. */
export interface Appointment {
  readonly day: string;
  readonly time: string;
  readonly name: string;
  /** Empty when the caller has none. */
  readonly phone: string;
  /** What is done, as in "root canal". */
  readonly treatment?: string;
}

/** What the caller leaves for the team. */
export interface Note {
  readonly name: string;
  /** Empty when the caller has none. */
  readonly phone: string;
  readonly message: string;
  /** It goes with what was booked or moved: nobody has to be rung. */
  readonly isBeside?: true;
}

export interface DemoFields {
  name?: string;
  email?: string;
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
  | { readonly name: "note"; readonly note: Note }
  | {
      readonly name: "emergency";
      /** The number to call at once. */
      readonly number: "999" | "111";
      /** The advice alone, of all that is said in the reply. */
      readonly text: string;
      /** Which helplines were told besides. */
      readonly help?: Help;
    }
  /** A question of the caller's was answered. */
  | { readonly name: "answered"; readonly question: string }
  /** A question was noted for the demo: what the form may be filled in with. */
  | { readonly name: "noted"; readonly fields: DemoFields }
  | { readonly name: "hand-over"; readonly fields: DemoFields }
  | { readonly name: "end" };

/** Despair and self-harm, or violence: each has helplines of its own. */
export type Help = "mind" | "violence";

export interface Understood {
  /** An `Intent`; for `ask` the id of the entry, or "smalltalk". */
  readonly intent: string;
  readonly slots: Omit<Slots, "currentDay">;
}

export type Task = "book" | "move" | "cancel" | "note";

/** The part of the day that is wanted, as in 12:00 until 18:00; its end is not in it. */
export interface Part {
  readonly from: string;
  readonly until: string;
}

export type Slot =
  | "currentDay"
  /** When on that day the appointment is, if its caller told. */
  | "currentTime"
  | "day"
  | "time"
  | "name"
  | "phone"
  /** The id of a treatment. */
  | "treatment"
  /** What the team is to be told. */
  | "message"
  /** Whom of the team, while the message has still to be told. */
  | "receiver";

export type Slots = Readonly<Partial<Record<Slot, string | undefined>>>;

/** What the receptionist has offered: a yes takes it, and so does a name or a number that it needs. */
export type Offer = {
  /** A question or an aside came between, and she has asked once more. */
  readonly again?: true;
} & OfferOf;

type OfferOf =
  | { readonly kind: "form" }
  /** To leave the message for the team, or one that is asked for if it is empty. */
  | { readonly kind: "note"; readonly message: string }
  /** To keep the question for the demo. */
  | { readonly kind: "question"; readonly question: string }
  | { readonly kind: "book"; readonly treatment?: string }
  /** To name the price of the treatment that comes next. */
  | { readonly kind: "price" }
  | { readonly kind: "when"; readonly day: string; readonly time: string };

/** What the caller asked last: a short question that follows is asked of it. */
export interface Topic {
  readonly text: string;
  readonly treatment?: string | undefined;
  /** It was asked what it costs. */
  readonly price?: boolean | undefined;
}

/** An appointment that comes after the one that is being arranged. */
export interface Coming {
  /** The id of its treatment, where that was named. */
  readonly treatment?: string | undefined;
  /** It is for another person. */
  readonly isOther?: true;
  /** For whom, where all of them were named. */
  readonly name?: string | undefined;
  /** It is booked, whatever is done with the one before it. */
  readonly isNew?: true;
}

export type ReadBack = Pick<State, "task" | "slots" | "coming">;

/** It can be stored as JSON; only the receptionist reads it. */
export interface State {
  readonly task?: Task | undefined;
  /** The name under which she answers, where it is not the handbook's. */
  readonly clinic?: string | undefined;
  /** The caller runs a practice, and asks about the product; or wants something of the clinic. */
  readonly isOwner?: boolean | undefined;
  /** What is to be arranged afterwards, one after the other. */
  readonly coming: readonly Coming[];
  readonly offer?: Offer | undefined;
  /** The caller was taken to the form, and may tell what stands in it. */
  readonly isAtForm?: boolean | undefined;
  readonly topic?: Topic | undefined;
  /** The last reply asked an owner to try her as a patient would. */
  readonly isInvited?: boolean | undefined;
  /** The id of the entry that the last reply answered with. */
  readonly answered?: string | undefined;
  readonly slots: Slots;
  readonly asks: ExpectedSlot;
  readonly part?: Part | undefined;
  /** The day that the caller named last. */
  readonly named?: string | undefined;
  /** The receptionist has asked what is wrong. */
  readonly changing?: boolean | undefined;
  /** What was read back last: a yes does this and nothing else. */
  readonly readBack?: ReadBack | undefined;
  /** What was told in an emergency: it is told once more unless the caller wants something else. */
  readonly alarm?:
    | {
        readonly number: "999" | "111";
        readonly help?: Help | undefined;
        /** What was taken for an emergency. */
        readonly words: string;
        /** It was told a second time to who said no more of it. */
        readonly isRepeated?: true;
      }
    | undefined;
  /** Words that may tell of an emergency: the receptionist has asked whether they do. */
  readonly doubt?: string | undefined;
  readonly digits?: string | undefined;
  /** How often the question at hand has been put again. */
  readonly repeats: number;
  /** How many answers in a row were not understood. */
  readonly missed: number;
  readonly past: readonly Pick<State, "task" | "slots" | "asks">[];
  /** What callers have told of themselves, for the demo form. */
  readonly told: DemoFields;
  /** For whom something was booked, moved, cancelled or noted last. */
  readonly patient: Pick<DemoFields, "name" | "phone">;
  /** The appointment of this call that was booked, moved or spoken of last. */
  readonly booked?: Appointment | undefined;
  /** The other appointments of this call. */
  readonly earlier?: readonly Appointment[] | undefined;
  /** What was done in this call, in its order. */
  readonly done?: readonly Task[] | undefined;
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
  /** What is said of it at the end is the question at hand. */
  readonly question: readonly string[];
  readonly understood: Understood;
}

/** Pure: the same state, words and time give the same answer. */
export interface Receptionist<S, R extends CallReply<S> = CallReply<S>> {
  greet(now: Date): R;
  step(state: S, words: string, now: Date): R;
  /** From now on she answers under this name; what was said before stays. */
  rename(state: S, clinic: string, now: Date): R;
}
