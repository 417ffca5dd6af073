import { ASKS_IF_SUITABLE } from "../nlu/asked.ts";
import { emergency } from "./alarm.ts";
import { forClinician } from "./answers.ts";
import { offerNote } from "./offers.ts";
import { hurt } from "./tasks.ts";
import type { Handler, Situation, Turn } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

/** "Should I stop taking my blood thinners" */
const STOPS_MEDICINE =
  /\b(?:stop(?:ping)?|com(?:e|ing) off|leav(?:e|ing) off|skip(?:ping)?)(?: taking)?\b.*\b(?:tablets?|medicines?|medication|pills?|thinners?|them|apixaban|warfarin|aspirin|insulin)\b/;

/** "Can I take paracetamol before?": the clinician has to know that it was asked. */
const BEFORE_VISIT = /\b(?:before(?:hand)?|on the day)\b/;

/** "She has knocked her front tooth out": what is done with it in the first hour decides whether it can be saved. */
const TOOTH_OUT =
  /\b(?:knock|smash|kick|bash|bang|hit|came|come)\w*\b.*\b(?:tooth|teeth)\b.*\bout\b|\b(?:tooth|teeth)\b.*\b(?:knock|smash|kick|bash|bang|came|come)\w* (?:\w+ )?out\b|\bknocked out\b.*\b(?:tooth|teeth)\b/;

/** Beside 111, a bad tooth is offered the clinic's own urgent visit. */
export function urgentVisit(situation: Situation): Turn {
  const { state, heard, handbook } = situation;
  const alarm = emergency(state, heard.words, "111");
  const urgent = handbook.clinic.treatments.find(({ soon }) => soon)?.id;
  // What is being booked or was booked stays.
  if (!urgent || state.task || state.booked) return alarm;
  const visit = hurt({ ...situation, heard: { ...heard, treatment: urgent } });
  const [call = ""] = alarm.say;
  const said = new Set([wording.sorryToHear, wording.ifWorse]);
  return {
    ...visit,
    say: [
      wording.sorryToHear,
      call,
      wording.orComeHere,
      ...(TOOTH_OUT.test(heard.text) ? [wording.toothOut] : []),
      ...visit.say.filter((each) => !said.has(each)),
    ],
    ...(alarm.effects && { effects: alarm.effects }),
  };
}

export const medical: Handler = (situation) => {
  const { text } = situation.heard;
  const isForClinician =
    ASKS_IF_SUITABLE.test(text) ||
    (situation.state.task === "book" && BEFORE_VISIT.test(text));
  const other = isForClinician ? wording.askClinician : wording.medical;
  const say = [STOPS_MEDICINE.test(text) ? wording.keepTaking : other];
  return situation.state.task
    ? forClinician(situation, say)
    : offerNote(situation, say);
};
