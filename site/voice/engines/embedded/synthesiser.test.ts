import { expect, test, vi } from "vitest";
import {
  createSynthesiser,
  type SynthesisAnswer,
  type SynthesisNews,
  type SynthesisRequest,
} from "./synthesiser.ts";

const samples = () => new Float32Array(3);
const answer = (
  request: SynthesisRequest | undefined,
  given: SynthesisAnswer,
) => request?.port.postMessage(given, []);
const never = new AbortController().signal;

test("after a stop a text yields nothing more, and the worker is told", async () => {
  const { synthesiser, asked } = start();
  const take = vi.fn<() => void>();
  const stop = new AbortController();
  const spoken = synthesiser.speak("One.", stop.signal, take);
  const [one] = asked;
  const told = new Promise((resolve) => {
    one?.port.addEventListener("message", resolve);
    one?.port.start();
  });
  answer(one, samples());
  stop.abort();
  expect(await spoken).toBe(false);
  await told;
  expect(take).not.toHaveBeenCalled();
});

test("the reason for an unspoken text is reported, and the next one is spoken", async () => {
  const { synthesiser, asked, report } = start();
  const first = synthesiser.speak("One.", never, () => undefined);
  const second = synthesiser.speak("Two.", never, () => undefined);
  const fault = "pico_getData gave -1";
  answer(asked[0], { fault });
  answer(asked[1], "complete");
  expect([await first, await second]).toEqual([false, true]);
  expect(report).toHaveBeenCalledExactlyOnceWith(
    new Error(`The voice failed: ${fault}`),
  );
});

test.each(["unavailable", "error"] as const)(
  "a worker that gives up (%s) is reported once, ended, and leaves no promise pending",
  async (way) => {
    const { synthesiser, tell, fail, report, worker } = start();
    const spoken = synthesiser.speak("One.", never, () => undefined);
    const giveUp = () => (way === "error" ? fail() : tell({ fault: "404" }));
    giveUp();
    giveUp();
    await synthesiser.settled;
    expect(await spoken).toBe(false);
    expect(synthesiser).toMatchObject({ ready: false, lost: true });
    expect(await synthesiser.speak("Two.", never, () => undefined)).toBe(false);
    expect(report).toHaveBeenCalledTimes(1);
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  },
);

function start() {
  const asked: SynthesisRequest[] = [];
  const worker = Object.assign(new EventTarget(), {
    postMessage: (request: SynthesisRequest) => void asked.push(request),
    terminate: vi.fn<() => void>(),
  });
  const report = vi.fn<(error: unknown) => void>();
  return {
    asked,
    worker,
    report,
    synthesiser: createSynthesiser(worker, report),
    tell: (data: SynthesisNews) =>
      worker.dispatchEvent(Object.assign(new Event("message"), { data })),
    fail: () => worker.dispatchEvent(new Event("error")),
  };
}
