import { offerNote } from "./offers.ts";
import type { Handler } from "./turn.ts";

/** The same paragraph is not said twice in a call: the second time its beginning is, and a note is offered. */
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
      : offerNote({ ...situation, state: turn.state }, turn.say.slice(0, 1));
  };
