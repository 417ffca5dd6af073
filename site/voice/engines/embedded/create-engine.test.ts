import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { embeddedVoice } from "../../../content/embedded-voice.ts";
import type { VoiceControls, VoiceEvent } from "../../engine.ts";
import { CALL_LIMIT, LONGER_SILENCE, SILENCE } from "./conversation.ts";
import {
  createEmbeddedEngine,
  SOUND_LIMIT,
  VOICE_LIMIT,
} from "./create-engine.ts";
import type {
  CallReply,
  Receptionist,
} from "../../../../receptionist/types.ts";
import {
  fakeMicrophone,
  fakeOutput,
  fakeRecognition,
  fakeSynthesiser,
} from "./testing/fakes.ts";

const GREETING = "Hello, this is the clinic.";
const EMERGENCY = {
  name: "emergency",
  number: "999",
  text: "Call 999 now.",
};
/** More than any reply of this receptionist takes. */
const A_WHILE = 8000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the receptionist greets, offers choices, hears an answer and answers it", async () => {
  const call = await connect();
  await call.wait(A_WHILE);
  expect(call.said()).toEqual([GREETING]);
  expect(call.choices()).toEqual(["Book"]);
  call.recognition.current()?.understand("what time", false);
  call.recognition.current()?.understand("what time is it", true);
  await call.wait(A_WHILE);
  expect(call.heard()).toEqual(["what time is it"]);
  expect(call.said()).toEqual([GREETING, "You said what time is it."]);
});

test("nobody listens while the receptionist speaks", async () => {
  const call = await connect();
  await call.wait(500);
  expect(call.output.isPlaying()).toBe(true);
  expect(call.recognition.current()).toBeUndefined();
  await call.wait(A_WHILE);
  expect(call.recognition.current()).toBeDefined();
  call.recognition.current()?.understand("hello", true);
  await call.wait(500);
  expect(call.output.isPlaying()).toBe(true);
  expect(call.recognition.current()).toBeUndefined();
});

test("typed words stop the voice within 100 ms, are answered, and are not told as heard", async () => {
  const call = await connect();
  await call.wait(600);
  call.controls().say("book");
  await call.wait(50);
  expect(call.output.lines[0]?.cutAt).toBeDefined();
  await call.wait(A_WHILE);
  expect(call.said()[0]).toMatch(/…$/);
  expect(call.said()[1]).toBe("You said book.");
  expect(call.heard()).toEqual([]);
});

test("every word that was typed is answered, in order, and empty ones are none", async () => {
  const call = await connect();
  call.controls().say("one");
  call.controls().say("two");
  call.controls().say("  ");
  await call.wait(A_WHILE);
  expect(call.answered).toEqual(["one", "two"]);
  expect(call.said().at(-1)).toBe("You said two.");
});

test("muted, nothing is heard, and typing works", async () => {
  const call = await connect();
  await call.wait(A_WHILE);
  call.controls().setMuted(true);
  expect(call.recognition.current()).toBeUndefined();
  call.controls().say("one");
  await call.wait(A_WHILE);
  expect(call.answered).toEqual(["one"]);
  expect(call.recognition.current()).toBeUndefined();
  call.controls().setMuted(false);
  expect(call.recognition.current()).toBeDefined();
});

