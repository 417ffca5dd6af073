import { afterEach, expect, test, vi } from "vitest";
import { CallFailure } from "../../engine.ts";
import { startArguments } from "./call-target.ts";
import { providerEngine } from "./engine.ts";
import { meaningOfCameraError, meaningOfError } from "./provider-error.ts";

afterEach(() => void vi.unstubAllGlobals());

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

// What a room's own errors, the server's refusals and a blocked camera mean is in the journeys (provider-call).

test("noise cancellation and similar parts may fail without ending the call", () => {
  expect(meaningOfError({ type: "audio-processing-setup-error" })).toBe(
    "survived",
  );
});

test.each([
  [{ type: "cam-in-use" }, undefined],
  [
    { type: "permissions", blockedMedia: ["video", "audio"] },
    "microphone-refused",
  ],
  [{ type: "not-found", missingMedia: ["audio"] }, "microphone-missing"],
  [{ type: "unknown" }, "microphone-busy"],
])("the call survives an error of only the camera: %j", (error, reason) => {
  const event = { type: "camera-error", error: { error } };
  expect(meaningOfCameraError(event)?.reason).toBe(reason);
});
