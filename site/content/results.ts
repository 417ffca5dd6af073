import { claims } from "./claims.ts";

export const results = {
  timeLabel: { time: "14:00", text: "The numbers owners ask for" },
  heading: "Results clinics see with Ellaira",
  intro: `${claims.clinics} clinics have Ellaira answering their phones.`,
  footnote:
    "Results vary from clinic to clinic. Ask us how each figure was measured.",
};
