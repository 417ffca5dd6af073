import type { VoiceEvent } from "./engine.ts";

/** How often the level is looked at, in milliseconds (spec 9). */
export const LEVEL_INTERVAL = 100;
/** Speech is what is louder than this (spec 9). */
const SPEECH_THRESHOLD = 0.01;
/** Speech has ended when it was quiet for this long, in milliseconds (spec 9). */
const SPEECH_END_DELAY = 1000;
/** The level at which the volume is full (spec 9). */
const VOLUME_SCALE = 0.15;

type LevelEvent = Extract<
  VoiceEvent,
  { name: "speech-start" | "speech-end" | "volume-level" }
>;

/**
 * Turns levels into the volume and the beginning and end of speech, by the specification's rules (spec 4).
 * @returns what takes a level (root mean square of samples from -1 to 1) every {@link LEVEL_INTERVAL},
 *   with the time in milliseconds
 */
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
