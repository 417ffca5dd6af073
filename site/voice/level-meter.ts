import type { VoiceEvent } from "./engine.ts";

/** In milliseconds (spec 9). */
export const LEVEL_INTERVAL = 100;
/** Anything louder is speech (spec 9). */
const SPEECH_THRESHOLD = 0.01;
/** Speech has ended after this much quiet, in milliseconds (spec 9). */
const SPEECH_END_DELAY = 1000;
/** The level at which the volume is full (spec 9). */
const VOLUME_SCALE = 0.15;

type LevelEvent = Extract<
  VoiceEvent,
  { name: "speech-start" | "speech-end" | "volume-level" }
>;

/** Follows spec 4. @returns a function that takes the level (RMS) and the time in ms, every {@link LEVEL_INTERVAL} */
export function createLevelMeter(
  emit: (event: LevelEvent) => void,
): (level: number, now: number) => void {
  let lastHeard: number | undefined;
  return (level, now) => {
    emit({ name: "volume-level", level: Math.min(1, level / VOLUME_SCALE) });
    if (level > SPEECH_THRESHOLD) {
      if (lastHeard === undefined) emit({ name: "speech-start" });
      lastHeard = now;
    } else if (lastHeard !== undefined && now - lastHeard >= SPEECH_END_DELAY) {
      lastHeard = undefined;
      emit({ name: "speech-end" });
    }
  };
}
