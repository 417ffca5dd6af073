// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { CallFailure } from "../../engine.ts";
import { createClient } from "./client.ts";
import { holdCall } from "./hold-call.ts";
import { lineTo } from "./line.ts";

const nobody = {
  assistant: undefined,
  squad: undefined,
  workflow: undefined,
  overrides: undefined,
};

test("a call to nobody fails with the SDK's own words, before anything is asked", async () => {
  const line = lineTo(nobody, {
    publicKey: "key",
    apiUrl: "https://x.example",
  });
  const client = await createClient(line);
  const { over, release } = holdCall(client, {
    signal: new AbortController().signal,
    emit: () => undefined,
  });
  await expect(client.start(line.assistant)).rejects.toThrow(
    "Assistant or Squad or Workflow must be provided.",
  );
  const failure = await over.catch((error: CallFailure) => error);
  expect(failure).toMatchObject({ reason: "not-configured" });
  release();
});

test("overrides are those of the workflow where there is one", () => {
  const service = { publicKey: "key", apiUrl: "https://x.example" };
  const overrides = { variableValues: {} };
  const assistant = { ...nobody, assistant: "a", overrides };
  expect(lineTo(assistant, service)).toMatchObject({
    assistantOverrides: overrides,
    workflowOverrides: undefined,
  });
  const workflow = { ...nobody, workflow: "w", overrides };
  expect(lineTo(workflow, service)).toMatchObject({
    assistantOverrides: undefined,
    workflowOverrides: overrides,
  });
});