describe("what a reply brings about", () => {
  test("the form comes after the sentence, and ends the call", async () => {
    const call = await connect();
    call.controls().say("form");
    await call.wait(300);
    expect(call.names()).not.toContain("hand-over");
    await call.wait(A_WHILE);
    expect(call.events.at(-1)).toEqual({
      name: "hand-over",
      fields: { name: "Sam" },
    });
    expect(call.outcome).toBe("over");
  });

  test("the form comes, too, when the voice is stopped", async () => {
    const call = await connect();
    call.controls().say("form");
    await call.wait(500);
    call.controls().say("yes yes");
    await call.wait(500);
    expect(call.names()).toContain("hand-over");
    expect(call.outcome).toBe("over");
  });

  test("the call ends after the last word of the goodbye", async () => {
    const call = await connect();
    call.controls().say("goodbye");
    await call.wait(500);
    expect(call.outcome).toBe("going on");
    await call.wait(A_WHILE);
    expect(call.said().at(-1)).toBe("Goodbye then.");
    expect(call.outcome).toBe("over");
    expect(call.output.isPlaying()).toBe(false);
  });

  test("who has more to say is not hung up on", async () => {
    const call = await connect();
    call.controls().say("goodbye");
    await call.wait(500);
    call.controls().say("one more thing");
    await call.wait(A_WHILE);
    expect(call.outcome).toBe("going on");
    expect(call.said().at(-1)).toBe("You said one more thing.");
  });

  test("whom to call in an emergency is said to the end, and the call goes on", async () => {
    const call = await connect();
    call.controls().say("emergency");
    await call.wait(500);
    call.controls().say("and then");
    await call.wait(2 * A_WHILE);
    expect(call.said()).toContain("Call 999 now.");
    expect(call.events).toContainEqual(EMERGENCY);
    expect(call.said().at(-1)).toBe("You said and then.");
    expect(call.outcome).toBe("going on");
  });
});

test("whom to call in an emergency is told whole, before a word of it is spoken", async () => {
  const call = await connect();
  await call.wait(A_WHILE);
  call.controls().say("emergency");
  await call.wait(0);
  expect(call.events.at(-1)).toEqual(EMERGENCY);
});

test("what is booked is in the diary until it is cancelled", async () => {
  const call = await connect();
  const entries = () =>
    call.events.flatMap((event) =>
      event.name === "diary" ? [event.entry] : [],
    );
  call.controls().say("yes");
  await call.wait(A_WHILE);
  const booked = { kind: "booked", day: "2026-03-12", time: "15:00" };
  expect(entries()).toEqual([booked]);
  call.controls().say("cancel");
  await call.wait(A_WHILE);
  expect(entries()).toEqual([booked, undefined]);
});

describe("limits", () => {
  test("after a silence the receptionist asks once, after a longer one it hangs up", async () => {
    const call = await connect();
    await call.wait(A_WHILE + SILENCE);
    expect(call.said().slice(1)).toEqual(embeddedVoice.stillThere);
    expect(call.outcome).toBe("going on");
    await call.wait(A_WHILE + LONGER_SILENCE + A_WHILE);
    expect(call.said().slice(3)).toEqual(embeddedVoice.nobodyThere);
    expect(call.outcome).toBe("over");
  });

  test("half a sentence is no silence", async () => {
    const call = await connect();
    await call.wait(A_WHILE);
    for (let i = 0; i < 4; i++) {
      await call.wait(SILENCE / 2);
      call.recognition.current()?.understand("I would", false);
    }
    expect(call.said()).toEqual([GREETING]);
  });

  test("a call ends kindly after its time, however much is said", async () => {
    const call = await connect();
    for (let time = 0; time < CALL_LIMIT; time += 20_000) {
      expect(call.outcome).toBe("going on");
      call.controls().say("more");
      await call.wait(20_000);
    }
    await call.wait(2 * A_WHILE);
    expect(call.said().slice(-2)).toEqual(embeddedVoice.timeIsUp);
    expect(call.outcome).toBe("over");
  });

  test("a voice that does not load is not waited for, and speaks up when it comes", async () => {
    const synthesiser = fakeSynthesiser({ loads: VOICE_LIMIT + 200 });
    const call = await connect({ synthesiser });
    await call.wait(VOICE_LIMIT);
    expect(call.names()).toContain("connected");
    expect(call.output.isPlaying()).toBe(false);
    await call.wait(1000);
    expect(call.output.isPlaying()).toBe(true);
  });
});

