import type { Day } from "./clinic/calendar.ts";

/** What an answer may be made of, besides its own words. */
export interface About {
  /** The name under which she answers. */
  readonly clinic: string;
  /** The day that was asked about. */
  readonly day?: Day | undefined;
  readonly now: Date;
  /** What was said, as it was typed. */
  readonly words: string;
  /** What was said, in plain lower case without punctuation. */
  readonly text: string;
}

/** One thing that she can answer. A new one needs nothing but its lines here. */
export interface Entry {
  readonly id: string;
  /** Some ten ways to ask, one a line, as people say them. */
  readonly ask: string;
  /** One to three short sentences: they are spoken. */
  readonly say: string | ((about: About) => string);
  /** What she says instead where the same is asked again in other words. */
  readonly again?: string;
  /** Up to three quick replies that lead on; she understands each of them. */
  readonly chips?: readonly string[];
  /** It is about what treatments cost: of one that was named before, its own price is told. */
  readonly prices?: true;
  /** Patients ask for it as well: it does not show that the caller runs a practice. */
  readonly anyone?: true;
  /** It takes for granted that something went wrong, and answers only what is surely about that. */
  readonly regrets?: true;
  /** It asks an owner to try her as a patient would. */
  readonly invites?: true;
  /** Only the clinic's owner or our team can say: she offers to note the question. */
  readonly noted?: true;
  /** The answer ends with the offer of a note for the clinic's team. */
  readonly note?: true;
  /** It asks for an appointment: one that was made in this call is told instead. */
  readonly ofBooking?: true;
  /** It asks for those who work there: who does what is being booked is told instead. */
  readonly ofStaff?: true;
}

/** What callers ask of a treatment besides its price and its length. */
export type Asked =
  | "who"
  /** How many visits it needs. */
  | "sessions"
  /** What several cost together. */
  | "course"
  /** How long the effect lasts. */
  | "lasts"
  /** What comes after it: recovery. */
  | "after"
  /** Whether it hurts. */
  | "feels";

/** Something that the clinic does and that can be booked. */
export interface Treatment {
  readonly id: string;
  /** With its article, as in "I'd book {a root canal}". */
  readonly name: string;
  /** All that callers call it, one a line. */
  readonly called: string;
  /** What isn't done and comes near it, one a line: she says so, and offers this instead. */
  readonly near?: string;
  /** What people come for, one a line: "sore throat". */
  readonly eases?: string;
  /** In pounds. */
  readonly price: number;
  /** The price is the least that it costs. */
  readonly from?: true;
  /** One short sentence: what the price depends on, or what the whole costs. */
  readonly priced?: string;
  /** How long it takes, in minutes. */
  readonly minutes: number;
  /** It is for adults only. */
  readonly adultsOnly?: true;
  /** Who needs it mostly has pain: the first free time is offered. */
  readonly soon?: true;
  /** One short sentence: what is done and by whom. */
  readonly about: string;
  /** What else is asked of it, a short sentence for each; a question of yes or no begins with it. */
  readonly asked?: Readonly<Partial<Record<Asked, string>>>;
}

export interface Plan {
  readonly name: string;
  /** The word of the name that callers use, in lower case. */
  readonly calledBy: string;
  readonly description: string;
  readonly features: readonly string[];
}

/** All that she knows: of the clinic that she answers for, and of the product that she is. */
export interface Handbook {
  readonly clinic: {
    readonly name: string;
    readonly treatments: readonly Treatment[];
    readonly entries: readonly Entry[];
  };
  readonly product: {
    /** Our number, not the clinic's. */
    readonly phone: string;
    readonly plans: readonly Plan[];
    readonly entries: readonly Entry[];
  };
}

/** What she says depends on, besides the conversation. */
export interface Setting {
  readonly now: Date;
  readonly handbook: Handbook;
}
