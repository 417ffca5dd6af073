import type { CallFacts, VoiceEngine, VoiceEvent } from "../../engine.ts";
import { raceAbort, within } from "../../wait.ts";
import type { AudioOutput } from "./audio-output.ts";
import { converse, createInbox } from "./conversation.ts";
import type { DeviceVoice } from "./device-voice.ts";
import { createSpeechInput } from "./speech-input.ts";
import type { Receptionist } from "../../../../receptionist/types.ts";
import { createSpeechOutput } from "./speech-output.ts";
import type { Synthesiser } from "./synthesiser.ts";

/** How long the voice may load, in milliseconds. Then the call begins with captions, and the voice follows later. */
export const VOICE_LIMIT = 8000;
/** How long the browser may take to open or release the speakers, in milliseconds. */
const AUDIO_LIMIT = 400;
/** How long sound may take to begin after a press, in milliseconds. If it takes longer, there are no speakers. */
export const SOUND_LIMIT = 2000;

interface EngineParts<State> {
  readonly receptionist: Receptionist<State>;
  readonly openOutput: () => AudioOutput | undefined;
  /** Speaks if it has a voice when the call begins. */
  readonly device?: DeviceVoice | undefined;
  readonly openSynthesiser: () => Synthesiser | undefined;
}

/** Needs no account, and works without sound, voice or microphone. */
export function createEmbeddedEngine<State>(
  parts: EngineParts<State>,
): VoiceEngine {
  const consent = { given: false };
  return async ({ signal: ended, emit }) => {
    // Aborted when the call is over, whichever side ends it: everything that belongs to the call then stops.
    const over = new AbortController();
    const { signal } = over;
    ended.addEventListener("abort", () => over.abort());
    const output = parts.openOutput();
    const playing = output?.resume();
    try {
      const device = parts.device?.ready ? parts.device : undefined;
      const synthesiser = device ? undefined : parts.openSynthesiser();
      const inbox = createInbox(signal);
      const speechInput = createSpeechInput({
        consent,
        signal,
        emit,
        onWords(text, final) {
          emit({ name: "transcript", speaker: "visitor", text, final });
          if (final) inbox.put({ words: text });
          else inbox.extendSilence();
        },
        onTalk: inbox.interrupt,
      });
      if (!device) emit({ name: "changed", facts: { simpleVoice: true } });

      await raceAbort(within(VOICE_LIMIT, synthesiser?.settled), signal);
      await raceAbort(within(AUDIO_LIMIT, playing), signal);
      const speechOutput = createSpeechOutput({
        device,
        synthesiser,
        openSynthesiser: parts.openSynthesiser,
        output,
        emit,
        signal,
      });

      emit({
        name: "connected",
        controls: {
          setMuted: (muted) => speechInput.setMuted(muted),
          say: (words) => inbox.put({ words }),
          rename: (clinic) => inbox.put({ clinic }),
          interrupt: inbox.interrupt,
        },
      });
      void speechInput.start();
      if (output) watchSound(output, emit, signal);
      await converse({
        ...parts,
        speechOutput,
        speechInput,
        inbox,
        emit,
        signal,
      });
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      over.abort();
      await within(AUDIO_LIMIT, output?.suspend());
    }
  };
}

/** Reports when the browser stops playing sound, and when it plays again. */
function watchSound(
  output: AudioOutput,
  emit: (event: VoiceEvent) => void,
  signal: AbortSignal,
): void {
  let playing = true;
  const tell = (silence: CallFacts["silence"]) =>
    emit({ name: "changed", facts: { silence } });
  const allow = async () => {
    await within(SOUND_LIMIT, output.resume());
    if (!output.running) tell({ allow: undefined });
  };
  const look = () => {
    if (output.running && playing) return;
    playing = output.running;
    tell(playing ? undefined : { allow: () => void allow() });
  };
  look();
  output.onRunningChange(look, signal);
}
