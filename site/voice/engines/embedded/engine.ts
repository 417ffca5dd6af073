import "../../missing-functions.ts";
import { createReceptionist } from "../../../../receptionist/receptionist.ts";
import { handbook } from "../../../content/handbook/index.ts";
import { reportError } from "../../../errors/report-error.ts";
import { type AudioOutput, createAudioOutput } from "./audio-output.ts";
import { createEmbeddedEngine } from "./create-engine.ts";
import { createSynthesiser, type Synthesiser } from "./synthesiser.ts";

const receptionist = createReceptionist(handbook);

// These outlive calls, so that the next one begins at once.
let output: AudioOutput | undefined;
let synthesiser: Synthesiser | undefined;

export const engine = createEmbeddedEngine({
  receptionist,
  openOutput,
  openSynthesiser,
});

/** Loads the voice and has it speak a word to nobody, since the first word takes longest. */
export function warmUp(): void {
  if (synthesiser) return;
  void openSynthesiser()?.speak(
    "Hello.",
    new AbortController().signal,
    () => undefined,
  );
}

function openOutput(): AudioOutput | undefined {
  try {
    output ??= createAudioOutput((window.callSound ??= new AudioContext()));
  } catch {
    // Captions speak alone.
  }
  return output;
}

function openSynthesiser(): Synthesiser | undefined {
  if (synthesiser && !synthesiser.lost) return synthesiser;
  try {
    const worker = new Worker(
      new URL("./synthesis-worker.ts", import.meta.url),
      { type: "module" },
    );
    synthesiser = createSynthesiser(worker, reportError);
  } catch {
    // Captions speak alone.
  }
  return synthesiser;
}
