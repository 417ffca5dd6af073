import type { Effect, Reply } from "../types.ts";
import wording from "./wording.json" with { type: "json" };

const [NOTE_IS = ""] = wording.readBack.note.split("{", 1);
const isNote = (sentence: string) => sentence.startsWith(NOTE_IS);

/** "A check-up takes 20 minutes.", without its price */
const isLength = (sentence: string) =>
  sentence.includes(" takes ") && !sentence.includes("£");

const isEnd = ({ name }: Effect) => name === "end";

/** The replies to two lines of one turn, as one. */
export function joined(done: Reply, next: Reply): Reply {
  // What is read back has to be heard before a yes; a note that grows is read once.
  const put = done.asks === "confirm" ? [] : done.question;
  // "Never mind. How long does set-up take?" ends no call.
  // "I'm sorry, I'm the team. Are you any use to me?" has asked one thing.
  const isLost =
    done.understood.intent === "unknown" &&
    next.understood.intent !== "unknown" &&
    !done.state.task;
  const lasting = isLost || done.effects.some(isEnd) ? [] : done.say;
  // The price of a treatment is told with its length.
  const isPrice = next.understood.intent === "price-of-treatment";
  const kept = lasting.filter(
    (each) =>
      !each.endsWith("?") &&
      !(isPrice && isLength(each)) &&
      !put.includes(each) &&
      !(isNote(each) && next.say.some(isNote)),
  );
  const isLengthTold = kept.some((each) => /£.* takes /.test(each));
  const added = next.say.filter(
    (each) => !kept.includes(each) && !(isLengthTold && isLength(each)),
  );
  // "Yes." alone is what is left of an answer that was given before.
  const isTold = added.every((each) => /^(?:Yes|No)\.$/.test(each));
  const begins = done.state.task !== next.state.task;
  return {
    ...next,
    understood: begins ? next.understood : done.understood,
    say: [...kept, ...(isTold ? [] : added)],
    effects: [
      ...done.effects.filter((effect) => !isEnd(effect)),
      ...next.effects,
    ],
  };
}
