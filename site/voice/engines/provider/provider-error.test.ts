import { expect, test } from "vitest";
import { meaningOfCameraError, meaningOfError } from "./provider-error.ts";

/** The SDK's form of an error of the call library. */
const room = (type: string) => ({
  type: "daily-error",
  error: { message: { type }, action: "error", error: { type, msg: "…" } },
});

/** The SDK's form of a refusal by the server: the body is the error. */
const refused = (statusCode: number) => ({
  type: "start-method-error",
  error: { message: {}, data: null, error: { message: "…", statusCode } },
});

test("a far end that hangs up is no failure", () => {
  expect(meaningOfError(room("ejected"))).toBe("hung-up");
});

test.each([
  [room("connection-error"), "cut-off"],
  [refused(401), "not-configured"],
  [refused(500), "not-connected"],
  [{ type: "daily-call-join-error", error: {} }, "not-connected"],
  [{}, "not-connected"],
])("%j is a failure: %s", (event, reason) => {
  expect(meaningOfError(event)).toMatchObject({ reason });
});

test("noise cancellation and similar parts may fail without ending the call", () => {
  expect(meaningOfError({ type: "audio-processing-setup-error" })).toBe(
    "survived",
  );
});

test.each([
  [{ type: "permissions", blockedMedia: ["video"] }, undefined],
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
