import { describe, expect, test } from "vitest";
import { embeddedVoice } from "../../../content/embedded-voice.ts";
import { CALL_LIMIT, LONGER_SILENCE, SILENCE } from "./conversation.ts";
import {
  A_WHILE,
  EMERGENCY,
  fakeBrowser,
  GREETING,
  start,
} from "./testing/call.ts";

fakeBrowser();

test("the receptionist greets, offers choices, hears an answer and answers it", async () => {
  const call = await start();
  await call.wait(A_WHILE);
  expect(call.said()).toEqual([GREETING]);
  expect(call.choices()).toEqual(["Book"]);
  call.recognition.current()?.understand("what time", false);
  call.recognition.current()?.understand("what time is it", true);
  await call.wait(A_WHILE);
  expect(call.heard()).toEqual(["what time is it"]);
  expect(call.said()).toEqual([GREETING, "You said what time is it."]);
});

test("typed words stop the voice within 100 ms, are answered, and are not reported as heard", async () => {
  const call = await start();
  await call.wait(600);
  call.controls().say("book");
  await call.wait(50);
  expect(call.output.lines[0]?.cutAt).toBeDefined();
  await call.wait(A_WHILE);
  expect(call.said()[0]).toMatch(/…$/);
  expect(call.said()[1]).toBe("You said book.");
  expect(call.heard()).toEqual([]);
});

test("all typed words are answered, in order", async () => {
  const call = await start();
  call.controls().say("one");
  call.controls().say("two");
  await call.wait(A_WHILE);
  expect(call.answered).toEqual(["one", "two"]);
  expect(call.said().at(-1)).toBe("You said two.");
});

test("muted, nothing is heard, and typing works", async () => {
  const call = await start();
  await call.wait(A_WHILE);
  call.controls().setMuted(true);
  expect(call.recognition.current()).toBeUndefined();
  expect(call.microphone.track.enabled).toBe(false);
  call.controls().say("one");
  await call.wait(A_WHILE);
  expect(call.answered).toEqual(["one"]);
  expect(call.recognition.current()).toBeUndefined();
  call.controls().setMuted(false);
  expect(call.recognition.current()).toBeDefined();
  expect(call.microphone.track.enabled).toBe(true);
});

describe("the effects of a reply", () => {
  test("the form comes after the sentence, also if the visitor stops the voice, and ends the call", async () => {
    const call = await start();
    call.controls().say("form");
    await call.wait(500);
    expect(call.names()).not.toContain("hand-over");
    call.controls().say("yes yes");
    await call.wait(500);
    expect(call.events.at(-1)).toEqual({
      name: "hand-over",
      fields: { name: "Sam" },
    });
    expect(call.outcome).toBe("over");
  });

  test("the call ends after the last word of the goodbye", async () => {
    const call = await start();
    call.controls().say("goodbye");
    await call.wait(500);
    expect(call.outcome).toBe("running");
    await call.wait(A_WHILE);
    expect(call.said().at(-1)).toBe("Goodbye then.");
    expect(call.outcome).toBe("over");
    expect(call.output.isPlaying()).toBe(false);
  });

  test("a visitor with more to say is not cut off", async () => {
    const call = await start();
    call.controls().say("goodbye");
    await call.wait(500);
    call.controls().say("one more thing");
    await call.wait(A_WHILE);
    expect(call.outcome).toBe("running");
    expect(call.said().at(-1)).toBe("You said one more thing.");
  });

  test("the number to call in an emergency is shown before a word is spoken, and spoken to the end, and the call continues", async () => {
    const call = await start();
    await call.wait(A_WHILE);
    call.controls().say("emergency");
    await call.wait(0);
    expect(call.values("emergency")).toEqual([EMERGENCY]);
    expect(call.said()).toEqual([GREETING]);
    await call.wait(500);
    call.controls().say("and then");
    await call.wait(2 * A_WHILE);
    expect(call.said()).toContain("Call 999 now.");
    expect(call.said().at(-1)).toBe("You said and then.");
    expect(call.outcome).toBe("running");
  });
});

test("a booking is in the diary until it is cancelled", async () => {
  const call = await start();
  call.controls().say("yes");
  await call.wait(A_WHILE);
  const booked = {
    kind: "booked",
    day: "2026-03-12",
    time: "15:00",
    name: "Ann",
    phone: "07700 900 123",
  };
  expect(call.values("entry")).toEqual([booked]);
  call.controls().say("cancel");
  await call.wait(A_WHILE);
  expect(call.values("entry")).toEqual([booked, undefined]);
});

describe("limits", () => {
  test("after a silence the receptionist asks once, after a longer one it hangs up", async () => {
    const call = await start();
    await call.wait(A_WHILE + SILENCE);
    expect(call.said().slice(1)).toEqual(embeddedVoice.stillThere);
    expect(call.outcome).toBe("running");
    await call.wait(A_WHILE + LONGER_SILENCE + A_WHILE);
    expect(call.said().slice(3)).toEqual(embeddedVoice.noAnswer);
    expect(call.outcome).toBe("over");
  });

  test("half a sentence is not silence", async () => {
    const call = await start();
    await call.wait(A_WHILE);
    for (let i = 0; i < 4; i++) {
      await call.wait(SILENCE / 2);
      call.recognition.current()?.understand("I would", false);
    }
    expect(call.said()).toEqual([GREETING]);
  });

  test("a call ends kindly after its time, however much is said", async () => {
    const call = await start();
    for (let time = 0; time < CALL_LIMIT; time += 20_000) {
      expect(call.outcome).toBe("running");
      call.controls().say("more");
      await call.wait(20_000);
    }
    await call.wait(2 * A_WHILE);
    expect(call.said().slice(-2)).toEqual(embeddedVoice.timeIsUp);
    expect(call.outcome).toBe("over");
  });
});
