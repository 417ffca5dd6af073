// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callFailures } from "../content/voice.ts";
import { CallButton } from "./call-button.tsx";
import { CallMessage } from "./call-message.tsx";
import { IDLE } from "./call-state.ts";
import { CallFailure } from "./engine.ts";
import { callTarget } from "./engines/provider/call-target.ts";
import { providerEngine } from "./engines/provider/engine.ts";
import { createVoiceSession } from "./session.ts";

// jsdom lays nothing out.
beforeEach(() => {
  vi.stubGlobal("matchMedia", () =>
    Object.assign(new EventTarget(), { matches: false }),
  );
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const target = callTarget(
  {
    assistant: undefined,
    squad: undefined,
    workflow: undefined,
    overrides: undefined,
  },
  { publicKey: "key", apiUrl: "https://provider.example" },
);

test("with nobody to call, the button says so before it is pressed", () => {
  const session = createVoiceSession({
    load: () => Promise.resolve(providerEngine(target)),
    report: () => undefined,
    onHandOver: () => undefined,
  });
  render(
    <>
      <CallButton state={IDLE} session={session} unavailable />
      <CallMessage state={IDLE} unavailable />
    </>,
  );
  expect(screen.getByRole("button").ariaDisabled).toBe("true");
  const { before } = callFailures["not-configured"];
  expect(screen.getByRole("status").textContent).toContain(before);
});

test("with nobody to call, nobody is asked for a microphone", async () => {
  const getUserMedia = vi.fn();
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia } });
  const call = providerEngine(target).engine({
    signal: new AbortController().signal,
    emit: () => undefined,
  });
  const failure = await call.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CallFailure);
  expect(failure).toMatchObject({
    reason: "not-configured",
    cause: { message: "Assistant or Squad or Workflow must be provided." },
  });
  expect(getUserMedia).not.toHaveBeenCalled();
});
