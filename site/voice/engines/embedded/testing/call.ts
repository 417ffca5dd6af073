import { afterEach, beforeEach, vi } from "vitest";
import type {
  CallReply,
  Receptionist,
} from "../../../../../receptionist/types.ts";
import type {
  CallFacts,
  VoiceControls,
  VoiceEngine,
  VoiceEvent,
} from "../../../engine.ts";
import { createEmbeddedEngine } from "../create-engine.ts";
import type { DeviceVoice } from "../device-voice.ts";
import {
  fakeMicrophone,
  fakeOutput,
  fakeRecognition,
  fakeSynthesiser,
} from "./fakes.ts";

export const GREETING = "Hello, this is the clinic.";
export const EMERGENCY = {
  number: "999",
  text: "Call 999 now.",
};
/** Longer than any reply of this receptionist. */
export const A_WHILE = 8000;

interface Options {
  /** The one of an earlier call. */
  readonly engine?: VoiceEngine;
  readonly output?: ReturnType<typeof fakeOutput>;
  readonly synthesiser?: ReturnType<typeof fakeSynthesiser>;
  readonly device?: DeviceVoice;
  readonly recognition?: ReturnType<typeof fakeRecognition>;
  /** The visitor's answer to the browser's question for the microphone. */
  readonly microphoneAnswer?: Promise<unknown>;
  /** Whether the browser would have to ask for the microphone. */
  readonly permission?: "granted" | "prompt";
  /** What the browser says of itself. */
  readonly browser?: object;
  readonly bare?: boolean;
}

/** Gives each test of a file a clock that stands still, and takes the fakes of the browser away after it. */
export function fakeBrowser(): void {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** A call of the engine with the browser around it faked, in which the microphone is allowed. Needs `fakeBrowser`. */
export async function start(options: Options = {}) {
  const {
    output = fakeOutput(),
    synthesiser = fakeSynthesiser(),
    device,
    recognition = fakeRecognition(),
    microphoneAnswer,
    permission = "granted",
    browser,
    bare = false,
  } = options;
  const microphone = fakeMicrophone();
  const getUserMedia = vi.fn(async () => {
    await microphoneAnswer;
    return microphone.stream;
  });
  vi.stubGlobal("navigator", {
    mediaDevices: { getUserMedia },
    permissions: { query: async () => ({ state: permission }) },
    ...browser,
  });
  vi.stubGlobal(
    "SpeechRecognition",
    bare ? undefined : recognition.Recognition,
  );
  const answered: string[] = [];
  const openSynthesiser = vi.fn(() =>
    bare ? undefined : synthesiser.synthesiser,
  );
  const {
    engine = createEmbeddedEngine({
      receptionist: receptionist(answered),
      device,
      openOutput: () => (bare ? undefined : output.output),
      openSynthesiser,
    }),
  } = options;
  const controller = new AbortController();
  const events: VoiceEvent[] = [];
  /** The contents of all events of a name, the latest last. */
  const news = <Name extends VoiceEvent["name"]>(name: Name) =>
    events.filter(
      (event): event is Extract<VoiceEvent, { name: Name }> =>
        event.name === name,
    );
  const words = (who: string, isFinal: boolean) =>
    news("transcript").flatMap(({ speaker, text, final }) =>
      speaker === who && final === isFinal ? [text] : [],
    );
  /** The values that a fact has had, the latest last. */
  const values = <Fact extends keyof CallFacts>(fact: Fact) =>
    news("changed").flatMap(({ facts }) =>
      fact in facts ? [facts[fact]] : [],
    );
  const call = {
    engine,
    events,
    news,
    values,
    answered,
    output,
    openSynthesiser,
    microphone,
    getUserMedia,
    recognition,
    outcome: "running",
    wait: (time: number) => vi.advanceTimersByTimeAsync(time),
    end: () => controller.abort(),
    names: () => events.map(({ name }) => name),
    said: () => words("assistant", true),
    saying: () => words("assistant", false).at(-1) ?? "",
    heard: () => words("visitor", true),
    hearing: () => values("hearing").at(-1),
    talk(): void {
      const hearing = values("hearing").at(-1);
      if (hearing?.state !== "offered") throw new Error("no Talk to press");
      hearing.talk();
    },
    choices: () => values("choices").at(-1),
    controls(): VoiceControls {
      const [event] = news("connected");
      if (!event) throw new Error("not connected");
      return event.controls;
    },
  };
  engine({
    signal: controller.signal,
    emit: (event) => void events.push(event),
  }).then(
    () => (call.outcome = "over"),
    (error: unknown) => (call.outcome = String(error)),
  );
  await call.wait(0);
  return call;
}

const reply = (
  say: string | readonly string[],
  ...effects: CallReply<null>["effects"]
): CallReply<null> => ({
  state: null,
  say: [say].flat(),
  chips: ["Book"],
  effects,
});

const REPLIES: Readonly<Record<string, CallReply<null>>> = {
  form: reply("I’ll take you to the form.", {
    name: "hand-over",
    fields: { name: "Sam" },
  }),
  goodbye: reply("Goodbye then.", { name: "end" }),
  emergency: reply("Call 999 now.", {
    name: "emergency",
    number: "999",
    text: "Call 999 now.",
  }),
  yes: reply("That’s booked.", {
    name: "booked",
    appointment: {
      day: "2026-03-12",
      time: "15:00",
      name: "Ann",
      phone: "07700900123",
    },
  }),
  cancel: reply("That’s cancelled.", { name: "cancelled", appointment: {} }),
  more: reply(["How can I help you today?", "I answer the phone."]),
};

const receptionist = (answered: string[]): Receptionist<null> => ({
  greet: () => reply(GREETING),
  step(_, words) {
    answered.push(words);
    return REPLIES[words] ?? reply(`You said ${words}.`);
  },
  rename: (_, clinic) => reply(`Good morning, ${clinic}.`),
});
