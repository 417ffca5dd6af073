import { plain } from "../nlu/normalise.ts";
import { stemsOf } from "../nlu/tokenize.ts";
import { offerNote } from "./offers.ts";
import type { Handler } from "./turn.ts";

/** Of several sentences the one that shares most words with what was asked. */
function nearestTo(text: string, say: readonly string[]): string {
  const said = new Set(stemsOf(text));
  const shared = (sentence: string) =>
    stemsOf(plain(sentence)).filter((word) => said.has(word)).length;
  const [nearest = ""] = say.toSorted((a, b) => shared(b) - shared(a));
  return nearest;
}

/** The same paragraph is not said twice in a call: the second time its nearest sentence is, and a note is offered. */
export const once =
  (handler: Handler): Handler =>
  (situation) => {
    const turn = handler(situation);
    const { state, heard } = situation;
    const said = turn.say.join(" ");
    const { answered = [] } = state;
    if (heard.source === "smalltalk" || state.task || !said) return turn;
    if (!answered.includes(said))
      return {
        ...turn,
        state: { ...turn.state, answered: [...answered, said] },
      };
    return turn.state.offer
      ? turn
      : offerNote({ ...situation, state: turn.state }, [
          nearestTo(heard.text, turn.say),
        ]);
  };
