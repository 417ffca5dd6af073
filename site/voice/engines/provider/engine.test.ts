import { afterEach, expect, test, vi } from "vitest";
import { CallFailure } from "../../engine.ts";
import { callTarget } from "./call-target.ts";
import { providerEngine } from "./engine.ts";

afterEach(() => void vi.unstubAllGlobals());

const nobody = {
  assistant: undefined,
  squad: undefined,
  workflow: undefined,
  overrides: undefined,
};

test("without an assistant to call, the visitor is not asked for a microphone", async () => {
  const getUserMedia = vi.fn<() => Promise<MediaStream>>();
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia } });
  const service = { publicKey: "key", apiUrl: "https://provider.example" };
  const failure = await providerEngine(callTarget(nobody, service))
    .engine({
      signal: new AbortController().signal,
      emit: () => undefined,
    })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CallFailure);
  expect(failure).toMatchObject({
    reason: "not-configured",
    cause: { message: "Assistant or Squad or Workflow must be provided." },
  });
  expect(getUserMedia).not.toHaveBeenCalled();
});
