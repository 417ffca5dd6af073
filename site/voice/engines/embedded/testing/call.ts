import { vi } from "vitest";
import type {
  CallReply,
  Receptionist,
} from "../../../../../receptionist/types.ts";
import type { VoiceControls, VoiceEvent } from "../../../engine.ts";
import { createEmbeddedEngine } from "../create-engine.ts";
import {
  fakeMicrophone,
  fakeOutput,
  fakeRecognition,
  fakeSynthesiser,
} from "./fakes.ts";

export const GREETING = "Hello, this is the clinic.";
export const EMERGENCY = {
  name: "emergency",
  number: "999",
  text: "Call 999 now.",
};
/** More than any reply of this receptionist takes. */
export const A_WHILE = 8000;

interface Options {
  readonly output?: ReturnType<typeof fakeOutput>;
  readonly synthesiser?: ReturnType<typeof fakeSynthesiser>;
  readonly microphone?: ReturnType<typeof fakeMicrophone>;
  readonly openMicrophone?: (signal: AbortSignal) => Promise<MediaStream>;
  readonly bare?: boolean;
  readonly aborted?: boolean;
}

/** A call of the engine with all around it faked, from when it is connected. */
export async function connect(options: Options = {}) {
  const call = start(options);
  await call.wait(0);
  return call;
}

/** The same from its very beginning. */
export function start(options: Options) {
  const {
    output = fakeOutput(),
    synthesiser = fakeSynthesiser(),
    microphone = fakeMicrophone(),
    openMicrophone = () => Promise.resolve(microphone.stream),
    bare = false,
    aborted = false,
  } = options;
  const recognition = fakeRecognition();
  const answered: string[] = [];
  const engine = createEmbeddedEngine({
    receptionist: receptionist(answered),
    openOutput: () => (bare ? undefined : output.output),
    openSynthesiser: () => (bare ? undefined : synthesiser.synthesiser),
    findRecognition: () => (bare ? undefined : recognition.Recognition),
    openMicrophone,
  });
  const controller = new AbortController();
  if (aborted) controller.abort();
  const events: VoiceEvent[] = [];
  const call = {
    events,
    answered,
    output,
    recognition,
    outcome: "going on",
    wait: (time: number) => vi.advanceTimersByTimeAsync(time),
    end: () => controller.abort(),
    names: () => events.map(({ name }) => name),
    said: () => words("assistant"),
    heard: () => words("visitor"),
    choices: () =>
      events
        .flatMap((event) => (event.name === "choices" ? [event.choices] : []))
        .at(-1),
    controls(): VoiceControls {
      const event = events.find(({ name }) => name === "connected");
      if (event?.name !== "connected") throw new Error("not connected");
      return event.controls;
    },
  };
  const words = (speaker: string) =>
    events.flatMap((event) =>
      event.name === "transcript" && event.final && event.speaker === speaker
        ? [event.text]
        : [],
    );
  engine({
    signal: controller.signal,
    emit: (event) => void events.push(event),
  }).then(
    () => (call.outcome = "over"),
    (error: unknown) => (call.outcome = String(error)),
  );
  return call;
}

const reply = (
  say: string,
  ...effects: CallReply<null>["effects"]
): CallReply<null> => ({ state: null, say: [say], chips: ["Book"], effects });

function receptionist(answered: string[]): Receptionist<null> {
  return {
    greet: () => reply(GREETING),
    step(_, words) {
      answered.push(words);
      if (words === "form")
        return reply("I’ll take you to the form.", {
          name: "hand-over",
          fields: { name: "Sam" },
        });
      if (words === "goodbye") return reply("Goodbye then.", { name: "end" });
      if (words === "emergency")
        return reply("Call 999 now.", { name: "emergency", number: "999" });
      if (words === "yes")
        return reply("That’s booked.", {
          name: "booked",
          appointment: {
            day: "2026-03-12",
            time: "15:00",
            name: "Ann",
            phone: "07700900123",
          },
        });
      if (words === "cancel")
        return reply("That’s cancelled.", {
          name: "cancelled",
          appointment: {},
        });
      return reply(`You said ${words}.`);
    },
  };
}
