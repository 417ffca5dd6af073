import SvoxPico from "@echogarden/svoxpico-wasm";
import wasmUrl from "@echogarden/svoxpico-wasm/svoxpico.wasm?url";
import { createPico, type Pico } from "./pico.ts";
import type { FromWorker, ToWorker } from "./synthesiser.ts";
import signalGenerationUrl from "./voice/en-GB_kh0_sg.bin?url";
import textAnalysisUrl from "./voice/en-GB_ta.bin?url";

const waiting: { readonly id: number; readonly text: string }[] = [];
const cancelled = new Set<number>();
let pico: Pico | undefined;
let speaking = false;

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.name === "speak") waiting.push(data);
  else cancelled.add(data.id);
  void speakAll();
});

load().then(
  (loaded) => {
    pico = loaded;
    tell({ name: "ready" });
    return speakAll();
  },
  (error: unknown) => tell({ name: "unavailable", cause: String(error) }),
);

async function load(): Promise<Pico> {
  const [module, textAnalysis, signalGeneration] = await Promise.all([
    SvoxPico({ locateFile: () => wasmUrl }),
    download(textAnalysisUrl),
    download(signalGenerationUrl),
  ]);
  return createPico(module, { textAnalysis, signalGeneration });
}

async function download(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} gave ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function speakAll(): Promise<void> {
  if (!pico || speaking) return;
  speaking = true;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { id, text } = next;
    const result = await speak(pico, id, text).then(
      (complete) => ({ complete }),
      (error: unknown) => ({ complete: false, fault: String(error) }),
    );
    cancelled.delete(id);
    tell({ name: "done", id, ...result });
  }
  // Cancelled after it was done.
  cancelled.clear();
  speaking = false;
}

/** @returns whether it was spoken to the end */
async function speak(voice: Pico, id: number, text: string): Promise<boolean> {
  for (const samples of voice.speak(text)) {
    if (cancelled.has(id)) return false;
    tell({ name: "chunk", id, samples }, [samples.buffer]);
    await nextTask();
  }
  return true;
}

/** Lets messages in: a word to stop must not wait for the end of the sentence. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

function tell(message: FromWorker, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}
