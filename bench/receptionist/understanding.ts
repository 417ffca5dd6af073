import { bringTo, say } from "./caller.ts";
import type { ExpectedSlot, Reply } from "../../receptionist/types.ts";
import type { Slots, Utterance } from "./corpus.ts";
import { same } from "./judge.ts";

const SLOTS = ["day", "time", "name", "phone"] as const;

export interface Score {
  n: number;
  right: number;
}

/** How well the receptionist understood a list of utterances. */
interface Understanding {
  readonly intents: Score;
  readonly slots: Score;
  readonly emergencies: Score;
  /** Sentences that were wrongly taken for an emergency. */
  readonly falseEmergencies: string[];
  readonly failures: string[];
}

function count(score: Score, isRight: boolean): void {
  score.n++;
  if (isRight) score.right++;
}

/** Says each utterance after its question, and counts how it was understood. */
export function understand(utterances: readonly Utterance[]): Understanding {
  const result: Understanding = {
    intents: { n: 0, right: 0 },
    slots: { n: 0, right: 0 },
    emergencies: { n: 0, right: 0 },
    falseEmergencies: [],
    failures: [],
  };
  const questions = new Map<ExpectedSlot, Reply | undefined>();
  for (const { asked } of utterances)
    if (!questions.has(asked)) questions.set(asked, bringTo(asked));

  for (const { words, intents, asked, slots } of utterances) {
    const [intent = ""] = intents;
    const question = questions.get(asked);
    const reply = question && say(question, words);
    const understood = reply?.understood;
    const fail = (what: string) =>
      result.failures.push(
        `[${asked}] “${words}”: ${reply ? what : "she never asked"}`,
      );

    const isRight = intents.includes(understood?.intent ?? "");
    count(result.intents, isRight);
    if (!isRight) fail(`${understood?.intent}`);

    const raised = reply?.effects.some(({ name }) => name === "emergency");
    if (intent === "emergency") {
      result.emergencies.n++;
      if (isRight && raised) result.emergencies.right++;
      else if (isRight) fail("understood, but no emergency raised");
    } else if (raised || understood?.intent === "emergency")
      result.falseEmergencies.push(`“${words}”`);

    if (slots) countSlots(slots, understood?.slots ?? {}, result, fail);
  }
  return result;
}

/** A slot counts if it is expected or given: an invented one is as wrong as a missing one. */
function countSlots(
  wanted: Slots,
  got: Slots,
  result: Understanding,
  fail: (what: string) => void,
): void {
  for (const slot of SLOTS) {
    if (wanted[slot] === undefined && got[slot] === undefined) continue;
    const isRight = same(slot, wanted[slot], got[slot]);
    count(result.slots, isRight);
    if (!isRight) fail(`${slot} ${got[slot]}, not ${wanted[slot]}`);
  }
}
