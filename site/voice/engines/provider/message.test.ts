import { expect, test } from "vitest";
import { readMessage } from "./message.ts";

test.each([
  ["assistant", "partial", { speaker: "assistant", final: false }],
  ["user", "final", { speaker: "visitor", final: true }],
])("a %s transcript of type %s", (role, transcriptType, expected) => {
  const news = readMessage({
    type: "transcript",
    role,
    transcriptType,
    transcript: "Thursday",
  });
  expect(news).toEqual({ name: "transcript", text: "Thursday", ...expected });
});

test.each([
  ["customer-ended-call", false],
  ["assistant-said-end-call-phrase", false],
  ["exceeded-max-duration", false],
  ["pipeline-error-openai-llm-failed", true],
  ["call.in-progress.error-assistant-did-not-receive-customer-audio", true],
])("an end because of %s is a failure: %s", (endedReason, failed) => {
  expect(
    readMessage({ type: "status-update", status: "ended", endedReason }),
  ).toMatchObject({ name: "ended", failed });
});

test.each([null, "listening", 3, {}, { type: "hang" }, { type: "transcript" }])(
  "%j is ignored",
  (message) => {
    expect(readMessage(message)).toBeUndefined();
  },
);
