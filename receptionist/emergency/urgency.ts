import type { Help } from "../types.ts";
export type Said = "anything" | "answer" | "given" | "word";
export interface Urgency {
  readonly number?: "999" | "111";
  readonly help?: Help;
  readonly doubtful: boolean;
}
export function urgencyOf(_words: string, _as: Said = "anything"): Urgency {
  return { doubtful: false };
}
export const asksAboutEmergencies = (_text: string): boolean => false;
