import type { Intent } from "../../receptionist/types.ts";
import { figure, median } from "../support/figures.ts";
import { converse, stepMicroseconds } from "./caller.ts";
import {
  checkCorpus,
  dialogues,
  HALVES,
  utterances,
  type Half,
} from "./corpus.ts";
import { judge } from "./judge.ts";
import { total, understand, type Score } from "./understanding.ts";

// Aims, of the held-out half; emergencies and false bookings of both.
const MIN_INTENTS = 0.95;
const MIN_SLOTS = 0.95;
const MIN_DIALOGUES = 0.9;

const showsHeldOut = process.argv.includes("--show-held-out");
const isShown = (half: Half) => half === "tuned" || showsHeldOut;

const share = ({ n, right }: Score) => (n === 0 ? 1 : right / n);
const inWords = (score: Score) =>
  `${score.right}/${score.n} = ${(share(score) * 100).toFixed(1)} %`;

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}\n  ${lines.join("\n  ")}`);
}

function measureUtterances(half: Half): void {
  const { intents, slots, emergencies, falseEmergencies, failures } =
    understand(utterances[half]);
  const mustHold = half === "held-out";
  console.log(`\nutterances, ${half}`);
  for (const [intent, score] of intents)
    console.log(`    ${intent.padEnd(20)} ${inWords(score)}`);
  const all = total(intents.values());
  figure("intents", inWords(all), !mustHold || share(all) >= MIN_INTENTS);
  for (const [slot, score] of slots) figure(`slot: ${slot}`, inWords(score));
  const given = total(slots.values());
  figure("slots", inWords(given), !mustHold || share(given) >= MIN_SLOTS);
  const raised = emergencies.right + falseEmergencies.length;
  figure(
    "emergencies, recall",
    inWords(emergencies),
    emergencies.right === emergencies.n,
  );
  figure(
    "emergencies, precision",
    inWords({ n: raised, right: emergencies.right }),
  );
  figure("false emergencies", falseEmergencies.length);
  if (isShown(half)) {
    list(`false emergencies, ${half}`, falseEmergencies);
    list(`misunderstood, ${half}`, failures);
  } else list(`misunderstood, ${half}`, countMisses(intents));
}

/** How many of each intent were misunderstood: all that may be known of the half that nobody tunes on. */
function countMisses(intents: ReadonlyMap<Intent, Score>): string[] {
  return [...intents]
    .filter(([, { n, right }]) => right < n)
    .map(([intent, { n, right }]) => `${intent} ${n - right} of ${n}`);
}

function measureDialogues(half: Half): void {
  const passed: Score = { n: 0, right: 0 };
  const emergencies: Score = { n: 0, right: 0 };
  let falseBookings = 0;
  let falseEmergencies = 0;
  const failures: string[] = [];
  for (const dialogue of dialogues[half]) {
    const turns = converse(dialogue);
    const verdict = judge(dialogue, turns);
    passed.n++;
    if (verdict.faults.length === 0) passed.right++;
    else
      failures.push(
        `${dialogue.id}: ${verdict.faults.join("; ")}`,
        ...turns.flatMap(({ words, reply }) => [
          `    > ${words}`,
          `    < ${reply.say.join(" ")} [${reply.asks}]`,
        ]),
      );
    falseBookings += verdict.falseBookings;
    if (verdict.emergency === "found") emergencies.right++;
    if (verdict.emergency === "found" || verdict.emergency === "missed")
      emergencies.n++;
    if (verdict.emergency === "false") falseEmergencies++;
  }
  console.log(`\ndialogues, ${half}`);
  figure(
    "passed",
    inWords(passed),
    half === "tuned" || share(passed) >= MIN_DIALOGUES,
  );
  figure("false bookings", falseBookings, falseBookings === 0);
  figure(
    "emergencies found",
    inWords(emergencies),
    emergencies.right === emergencies.n,
  );
  figure("false emergencies", falseEmergencies);
  if (isShown(half)) list(`failed, ${half}`, failures);
}

checkCorpus();
for (const half of HALVES) measureUtterances(half);
for (const half of HALVES) measureDialogues(half);
console.log("\nsteps");
figure("number", stepMicroseconds.length);
figure("median, µs", median(stepMicroseconds).toFixed(1));
figure("slowest, µs", Math.max(...stepMicroseconds).toFixed(0));
