import { vi } from "vitest";
import type { Hearing, VoiceEvent } from "../../../engine.ts";
import { openSpeechInput } from "../speech-input.ts";
import { fakeMicrophone, fakeRecognition } from "./fakes.ts";

export const wait = (time: number) => vi.advanceTimersByTimeAsync(time);

type Options = NonNullable<Parameters<typeof fakeRecognition>[0]> & {
  /** The browser has no speech recognition. */
  readonly missing?: boolean;
};

/** What hears the visitor, with the browser around it faked, before it has been begun. */
export function open(
  options: Options = {},
  recognition = fakeRecognition(options),
) {
  const microphone = fakeMicrophone();
  const events: VoiceEvent[] = [];
  const words: [string, boolean][] = [];
  const controller = new AbortController();
  const openMicrophone = vi.fn(() => Promise.resolve(microphone.stream));
  const opening = openSpeechInput({
    Recognition: options.missing ? undefined : recognition.Recognition,
    openMicrophone,
    signal: controller.signal,
    emit: (event) => void events.push(event),
    onWords: (text, final) => void words.push([text, final]),
  });
  const hearing = (): Hearing | undefined =>
    events
      .flatMap((event) => (event.name === "hearing" ? [event.hearing] : []))
      .at(-1);
  return {
    opening,
    openMicrophone,
    end: () => controller.abort(),
    events,
    words,
    microphone,
    recognition,
    current: recognition.current,
    hearing,
  };
}

/** Answers the question, if there is one, and lets the call listen. */
export async function begin(
  opened: ReturnType<typeof open>,
  says: "yes" | "no" = "no",
) {
  await wait(0);
  const asked = opened.hearing();
  if (asked?.state === "asking") asked.answer(says === "yes");
  const speechInput = await opened.opening;
  speechInput.start();
  speechInput.setListening(true);
  await wait(0);
  return { ...opened, speechInput };
}

/** Both at once. */
export const start = (
  { says, ...options }: Options & { readonly says?: "yes" | "no" } = {},
  recognition?: ReturnType<typeof fakeRecognition>,
) => begin(open(options, recognition), says);
