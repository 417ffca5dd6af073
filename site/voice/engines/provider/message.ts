import type { Words } from "../../engine.ts";

type News =
  | ({ readonly name: "transcript" } & Words)
  /** The server ended the call, in order or because of a fault. */
  | {
      readonly name: "ended";
      readonly failed: boolean;
      readonly reason: string;
    };

/** Reads a message of the far end (its fields: spec 3), if its type matters here. */
export function readMessage(message: unknown): News | undefined {
  if (typeof message !== "object" || message === null) return undefined;
  const fields = message as Readonly<Record<string, unknown>>;
  if (
    fields["type"] === "transcript" &&
    typeof fields["transcript"] === "string"
  )
    return {
      name: "transcript",
      speaker: fields["role"] === "user" ? "visitor" : "assistant",
      text: fields["transcript"],
      final: fields["transcriptType"] === "final",
    };
  if (fields["type"] === "status-update" && fields["status"] === "ended") {
    const reason = String(fields["endedReason"] ?? "");
    // All reasons for the provider's own faults contain one of these words.
    return { name: "ended", failed: /error|fail/.test(reason), reason };
  }
  return undefined;
}
