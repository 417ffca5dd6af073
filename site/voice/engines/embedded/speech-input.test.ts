import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeRecognition } from "./testing/fakes.ts";
import { begin, open, start, wait } from "./testing/speech-input.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("where the browser understands speech by itself", () => {
  test("hearing is on, on the device, from the microphone that was opened", async () => {
    const { hearing, current, microphone } = await start();
    expect(hearing()).toEqual({ state: "on" });
    expect(current()).toMatchObject({
      lang: "en-GB",
      processLocally: true,
      track: microphone.track,
    });
  });

  test("words come as they are understood", async () => {
    const { current, words } = await start();
    current()?.understand("I’d like to", false);
    current()?.understand("I’d like to book", true);
    expect(words).toEqual([
      ["I’d like to", false],
      ["I’d like to book", true],
    ]);
  });

  test("words that the browser never calls final are final at its end", async () => {
    const { current, words } = await start();
    current()?.understand("hello", false);
    current()?.end();
    expect(words.at(-1)).toEqual(["hello", true]);
  });

  test("what is needed for it is fetched first", async () => {
    const { recognition, hearing } = await start({ onDevice: "downloadable" });
    expect(recognition.install).toHaveBeenCalledTimes(1);
    expect(hearing()).toEqual({ state: "on" });
  });
});

describe("where the browser would send the sound away", () => {
  test.each([
    { onDevice: "unavailable" },
    { onDevice: "downloadable", installs: false },
  ] as const)("it listens only after a yes: %o", async (options) => {
    const opened = open(options);
    const { hearing, current, openMicrophone } = opened;
    await wait(0);
    expect(hearing()).toMatchObject({ state: "asking" });
    expect(openMicrophone).not.toHaveBeenCalled();
    await begin(opened, "yes");
    expect(openMicrophone).toHaveBeenCalledOnce();
    expect(hearing()).toEqual({ state: "on" });
    expect(current()).toMatchObject({ processLocally: false });
  });

  test("a no is a choice, and nobody is asked for a microphone", async () => {
    const { hearing, current, openMicrophone } = await start({
      onDevice: "unavailable",
      says: "no",
    });
    expect(hearing()).toEqual({ state: "off", reason: "declined" });
    expect(current()).toBeUndefined();
    expect(openMicrophone).not.toHaveBeenCalled();
  });

  test("what takes too long to fetch is not waited for", async () => {
    const { hearing, recognition } = open({ onDevice: "downloadable" });
    recognition.install.mockReturnValue(new Promise(() => undefined));
    await wait(5000);
    expect(hearing()).toMatchObject({ state: "asking" });
  });

  test("the end of the call ends the question", async () => {
    const { opening, hearing, end } = open({ onDevice: "unavailable" });
    await wait(0);
    expect(hearing()).toMatchObject({ state: "asking" });
    end();
    await expect(opening).rejects.toThrow();
  });

  test("nobody is asked in the middle of a call", async () => {
    const { hearing, current } = await start();
    current()?.fail("language-not-supported");
    expect(hearing()).toEqual({ state: "off", reason: "unsupported" });
  });
});

test("nothing is heard while it is not the visitor’s turn, and half a sentence is dropped", async () => {
  const { speechInput, current, words } = await start();
  current()?.understand("I’d", false);
  speechInput.setListening(false);
  await wait(5000);
  expect(current()).toBeUndefined();
  expect(words.at(-1)).toEqual(["", false]);
  speechInput.setListening(true);
  expect(current()).toBeDefined();
});

test("muted, nothing is heard whoever’s turn it is", async () => {
  const { speechInput, current, microphone } = await start();
  speechInput.setMuted(true);
  expect(current()).toBeUndefined();
  expect(microphone.track.enabled).toBe(false);
  speechInput.setListening(false);
  speechInput.setListening(true);
  expect(current()).toBeUndefined();
  speechInput.setMuted(false);
  expect(current()).toBeDefined();
  expect(microphone.track.enabled).toBe(true);
});

test("recognition that ends after a silence is begun again, as often as it takes", async () => {
  const { current, hearing } = await start();
  for (let i = 0; i < 10; i++) {
    await wait(8000);
    current()?.fail("no-speech");
    await wait(1000);
    expect(current()).toBeDefined();
  }
  expect(hearing()).toEqual({ state: "on" });
});

test("an error without an end is an end", async () => {
  const { current, recognition } = await start();
  const first = current();
  first?.dispatchEvent(Object.assign(new Event("error"), { error: "aborted" }));
  await wait(2000);
  expect(recognition.sessions.length).toBeGreaterThan(1);
});

test("recognition that fails three times at once is given up, each try later than the last", async () => {
  const { current, hearing, recognition } = await start();
  current()?.end();
  await wait(600);
  current()?.end();
  await wait(600);
  expect(current()).toBeUndefined();
  await wait(600);
  current()?.end();
  await wait(60_000);
  expect(recognition.sessions).toHaveLength(3);
  expect(hearing()).toEqual({ state: "off", reason: "unsupported" });
});

test.each([
  ["not-allowed", "refused"],
  ["audio-capture", "missing"],
  ["network", "unsupported"],
  ["service-not-allowed", "unsupported"],
] as const)("the error %s means %s", async (error, reason) => {
  const { current, hearing, microphone } = await start();
  current()?.fail(error);
  expect(hearing()).toEqual({ state: "off", reason });
  expect(microphone.track.readyState).toBe("ended");
});

test("a microphone that is unplugged is lost", async () => {
  const { current, hearing, microphone } = await start();
  microphone.unplug();
  expect(hearing()).toEqual({ state: "off", reason: "lost" });
  expect(current()).toBeUndefined();
});

test("closed, the microphone is off and nothing is told", async () => {
  const { speechInput, current, events, microphone } = await start();
  const told = events.length;
  speechInput.close();
  await wait(60_000);
  expect(current()).toBeUndefined();
  expect(microphone.track.stop).toHaveBeenCalled();
  expect(events).toHaveLength(told);
});

test("a browser that takes no track opens the microphone by itself: ours is closed", async () => {
  const recognition = fakeRecognition({ onDevice: "unavailable" });
  Reflect.deleteProperty(recognition.Recognition.prototype, "processLocally");
  const { current, microphone } = await start({ says: "yes" }, recognition);
  expect(microphone.track.readyState).toBe("ended");
  expect(current()?.track).toBeUndefined();
});

test.each([
  ["NotAllowedError", "refused"],
  ["NotFoundError", "missing"],
  ["NotReadableError", "busy"],
  ["TypeError", "unsupported"],
])("the microphone’s %s means %s", async (name, reason) => {
  const { openMicrophone, opening, events } = open();
  openMicrophone.mockRejectedValue(new DOMException("", name));
  (await opening).start();
  expect(events).toEqual([
    { name: "asking-microphone" },
    { name: "hearing", hearing: { state: "off", reason } },
  ]);
});

test("where speech can’t be understood, the microphone is not asked for", async () => {
  const { openMicrophone, events } = await start({ missing: true });
  expect(openMicrophone).not.toHaveBeenCalled();
  expect(events).toEqual([
    { name: "hearing", hearing: { state: "off", reason: "unsupported" } },
  ]);
});
