import { vi } from "vitest";
import type { VoiceCall, VoiceControls, VoiceEngine } from "../engine.ts";
import { createVoiceSession } from "../session.ts";

/** The parts of a scripted engine's call: the test plays the far end. */
interface Line extends VoiceCall {
  hangUp(): void;
  fail(error: unknown): void;
  readonly said: string[];
  readonly mutings: boolean[];
  connect(): void;
}

interface Scripted {
  /** A promise that settles after the abort, as of an engine that cleans up. */
  readonly clearing?: Promise<void>;
  readonly load?: () => Promise<void>;
  /** Called when the answer to the press is on the screen. */
  readonly shown?: Promise<void>;
}

/** A session with an engine that does what the test says, on a clock that stands still (`vi.useFakeTimers`). */
export function scripted({ clearing, load, shown }: Scripted = {}) {
  const lines: Line[] = [];
  const reports: unknown[] = [];
  const handOvers: unknown[] = [];
  const engine: VoiceEngine = (call) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const said: string[] = [];
    const mutings: boolean[] = [];
    const controls: VoiceControls = {
      say: (text) => said.push(text),
      setMuted: (muted) => mutings.push(muted),
    };
    lines.push({
      ...call,
      hangUp: resolve,
      fail: reject,
      said,
      mutings,
      connect: () => call.emit({ name: "connected", controls }),
    });
    call.signal.addEventListener("abort", () => resolve());
    return promise.then(() => clearing);
  };
  const session = createVoiceSession({
    load: async () => {
      await load?.();
      return { engine };
    },
    report: (error) => reports.push(error),
    onHandOver: (fields) => handOvers.push(fields),
    whenShown: (begin) => void (shown ? shown.then(begin) : begin()),
  });

  /** Starts a call. @returns its line */
  async function dial(): Promise<Line> {
    session.start();
    await settle();
    const line = lines.at(-1);
    if (!line) throw new Error("The engine was not called");
    return line;
  }

  async function connect(): Promise<Line> {
    const line = await dial();
    line.connect();
    return line;
  }

  return { session, lines, reports, handOvers, dial, connect };
}

/** Runs everything that is due. */
export const settle = () => vi.advanceTimersByTimeAsync(0);
