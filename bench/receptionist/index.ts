import { figure, median } from "../support/figures.ts";
import { begin, converse, say, stepMicroseconds } from "./caller.ts";
import {
  checkCorpus,
  dialogues,
  emergencies,
  type Emergency,
  type Part,
  PARTS,
  utterances,
} from "./corpus.ts";
import { judge } from "./judge.ts";
import { total, understand, type Score } from "./understanding.ts";

// Aims, of the parts that nobody tunes on; emergencies and false bookings of all.
const MIN_INTENTS = 0.93;
const MIN_SLOTS = 0.96;
const MIN_DIALOGUES = 0.9;
const MIN_EMERGENCIES = 58 / 60;
const MAX_FALSE_EMERGENCIES = 5 / 60;

/** Of the other parts totals alone are printed, so that nobody tunes on them: `--show=unseen` is for a last audit. */
const isShown = (part: Part) =>
  part === "tuned" || process.argv.includes(`--show=${part}`);

const share = ({ n, right }: Score) => (n === 0 ? 1 : right / n);
const inWords = (score: Score) =>
  `${score.right}/${score.n} = ${(share(score) * 100).toFixed(1)} %`;

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}\n  ${lines.join("\n  ")}`);
}

function measureUtterances(part: Part): void {
  const understood = understand(utterances[part]);
  const { intents, slots, falseEmergencies, failures } = understood;
  const tuned = part === "tuned";
  console.log(`\nutterances, ${part}`);
  if (isShown(part))
    for (const [intent, score] of intents)
      console.log(`    ${intent.padEnd(20)} ${inWords(score)}`);
  const all = total(intents.values());
  figure("intents", inWords(all), tuned || share(all) >= MIN_INTENTS);
  for (const [slot, score] of slots) figure(`slot: ${slot}`, inWords(score));
  const given = total(slots.values());
  figure("slots", inWords(given), tuned || share(given) >= MIN_SLOTS);
  const found = understood.emergencies;
  figure("emergencies found", inWords(found), share(found) === 1);
  figure("false emergencies", falseEmergencies.length);
  if (!isShown(part)) return;
  list(`false emergencies, ${part}`, falseEmergencies);
  list(`misunderstood, ${part}`, failures);
}

function measureDialogues(part: Part): void {
  const passed: Score = { n: 0, right: 0 };
  const raised: Score = { n: 0, right: 0 };
  let falseBookings = 0;
  let falseEmergencies = 0;
  const failures: string[] = [];
  for (const dialogue of dialogues[part]) {
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
    if (verdict.emergency === "false") falseEmergencies++;
    else if (verdict.emergency !== "none") {
      raised.n++;
      if (verdict.emergency === "found") raised.right++;
    }
  }
  console.log(`\ndialogues, ${part}`);
  figure(
    "as expected",
    inWords(passed),
    part === "tuned" || share(passed) >= MIN_DIALOGUES,
  );
  figure("false bookings", falseBookings, falseBookings === 0);
  figure("emergencies found", inWords(raised), share(raised) === 1);
  figure("false emergencies", falseEmergencies);
  if (isShown(part)) list(`failed, ${part}`, failures);
}

/** Which number the receptionist gives whoever begins a call with these words. */
function numberFor({ words }: Emergency): string {
  const raised = say(begin(), words).effects.flatMap((effect) =>
    effect.name === "emergency" ? [effect.number] : [],
  );
  return raised[0] ?? "none";
}

/** A number counts when it is at least as strong as the one expected: 999 is right for 111, too. */
function measureEmergencies(part: keyof typeof emergencies): void {
  const plain: Score = { n: 0, right: 0 };
  const hard: Score = { n: 0, right: 0 };
  const traps: Score = { n: 0, right: 0 };
  const falseKinds = new Map<string, number>();
  const failures: string[] = [];
  for (const each of emergencies[part]) {
    const got = numberFor(each);
    const score = each.expect === "none" ? traps : each.plain ? plain : hard;
    const isRight =
      got === each.expect || (each.expect === "111" && got === "999");
    score.n++;
    if (isRight) score.right++;
    else failures.push(`${each.id} [${each.kind}] “${each.words}”: ${got}`);
    if (!isRight && score === traps)
      falseKinds.set(each.kind, (falseKinds.get(each.kind) ?? 0) + 1);
  }
  const isTuned = part === "tuned";
  console.log(`\nemergencies, ${part}`);
  figure("found, plain words", inWords(plain), share(plain) === 1);
  const all = total([plain, hard]);
  figure("found, plain and hard", inWords(all), share(all) >= MIN_EMERGENCIES);
  figure(
    "false, of the traps",
    `${traps.n - traps.right}/${traps.n}`,
    isTuned || 1 - share(traps) <= MAX_FALSE_EMERGENCIES,
  );
  for (const [kind, n] of falseKinds) figure(`false: ${kind}`, n);
  if (isShown(part)) list(`emergencies, ${part}`, failures);
}

checkCorpus();
for (const part of PARTS) measureUtterances(part);
for (const part of PARTS) measureDialogues(part);
measureEmergencies("tuned");
measureEmergencies("unseen");
console.log("\nsteps");
figure("number", stepMicroseconds.length);
figure("median, µs", median(stepMicroseconds).toFixed(1));
figure("slowest, µs", Math.max(...stepMicroseconds).toFixed(0));
