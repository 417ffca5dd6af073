import { describe, expect, test } from "vitest";
import { HANDBOOK } from "../../testing/handbook.ts";
import { createTreatmentFinder } from "./treatments.ts";

const find = createTreatmentFinder(HANDBOOK.clinic.treatments);

describe("a treatment", () => {
  test.each([
    ["id like a check up", "check-up"],
    ["ive had a root canal done and i need a check up", "check-up"],
    [
      "i had my check up last month and they said i need a root canal",
      "root-canal",
    ],
    ["i had my lips done last year and id like them done again", "filler"],
    ["ive never had a root canal", "root-canal"],
    ["its years since i last had a check up", "check-up"],
    ["i had a check up booked for friday", "check-up"],
    ["i had to have a root canal", "root-canal"],
  ])("in %s", (words, id) => {
    expect(find(words)?.treatment.id).toBe(id);
  });

  test.each([
    "she had a check up last week",
    "ive had a root canal and its still sore",
    "he had some filler done and nobody has rung us back",
  ])("is only told of in %s", (words) => {
    expect(find(words)).toBeUndefined();
  });
});
