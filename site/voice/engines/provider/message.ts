import type { DemoRequestHint } from "../../../demo-request/go-to-demo-form.ts";
import type { VoiceEvent } from "../../engine.ts";

type Fields = Readonly<Record<string, unknown>>;

type News =
  | VoiceEvent
  /** The server ended the call, in order or because of a fault. */
  | {
      readonly name: "ended";
      readonly failed: boolean;
      readonly reason: string;
    };

/** Reads a message of the far end (its fields: spec 3). What is not for us, or does not fit its schema, is ignored. */
export function readMessage(message: unknown): News[] {
  const fields = asFields(message);
  const { type, role, transcript, transcriptType } = fields;
  const { status, endedReason = "", toolCallList } = fields;
  if (type === "transcript" && typeof transcript === "string")
    return [
      {
        name: "transcript",
        speaker: role === "user" ? "visitor" : "assistant",
        text: transcript,
        final: transcriptType === "final",
      },
    ];
  if (type === "status-update" && status === "ended") {
    const reason = String(endedReason);
    // All reasons for the provider's own faults contain one of these words.
    return [{ name: "ended", failed: /error|fail/.test(reason), reason }];
  }
  if (type === "tool-calls" && Array.isArray(toolCallList))
    return toolCallList.flatMap(readToolCall);
  return [];
}

const FORM_FIELDS = [
  "name",
  "email",
  "phone",
  "practiceType",
  "message",
] as const satisfies (keyof DemoRequestHint)[];

/** The effects of the assistant's client-side tools (docs/provider-tools.md has their schemas). */
const TOOLS: Readonly<
  Record<string, (given: Fields) => VoiceEvent | undefined>
> = {
  show_booking(given) {
    const [day, time] = [text(given, "day"), text(given, "time")];
    if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time))
      return undefined;
    if (Number.isNaN(Date.parse(`${day}T${time}Z`))) return undefined;
    const treatment = text(given, "treatment");
    const entry = {
      kind: given["moved"] === true ? "moved" : "booked",
      name: text(given, "name"),
      phone: text(given, "phone"),
      day,
      time,
      ...(treatment && { treatment }),
    } as const;
    return { name: "changed", facts: { entry } };
  },
  show_emergency(given) {
    const number = text(given, "number");
    if (number !== "999" && number !== "111") return undefined;
    const emergency = { number, text: text(given, "advice") } as const;
    return { name: "changed", facts: { emergency } };
  },
  open_demo_form(given) {
    const fields = Object.fromEntries(
      FORM_FIELDS.flatMap((field) => {
        const value = text(given, field);
        return value ? [[field, value]] : [];
      }),
    );
    return { name: "hand-over", fields };
  },
};

/** Longer texts have no place in a call, and could hide the page. */
const MAX_LENGTH = 300;

const text = (given: Fields, name: string): string => {
  const value = given[name];
  return typeof value === "string" ? value.trim().slice(0, MAX_LENGTH) : "";
};

function readToolCall(call: unknown): VoiceEvent[] {
  const { name, arguments: given } = asFields(asFields(call)["function"]);
  const tool =
    typeof name === "string" && Object.hasOwn(TOOLS, name) && TOOLS[name];
  const event = tool && tool(asFields(parsed(given)));
  return event ? [event] : [];
}

const asFields = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {};

/** The provider sends the arguments as an object, and older versions as JSON. */
function parsed(given: unknown): unknown {
  if (typeof given !== "string") return given;
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
}
