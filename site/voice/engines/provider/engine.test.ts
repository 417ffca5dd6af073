// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { CallFailure, type VoiceEvent } from "../../engine.ts";
import { adaptCall } from "./adapt-call.ts";
import { startArguments } from "./call-target.ts";
import { createClient, providerEngine } from "./engine.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const service = { publicKey: "key", apiUrl: "https://provider.example" };
const unset = {
  assistant: undefined,
  squad: undefined,
  workflow: undefined,
  overrides: undefined,
};
const { signal } = new AbortController();

test("without an assistant to call, the visitor is not asked for a microphone", async () => {
  const getUserMedia = vi.fn<() => Promise<MediaStream>>();
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia } });
  const failure = await providerEngine(unset, service)
    .engine({ signal, emit: () => undefined })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CallFailure);
  expect(failure).toMatchObject({
    reason: "not-configured",
    cause: { message: "Assistant or Squad or Workflow must be provided." },
  });
  expect(getUserMedia).not.toHaveBeenCalled();
});

test("overrides are the workflow's, if there is one", () => {
  const overrides = { variableValues: {} };
  expect(startArguments({ ...unset, squad: "s", overrides })).toEqual([
    undefined,
    overrides,
    "s",
  ]);
  expect(startArguments({ ...unset, workflow: "w", overrides })).toEqual([
    undefined,
    undefined,
    undefined,
    "w",
    overrides,
  ]);
});

/** The SDK's reaction to levels from the call library. This is its own method, which works without a room. */
interface TakesLevels {
  handleRemoteParticipantsAudioLevel(event: {
    readonly participantsAudioLevel: Readonly<Record<string, number>>;
  }): void;
}

test("the SDK measures by the specification’s rules: the sum over 0.15, speech above 0.01 and until a second after it", async () => {
  vi.useFakeTimers();
  const client = await createClient(service);
  const events: VoiceEvent[] = [];
  adaptCall(client, { signal, emit: (event) => events.push(event) });
  const hear = (...levels: number[]) =>
    (client as unknown as TakesLevels).handleRemoteParticipantsAudioLevel({
      participantsAudioLevel: Object.fromEntries(levels.entries()),
    });
  const speaks = () =>
    events.flatMap((event) =>
      event.name === "changed" ? [event.facts.speaking] : [],
    );
  hear(0.005, 0.005);
  expect(speaks()).toEqual([]);
  hear(0.006, 0.005);
  expect(speaks()).toEqual([true]);
  await vi.advanceTimersByTimeAsync(900);
  hear(0.2, 0.1);
  await vi.advanceTimersByTimeAsync(999);
  expect(speaks()).toEqual([true]);
  await vi.advanceTimersByTimeAsync(1);
  expect(speaks()).toEqual([true, false]);
  const levels = events.flatMap((event) =>
    event.name === "volume-level" ? [event.level] : [],
  );
  expect(levels).toHaveLength(3);
  expect(levels[0]).toBeCloseTo(0.01 / 0.15);
  expect(levels.at(-1)).toBe(1);
});