describe("what is missing", () => {
  const SILENT = { name: "audio-blocked", allow: undefined } as const;

  test("without sound, voice or hearing the call goes on by captions and typing", async () => {
    const call = await connect({ bare: true });
    await call.wait(A_WHILE);
    expect(call.said()).toEqual([GREETING]);
    call.controls().say("hello");
    await call.wait(A_WHILE);
    expect(call.said().at(-1)).toBe("You said hello.");
    expect(call.names()).not.toContain("asking-microphone");
    expect(call.events.filter(({ name }) => name === SILENT.name)).toEqual([
      SILENT,
    ]);
    expect(call.events).toContainEqual({
      name: "hearing",
      hearing: { state: "off", reason: "unsupported" },
    });
  });

  test("where the browser plays nothing yet, a press lets it speak", async () => {
    const output = fakeOutput();
    output.state.allowed = false;
    const call = await connect({ output });
    await call.wait(1000);
    const blocked = call.events.find(({ name }) => name === "audio-blocked");
    expect(call.names()).not.toContain("audio-playing");
    output.state.allowed = true;
    if (blocked?.name === "audio-blocked") blocked.allow?.();
    await call.wait(500);
    expect(call.names()).toContain("audio-playing");
    expect(output.isPlaying()).toBe(true);
  });

  test("where no press brings sound, the visitor is told, and the call goes on", async () => {
    const output = fakeOutput();
    output.state.allowed = false;
    const call = await connect({ output });
    await call.wait(1000);
    const blocked = call.events.find(({ name }) => name === "audio-blocked");
    if (blocked?.name === "audio-blocked") blocked.allow?.();
    await call.wait(SOUND_LIMIT);
    expect(call.events).toContainEqual(SILENT);
    await call.wait(A_WHILE);
    expect(call.said()).toEqual([GREETING]);
    // Headphones were plugged in.
    output.setRunning(true);
    expect(call.names().at(-1)).toBe("audio-playing");
  });
});

describe("the end by the visitor", () => {
  const stages = {
    "before it began": 0,
    "while the microphone is asked for": 1,
    "while the voice loads": 2,
    "while the receptionist speaks": 3,
    "while it listens": 4,
  };

  test.each(Object.entries(stages))(
    "%s: all is released, and nothing more is told",
    async (_, stage) => {
      const microphone = fakeMicrophone();
      const asked = Promise.withResolvers<MediaStream>();
      const synthesiser = fakeSynthesiser({ loads: stage === 2 ? "never" : 0 });
      const call = start({
        synthesiser,
        microphone,
        openMicrophone: (signal) => {
          signal.addEventListener("abort", () => asked.reject(signal.reason));
          return asked.promise;
        },
        aborted: stage === 0,
      });
      await call.wait(100);
      if (stage > 1) asked.resolve(microphone.stream);
      await call.wait(stage === 4 ? A_WHILE : 1000);
      const told = call.events.length;
      const was = { playing: call.output.isPlaying(), outcome: call.outcome };
      expect(was).toEqual({
        playing: stage === 3,
        outcome: stage === 0 ? "over" : "going on",
      });

      call.end();
      expect(call.output.isPlaying()).toBe(false);
      await call.wait(100);
      expect(call.outcome).toBe("over");
      await call.wait(60_000);
      expect(call.events).toHaveLength(told);
      expect(call.recognition.current()).toBeUndefined();
      if (stage > 1) expect(microphone.track.readyState).toBe("ended");
      expect(call.output.listeners.size).toBe(0);
      expect(call.output.state.running).toBe(false);
      expect(vi.getTimerCount()).toBe(0);
    },
  );
});

test("a second call is as good as the first", async () => {
  const output = fakeOutput();
  const synthesiser = fakeSynthesiser();
  for (let i = 0; i < 2; i++) {
    const call = await connect({ output, synthesiser });
    await call.wait(500);
    expect(output.isPlaying()).toBe(true);
    call.controls().say("goodbye");
    await call.wait(A_WHILE);
    expect(call.outcome).toBe("over");
  }
});

interface Options {
  readonly output?: ReturnType<typeof fakeOutput>;
  readonly synthesiser?: ReturnType<typeof fakeSynthesiser>;
  readonly microphone?: ReturnType<typeof fakeMicrophone>;
  readonly openMicrophone?: (signal: AbortSignal) => Promise<MediaStream>;
  readonly bare?: boolean;
  readonly aborted?: boolean;
}

async function connect(options: Options = {}) {
  const call = start(options);
  await call.wait(0);
  return call;
}

function start(options: Options) {
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
