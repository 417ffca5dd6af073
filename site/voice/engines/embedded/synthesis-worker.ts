import SvoxPico from "@echogarden/svoxpico-wasm";
import wasmUrl from "@echogarden/svoxpico-wasm/svoxpico.wasm?url";
import { createPico, type Pico } from "./pico.ts";
import type {
  SynthesisAnswer,
  SynthesisNews,
  SynthesisRequest,
} from "./synthesiser.ts";
import signalGenerationUrl from "./voice/en-GB_kh0_sg.bin?url";
import textAnalysisUrl from "./voice/en-GB_ta.bin?url";

const pico = load();
pico.then(
  () => tell("ready"),
  (error: unknown) => tell({ fault: String(error) }),
);

/** Settles with the last requested text. */
let turn: Promise<void> = Promise.resolve();

addEventListener("message", ({ data }: MessageEvent<SynthesisRequest>) => {
  const enough = new AbortController();
  data.port.addEventListener("message", () => enough.abort());
  data.port.start();
  turn = Promise.all([pico, turn]).then(
    ([voice]) => speak(voice, data, enough.signal),
    // Reported above.
    () => undefined,
  );
});

async function load(): Promise<Pico> {
  const [module, ...files] = await Promise.all([
    SvoxPico({ locateFile: () => wasmUrl }),
    download(textAnalysisUrl),
    download(signalGenerationUrl),
  ]);
  return createPico(module, files);
}

async function download(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} gave ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function speak(
  voice: Pico,
  { text, port }: SynthesisRequest,
  enough: AbortSignal,
): Promise<void> {
  const answer = (given: SynthesisAnswer, transfer: Transferable[] = []) =>
    port.postMessage(given, transfer);
  try {
    for (const samples of voice.speak(text)) {
      if (enough.aborted) return;
      answer(samples, [samples.buffer]);
      await nextTask();
    }
    answer("complete");
  } catch (error) {
    answer({ fault: String(error) });
  }
}

/** Lets messages arrive: a request to stop must not wait for the end of the sentence. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

function tell(news: SynthesisNews): void {
  postMessage(news, { transfer: [] });
}
