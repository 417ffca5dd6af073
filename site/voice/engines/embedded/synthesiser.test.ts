import { expect, test, vi } from "vitest";
import {
  createSynthesiser,
  type FromWorker,
  type SynthesisWorker,
  type ToWorker,
} from "./synthesiser.ts";

const samples = () => new Float32Array(3);
const never = new AbortController().signal;

test("a text's samples go to whoever asked for it", async () => {
  const { synthesiser, sent, tell } = start();
  const first = vi.fn<() => void>();
  const second = vi.fn<() => void>();
  const spoken = synthesiser.speak("One.", never, first);
  void synthesiser.speak("Two.", never, second);
  const [one, two] = sent;
  tell({ name: "chunk", id: one?.id ?? 0, samples: samples() });
  tell({ name: "chunk", id: two?.id ?? 0, samples: samples() });
  tell({ name: "done", id: one?.id ?? 0, complete: true });
  expect(await spoken).toBe(true);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
});

test("after a stop nothing more comes of a text, whatever is still under way", async () => {
  const { synthesiser, sent, tell } = start();
  const take = vi.fn<() => void>();
  const stop = new AbortController();
  const spoken = synthesiser.speak("One.", stop.signal, take);
  const id = sent[0]?.id ?? 0;
  stop.abort();
  expect(await spoken).toBe(false);
  expect(sent.at(-1)).toEqual({ name: "cancel", id });
  tell({ name: "chunk", id, samples: samples() });
  expect(take).not.toHaveBeenCalled();
});

test("why a text can't be spoken is reported, and the next one is spoken", async () => {
  const { synthesiser, sent, tell, report } = start();
  const first = synthesiser.speak("One.", never, () => undefined);
  const second = synthesiser.speak("Two.", never, () => undefined);
  const [one, two] = sent;
  const fault = "pico_getData gave -1";
  tell({ name: "done", id: one?.id ?? 0, complete: false, fault });
  tell({ name: "done", id: two?.id ?? 0, complete: true });
  expect([await first, await second]).toEqual([false, true]);
  expect(report).toHaveBeenCalledExactlyOnceWith(
    new Error(`The voice failed: ${fault}`),
  );
});

test("is ready when the voice is loaded", async () => {
  const { synthesiser, tell } = start();
  expect(synthesiser.ready).toBe(false);
  tell({ name: "ready" });
  await synthesiser.settled;
  expect(synthesiser.ready).toBe(true);
});

test.each(["unavailable", "error"] as const)(
  "a worker that gives up (%s) is reported once, ended, and leaves nobody waiting",
  async (way) => {
    const { synthesiser, tell, fail, report, worker } = start();
    const spoken = synthesiser.speak("One.", never, () => undefined);
    const giveUp = () =>
      way === "error" ? fail() : tell({ name: "unavailable", cause: "404" });
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
  const sent: ToWorker[] = [];
  const target = new EventTarget();
  const worker = {
    postMessage: (message: ToWorker) => void sent.push(message),
    terminate: vi.fn<() => void>(),
    addEventListener: target.addEventListener.bind(target),
  } as SynthesisWorker & { terminate: () => void };
  const report = vi.fn<(error: unknown) => void>();
  return {
    sent,
    worker,
    report,
    synthesiser: createSynthesiser(worker, report),
    tell: (data: FromWorker) =>
      target.dispatchEvent(Object.assign(new Event("message"), { data })),
    fail: () => target.dispatchEvent(new Event("error")),
  };
}
