import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readMessage } from "./message.ts";

test.each([
  ["assistant", "partial", { speaker: "assistant", final: false }],
  ["user", "final", { speaker: "visitor", final: true }],
])("a %s transcript of type %s", (role, transcriptType, expected) => {
  const transcript = "Thursday";
  const [news] = readMessage({
    type: "transcript",
    role,
    transcriptType,
    transcript,
  });
  expect(news).toEqual({ name: "transcript", text: transcript, ...expected });
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
  ).toMatchObject([{ name: "ended", failed }]);
});

interface Tool {
  readonly name: string;
  readonly parameters: {
    readonly properties: Readonly<Record<string, { examples: unknown[] }>>;
  };
}

const paper = readFileSync("docs/provider-tools.md", "utf8");
/** The document's tools, to be pasted into the provider's dashboard. */
const tools = [...paper.matchAll(/^```json\n(.+?)^```/gms)].map(
  ([, json = ""]) => JSON.parse(json) as Tool,
);

const call = (name: string, given: unknown) =>
  readMessage({
    type: "tool-calls",
    toolCallList: [{ id: "1", function: { name, arguments: given } }],
  });

const example = ({ parameters }: Tool) =>
  Object.fromEntries(
    Object.entries(parameters.properties).map(([name, { examples }]) => [
      name,
      examples[0],
    ]),
  );

test("the document's examples, as an object and as JSON, have the documented effects", () => {
  const events = tools.map((tool) => {
    const given = example(tool);
    const [event] = call(tool.name, given);
    expect(call(tool.name, JSON.stringify(given))).toEqual([event]);
    return event;
  });
  expect(events).toEqual([
    {
      name: "changed",
      facts: {
        entry: {
          kind: "booked",
          name: "Anna Brown",
          phone: "07700 900123",
          day: "2026-03-12",
          time: "14:30",
          treatment: "Check-up",
        },
      },
    },
    {
      name: "changed",
      facts: {
        emergency: {
          number: "999",
          text: "Please call 999 now. Chest pain needs an ambulance.",
        },
      },
    },
    {
      name: "hand-over",
      fields: {
        name: "Anna Brown",
        email: "anna@example.com",
        phone: "07700 900123",
        practiceType: "dental",
        message: "Can you take deposits?",
      },
    },
  ]);
});

test.each([
  ["show_booking", { day: "2026-13-40", time: "14:30" }],
  ["show_booking", { day: "Thursday", time: "14:30" }],
  ["show_booking", "not JSON"],
  ["show_emergency", { number: "0900 123", advice: "Call" }],
  ["toString", {}],
  [3, {}],
])("%s with %j is ignored", (name, given) => {
  expect(call(name as string, given)).toEqual([]);
});

test.each([
  null,
  "listening",
  3,
  {},
  { type: "hang" },
  { type: "transcript" },
  { type: "tool-calls" },
  { type: "tool-calls", toolCallList: [null] },
])("%j is ignored", (message) => {
  expect(readMessage(message)).toEqual([]);
});

test("a long text is cut", () => {
  const [event] = call("open_demo_form", { message: "x".repeat(1000) });
  expect(event).toEqual({
    name: "hand-over",
    fields: { message: "x".repeat(300) },
  });
});
