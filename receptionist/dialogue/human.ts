import { fillIn, list, sayPhone } from "../format-spoken.ts";
import { RINGS, WANTS_A_CALL, WANTS_A_RING } from "../nlu/cues.ts";
import { emailIn } from "../nlu/entities/email.ts";
import { callUs, offerForm, offerNote } from "./offers.ts";
import type { Handler } from "./turn.ts";
import { addTo } from "./written-note.ts";
import wording from "./wording.json" with { type: "json" };

/** A patient waits for the clinic, and an owner for us: what they tell us stands in the form, whether they go there or not. */
export const human: Handler = (situation) => {
  const { state, heard } = situation;
  const { isOwner } = state;
  // "Same number", as in the booking that was tried
  const isSame = /\bsame number\b/.test(heard.text);
  const { phone } = isSame ? state.patient : state.told;
  const told = { ...state.told, ...(phone && { phone }) };
  if (!isOwner) return offerNote(situation, [wording.noPerson], "");
  if (!told.phone) {
    const isRung = [WANTS_A_RING, WANTS_A_CALL, RINGS].some((cue) =>
      cue.test(heard.text),
    );
    return offerForm(situation, [
      ...(isRung ? [wording.numberForForm] : []),
      callUs(situation),
      ...(isRung ? [] : [wording.offerDemo]),
    ]);
  }
  const isAddress = emailIn(heard.words) !== undefined;
  const message = isAddress ? told.message : addTo(told.message, heard.words);
  const fields = { ...told, ...(message && { message }) };
  const who = list(
    [told.name, sayPhone(told.phone), told.email].filter(
      (each) => each !== undefined,
    ),
  );
  return {
    ...offerForm({ ...situation, state: { ...state, told: fields } }, [
      fillIn(wording.inForm, { who }),
      callUs(situation),
      wording.offerThere,
    ]),
    effects: [{ name: "noted", fields }],
  };
};
