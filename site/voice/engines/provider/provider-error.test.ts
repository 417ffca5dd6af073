import { expect, test } from "vitest";
import { meaningOfCameraError, meaningOfError } from "./provider-error.ts";

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
