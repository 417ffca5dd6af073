import type { PicoCall, PicoModule } from "@echogarden/svoxpico-wasm";

/** Samples per second. */
export const SAMPLE_RATE = 16_000;
/** Short enough to begin and stop quickly, long enough that sending a chunk costs little. */
const CHUNK = SAMPLE_RATE / 5;

/** The memory for pico_initialize, in bytes: as much as the tools of SVOX Pico give it. */
const MEMORY = 2_500_000;
const RESOURCE_NAME_SIZE = 32;
const BUFFER_SIZE = 4096;

// picodefs.h
const STEP_IDLE = 200;
const STEP_BUSY = 201;
const RESET_FULL = 0;

/** In percent. At 100 the voice distorts. */
const VOLUME = 55;
/** In percent of the voice's own pace. */
const SPEED = 120;
/** Of a number that people write down. */
const NUMBER_SPEED = 92;
const NUMBER =
  /(?:\b(?:oh|one|two|three|four|five|six|seven|eight|nine)\b,? ?){3,}/g;
/** In percent. Each sentence has one of them, so that a turn does not sound like a list. */
const PITCHES = [100, 104, 97] as const;
/** The noise that Pico adds after the last word is below this level, of 1. */
const QUIET = 0.004;

export interface Pico {
  /**
   * Yields samples (-1 to 1) in pieces of 200 ms at most, without the silence after the last word; leaving early
   * drops the rest. A `<` begins a command.
   */
  speak(text: string): Generator<Float32Array<ArrayBuffer>, void>;
}

/** @throws when Pico refuses the files of the voice: first the text's analysis, then the making of its sound */
export function createPico(
  module: PicoModule,
  files: readonly Uint8Array[],
): Pico {
  const result = module._malloc(4);
  const take = () => module.HEAP32[result >> 2] ?? 0;
  const putString = (text: string) => {
    const bytes = new TextEncoder().encode(`${text}\0`);
    const address = module._malloc(bytes.length);
    module.HEAPU8.set(bytes, address);
    return { address, size: bytes.length };
  };

  const call = (name: PicoCall, ...values: readonly number[]) => {
    const status = module[`_pico_${name}`](...values);
    if (status !== 0) throw failed(name, status);
  };

  call("initialize", module._malloc(MEMORY), MEMORY, result);
  const system = take();
  const voiceName = putString("voice").address;
  call("createVoiceDefinition", system, voiceName);
  for (const data of files) {
    // Pico recognises the type of a file by its extension.
    const path = "/resource.bin";
    module.FS.writeFile(path, data);
    call("loadResource", system, putString(path).address, result);
    module.FS.unlink(path);
    const name = module._malloc(RESOURCE_NAME_SIZE);
    call("getResourceName", system, take(), name);
    call("addResourceToVoiceDefinition", system, voiceName, name);
  }
  call("newEngine", system, voiceName, result);
  const engine = take();

  const buffer = module._malloc(BUFFER_SIZE);
  const sizes = module._malloc(4);

  function* samples(): Generator<Int16Array, void> {
    for (;;) {
      const status = module._pico_getData(
        engine,
        buffer,
        BUFFER_SIZE,
        sizes,
        sizes + 2,
      );
      const size = module.HEAP16[sizes >> 1] ?? 0;
      if (size > 0)
        yield module.HEAP16.subarray(buffer >> 1, (buffer + size) >> 1);
      if (status === STEP_IDLE) return;
      if (status !== STEP_BUSY) throw failed("getData", status);
    }
  }

  function* chunks(text: string): Generator<Float32Array<ArrayBuffer>, void> {
    const pitch = PITCHES[text.length % PITCHES.length];
    const paced = text.replace(
      NUMBER,
      `<speed level="${NUMBER_SPEED}">$&</speed><speed level="${SPEED}">`,
    );
    // The zero at the end tells Pico that nothing follows.
    const { address, size } = putString(
      `<volume level="${VOLUME}"><speed level="${SPEED}"><pitch level="${pitch}">${paced}</pitch></speed></volume>`,
    );
    let complete = false;
    let chunk = new Float32Array(CHUNK);
    let filled = 0;
    try {
      for (let offset = 0; offset < size;) {
        call("putTextUtf8", engine, address + offset, size - offset, sizes);
        const taken = module.HEAPU16[sizes >> 1] ?? 0;
        if (taken === 0) throw failed("putTextUtf8", 0);
        offset += taken;
        for (const piece of samples())
          for (const sample of piece) {
            chunk[filled++] = sample / 0x8000;
            if (filled < CHUNK) continue;
            yield chunk;
            chunk = new Float32Array(CHUNK);
            filled = 0;
          }
      }
      complete = true;
      if (filled > 0) yield chunk.slice(0, filled);
    } finally {
      module._free(address);
      if (!complete) module._pico_resetEngine(engine, RESET_FULL);
    }
  }

  return {
    *speak(text) {
      let quiet: Float32Array<ArrayBuffer>[] = [];
      for (const chunk of chunks(text)) {
        const end =
          chunk.findLastIndex((sample) => Math.abs(sample) > QUIET) + 1;
        if (end > 0) {
          yield* quiet;
          quiet = [];
          yield chunk.slice(0, end);
        }
        if (end < chunk.length) quiet.push(chunk.slice(end));
      }
    },
  };
}

const failed = (call: PicoCall, status: number) =>
  new Error(`pico_${call} gave ${status}`);
