import type { DemoRequestHint } from "../../../demo-request/go-to-demo-form.ts";
import type { DiaryEntry, EmergencyNumber } from "../../engine.ts";

/** What the call needs of the receptionist, who is pure: same state, words and time, same answer. */
export interface Receptionist<State> {
  greet(now: Date): Reply<State>;
  step(state: State, words: string, now: Date): Reply<State>;
}

export interface Reply<State> {
  readonly state: State;
  /** Sentences, spoken and shown one after the other. */
  readonly say: readonly string[];
  /** Quick replies. */
  readonly chips: readonly string[];
  readonly effects: readonly Effect[];
}

type Effect =
  | { readonly name: "emergency"; readonly number: EmergencyNumber }
  | {
      readonly name: "booked" | "moved";
      readonly appointment: Pick<DiaryEntry, "day" | "time">;
    }
  | { readonly name: "cancelled" }
  /** To the demo form, filled in. */
  | { readonly name: "hand-over"; readonly fields: DemoRequestHint }
  /** She has said goodbye. */
  | { readonly name: "end" };
