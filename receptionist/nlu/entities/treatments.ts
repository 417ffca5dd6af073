import type { Treatment } from "../../handbook.ts";
import { linesOf } from "../matcher.ts";
import { stemsOf } from "../tokenize.ts";

/** Words that say nothing of what is done: "get my lips done". */
const EMPTY =
  /^(?:a|an|the|my|our|some|get|got|have|need|to|of|on|for|in|with|done|please|i|is|it|has|been|this|that)$/;

/** Finds the treatment that words name; of several, the one whose name says most. */
export function createTreatmentFinder(
  treatments: readonly Treatment[],
): (text: string) => Treatment | undefined {
  const names = treatments.flatMap((treatment) =>
    linesOf(treatment.called).map((line) => ({
      treatment,
      stems: stemsOf(line).filter((word) => !EMPTY.test(word)),
    })),
  );
  return (text) => {
    const said = new Set(stemsOf(text));
    const [best] = names
      .filter(
        ({ stems }) =>
          stems.length > 0 && stems.every((word) => said.has(word)),
      )
      .toSorted((a, b) => b.stems.length - a.stems.length);
    return best?.treatment;
  };
}
