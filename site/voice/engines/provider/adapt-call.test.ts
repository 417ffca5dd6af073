// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { VoiceEvent } from "../../engine.ts";
import { createClient } from "./engine.ts";
import { adaptCall } from "./adapt-call.ts";
import { callTarget } from "./call-target.ts";

const service = { publicKey: "key", apiUrl: "https://x.example" };
const nobody = {
  assistant: undefined,
  squad: undefined,
  workflow: undefined,
  overrides: undefined,
};

test("overrides are the workflow's, if there is one", () => {
  const overrides = { variableValues: {} };
  const assistant = { ...nobody, assistant: "a", overrides };
  expect(callTarget(assistant, service)).toMatchObject({
    assistantOverrides: overrides,
    workflowOverrides: undefined,
  });
  const workflow = { ...nobody, workflow: "w", overrides };
  expect(callTarget(workflow, service)).toMatchObject({
    assistantOverrides: undefined,
    workflowOverrides: overrides,
  });
});

/** The SDK's reaction to levels from the call library. This is its own method, which works without a room. */
interface TakesLevels {
  handleRemoteParticipantsAudioLevel(event: {
    readonly participantsAudioLevel: Readonly<Record<string, number>>;
  }): void;
}

async function held() {
  const client = await createClient(callTarget(nobody, service));
  const events: VoiceEvent[] = [];
  adaptCall(client, {
    signal: new AbortController().signal,
    emit: (event) => events.push(event),
  });
  const levels = client as unknown as TakesLevels;
  return {
    events,
    names: () => events.map(({ name }) => name),
    /** The levels of all participants. */
    hear: (...all: number[]) =>
      levels.handleRemoteParticipantsAudioLevel({
        participantsAudioLevel: Object.fromEntries(all.entries()),
      }),
  };
}

describe("the SDK’s levels, by the specification’s rules", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("the volume is the sum of the levels over 0.15, capped at 1", async () => {
    const { events, hear } = await held();
    hear(0.005, 0.0025);
    hear(0.2, 0.1);
    expect(events.filter(({ name }) => name === "volume-level")).toEqual([
      { name: "volume-level", level: expect.closeTo(0.05) as number },
      { name: "volume-level", level: 1 },
    ]);
  });

  test("speech starts above 0.01, and ends a second after the last of it", async () => {
    const { names, hear } = await held();
    hear(0.005, 0.005);
    expect(names()).not.toContain("speech-start");
    hear(0.006, 0.005);
    expect(names()).toContain("speech-start");
    await vi.advanceTimersByTimeAsync(900);
    hear(0.1);
    await vi.advanceTimersByTimeAsync(999);
    expect(names()).not.toContain("speech-end");
    await vi.advanceTimersByTimeAsync(1);
    expect(names()).toContain("speech-end");
  });
});
