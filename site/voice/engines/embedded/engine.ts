import "../../missing-functions.ts";
import { createReceptionist } from "../../../../receptionist/receptionist.ts";
import { handbook } from "../../../content/handbook/index.ts";
import { reportError } from "../../../errors/report-error.ts";
import { within } from "../../wait.ts";
import { type AudioOutput, createAudioOutput } from "./audio-output.ts";
import { createEmbeddedEngine } from "./create-engine.ts";
import { createDeviceVoice, isAppleMobile } from "./device-voice.ts";
import { createSynthesiser, type Synthesiser } from "./synthesiser.ts";

const receptionist = createReceptionist(handbook);

/** How long the preparation waits for the list of the device's voices, in milliseconds. */
const VOICES_LIMIT = 500;

// These are kept between calls, so that the next call begins at once.
const device =
  window.speechSynthesis && !isAppleMobile()
    ? createDeviceVoice(window.speechSynthesis)
    : undefined;
let output: AudioOutput | undefined;
let synthesiser: Synthesiser | undefined;

export const engine = createEmbeddedEngine({
  receptionist,
  device,
  openOutput,
  openSynthesiser,
});

/**
 * Loads Pico where the device has no good voice, and makes it speak a word silently, because the first word takes
 * longest. A call that begins meanwhile waits for neither.
 */
export async function warmUp(): Promise<void> {
  await within(VOICES_LIMIT, device?.listed);
  if (synthesiser || device?.ready) return;
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
    // There are only captions.
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
    // There are only captions.
  }
  return synthesiser;
}
