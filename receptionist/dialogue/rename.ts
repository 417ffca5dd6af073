import { inLondon } from "../clinic/calendar.ts";
import { capital, fillIn, partOfDay } from "../format-spoken.ts";
import type { Setting } from "../handbook.ts";
import type { Reply, State } from "../types.ts";
import { clinicOf, finish } from "./turn.ts";
import wording from "./wording.json" with { type: "json" };

export function rename(state: State, name: string, setting: Setting): Reply {
  const clinic = name.trim().replaceAll(/\s+/g, " ").slice(0, MAX_NAME);
  const renamed = { ...state, clinic: clinic || undefined };
  const say = fillIn(wording.renamed, {
    part: partOfDay(inLondon(setting.now).time),
    clinic: clinicOf(renamed, setting.handbook),
  });
  return finish(
    { state: renamed, say: [say] },
    { intent: "greet", slots: {} },
    setting,
  );
}

/** "Say hello as Byron Dental" */
const AS_CLINIC =
  /^(?!(?:does|can|could|do|will|would|is) (?:it|she|they|we)\b)(?:.*\b)?(?:answer|greet|say hello|say hi|pick up|pretend|introduce yourself|hello)\b.*?\bas (?:if (?:you were |this is |this was )?)?(?!(?:our|my|a|an|the|us|me|we|i|you|if|it|though|soon|well)\b)(.{3,60}?)(?:,? (?:please|instead|then|now|from now on))*[.?!]*$/i;

/** "Step Ahead Podiatry", once she has said in whose name she answers */
const NAME = /^(?=.{3,60}$)(?:\p{Lu}[\p{L}'’]* ){1,4}\p{Lu}[\p{L}'’]*$/u;

export function clinicIn(
  words: string,
  { answered }: State,
): string | undefined {
  const name =
    AS_CLINIC.exec(words)?.[1] ??
    (answered === "our-name" ? NAME.exec(words.trim())?.[0] : undefined);
  return name?.split(" ").map(capital).join(" ");
}

/** The longest name of a clinic that she says, in characters. */
const MAX_NAME = 60;
