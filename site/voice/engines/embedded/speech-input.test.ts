import { describe, expect, test } from "vitest";
import { A_WHILE, fakeBrowser, start } from "./testing/call.ts";
import { fakeRecognition } from "./testing/fakes.ts";

fakeBrowser();

/** An answer that may not have been awaited yet. */
function refused(name: string): Promise<never> {
  const answer = Promise.reject(new DOMException("", name));
  answer.catch(() => undefined);
  return answer;
}

/** A call after its greeting, with Talk pressed if necessary. */
async function listen(options?: Parameters<typeof fakeRecognition>[0]) {
  const recognition = fakeRecognition(options);
  const call = await start({ recognition });
  await call.wait(A_WHILE);
  if (call.hearing()?.state === "offered") call.talk();
  await call.wait(100);
  return { ...call, current: recognition.current };
}

describe("where the browser understands speech by itself", () => {
  test("hearing is on, on the device, from the microphone that was opened", async () => {
    const { hearing, current, microphone } = await listen();
    expect(hearing()).toEqual({ state: "on", listening: true });
    expect(current()).toMatchObject({
      lang: "en-GB",
      processLocally: true,
      track: microphone.track,
    });
  });

  test("words that the browser never reports as final are final at the end", async () => {
    const { current, heard } = await listen();
    current()?.understand("hello", false);
    current()?.end();
    expect(heard()).toEqual(["hello"]);
  });

  test("the necessary language is fetched first", async () => {
    const { recognition, hearing } = await listen({ onDevice: "downloadable" });
    expect(recognition.install).toHaveBeenCalledTimes(1);
    expect(hearing()).toEqual({ state: "on", listening: true });
  });
});

describe("where the browser would send the sound away", () => {
  test.each([
    { onDevice: "unavailable" },
    { onDevice: "downloadable", installs: false },
  ] as const)("it listens only after Talk was pressed: %o", async (options) => {
    const recognition = fakeRecognition(options);
    const call = await start({ recognition });
    await call.wait(A_WHILE);
    expect(call.hearing()).toMatchObject({ state: "offered" });
    expect(call.getUserMedia).not.toHaveBeenCalled();
    call.talk();
    await call.wait(100);
    expect(call.getUserMedia).toHaveBeenCalledOnce();
    expect(call.hearing()).toEqual({ state: "on", listening: true });
    expect(recognition.current()).toMatchObject({ processLocally: false });
  });

  test.each([
    ["Google", { userAgentData: { brands: [{ brand: "Google Chrome" }] } }],
    ["Microsoft", { userAgentData: { brands: [{ brand: "Microsoft Edge" }] } }],
    ["Apple", { vendor: "Apple Computer, Inc." }],
    [
      "the company that makes the browser",
      { vendor: "", userAgentData: { brands: [{ brand: "Chromium" }] } },
    ],
  ])("to %s, it says so", async (maker, browser) => {
    const recognition = fakeRecognition({ onDevice: "unavailable" });
    const call = await start({ recognition, browser });
    await call.wait(100);
    expect(call.hearing()).toMatchObject({ state: "offered", sentTo: maker });
  });

  test("the question comes once: the next call listens by itself", async () => {
    const recognition = fakeRecognition({ onDevice: "unavailable" });
    const first = await start({ recognition });
    await first.wait(100);
    first.talk();
    await first.wait(100);
    first.end();
    await first.wait(100);
    const { engine } = first;
    const next = await start({ recognition, engine });
    await next.wait(A_WHILE);
    expect(next.hearing()).toEqual({ state: "on", listening: true });
  });

  test("a slow download is not waited for", async () => {
    const recognition = fakeRecognition({ onDevice: "downloadable" });
    recognition.install.mockReturnValue(new Promise(() => undefined));
    const call = await start({ recognition });
    await call.wait(5000);
    expect(call.hearing()).toMatchObject({ state: "offered" });
  });
});

test("the browser asks for the microphone only after a press of Talk, which stops the receptionist", async () => {
  const call = await start({ permission: "prompt" });
  await call.wait(100);
  expect(call.hearing()).toMatchObject({ state: "offered", sentTo: undefined });
  expect(call.output.isPlaying()).toBe(true);
  call.talk();
  await call.wait(100);
  expect(call.output.isPlaying()).toBe(false);
  expect(call.hearing()).toEqual({ state: "on", listening: true });
});

test("half a sentence is dropped if the visitor types meanwhile", async () => {
  const { controls, current, news, heard, wait } = await listen();
  current()?.understand("I’d", false);
  controls().say("one");
  await wait(0);
  expect(current()).toBeUndefined();
  expect(
    news("transcript").findLast(({ speaker }) => speaker === "visitor"),
  ).toMatchObject({ text: "", final: false });
  await wait(A_WHILE);
  expect(current()).toBeDefined();
  expect(heard()).toEqual([]);
});

test("recognition that ends after a silence restarts, as often as necessary", async () => {
  const { current, hearing, wait } = await listen();
  for (let i = 0; i < 4; i++) {
    await wait(8000);
    current()?.fail("no-speech");
    await wait(1000);
    expect(current()).toBeDefined();
  }
  expect(hearing()).toEqual({ state: "on", listening: true });
});

test("an error without an end counts as an end", async () => {
  const { current, recognition, wait } = await listen();
  const first = current();
  first?.dispatchEvent(Object.assign(new Event("error"), { error: "aborted" }));
  await wait(2000);
  expect(recognition.sessions.length).toBeGreaterThan(1);
});

test("recognition that fails three times at once is given up, with longer and longer pauses", async () => {
  const recognition = fakeRecognition();
  const call = await start({ recognition });
  while (!recognition.current()) await call.wait(10);
  recognition.current()?.end();
  await call.wait(600);
  recognition.current()?.end();
  await call.wait(600);
  expect(recognition.current()).toBeUndefined();
  await call.wait(600);
  recognition.current()?.end();
  await call.wait(20_000);
  expect(recognition.sessions).toHaveLength(3);
  expect(call.hearing()).toEqual({ state: "off", reason: "unsupported" });
});

test("a fault that stays ends hearing, with its reason, and closes the microphone", async () => {
  const { current, hearing, microphone } = await listen();
  current()?.fail("audio-capture");
  expect(hearing()).toEqual({ state: "off", reason: "missing" });
  expect(microphone.track.readyState).toBe("ended");
});

test("an unplugged microphone is reported as lost", async () => {
  const { current, hearing, microphone } = await listen();
  microphone.unplug();
  expect(hearing()).toEqual({ state: "off", reason: "lost" });
  expect(current()).toBeUndefined();
});

test("a browser that takes no track opens the microphone by itself, and ours is closed", async () => {
  const recognition = fakeRecognition();
  Reflect.deleteProperty(recognition.Recognition.prototype, "processLocally");
  const { microphone, wait } = await start({ recognition });
  await wait(A_WHILE);
  expect(microphone.track.readyState).toBe("ended");
  expect(recognition.current()).toMatchObject({ track: undefined });
});

test.each([
  ["NotAllowedError", "refused"],
  ["NotReadableError", "busy"],
  ["TypeError", "unsupported"],
])("the microphone’s %s means %s", async (name, reason) => {
  const call = await start({ microphoneAnswer: refused(name) });
  expect(call.values("hearing")[0]?.state).toBe("opening");
  expect(call.hearing()).toEqual({ state: "off", reason });
});
