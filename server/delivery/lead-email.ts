import {
  FORM_FIELDS,
  ORIGIN_PARAMETERS,
  type FormField,
} from "../../contract/demo-request.ts";
import { printable, printableLines } from "../lib/printable.ts";
import { readRequest } from "../store/lead.ts";
import type { ClaimedLead } from "../store/outbox.ts";

const SUBJECT_PART = 60;

const LABELS: Readonly<Record<Exclude<FormField, "message">, string>> = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  practiceType: "Practice type",
  practice: "Practice",
};

type Told = Pick<ClaimedLead, "id" | "body" | "origin">;

/** A lead as text without control characters: a line for each field, and the message. */
export function tellLead({ id, body, origin }: Told) {
  const request = readRequest({ body });
  const line = (field: keyof typeof request) => printable(request[field] ?? "");
  const fields = [
    ...FORM_FIELDS.filter((field) => field !== "message").map(
      (field) => [LABELS[field], line(field)] as const,
    ),
    ["Sent", line("timestamp")] as const,
    ...ORIGIN_PARAMETERS.flatMap((name) =>
      origin[name] === undefined
        ? []
        : [[name, printable(origin[name])] as const],
    ),
    ["Request", id] as const,
  ];
  const message = printableLines(request.message || "(none)");
  return { line, fields, message };
}

/** Plain text, with the message at the end, so that nothing in it can pass for a field. */
export function leadEmail(lead: Told) {
  const { line, fields, message } = tellLead(lead);
  // Mail programs decode what looks like an encoded word (RFC 2047), which could bring back what `printable` removed.
  const short = (field: "name" | "practice") =>
    line(field).replaceAll("=?", "= ?").slice(0, SUBJECT_PART).trim();
  const width = Math.max(...fields.map(([label]) => label.length)) + 2;
  return {
    subject:
      `Demo request: ${short("practice")}, ${short("name")}`.toWellFormed(),
    text: [
      "A visitor has asked for a demo. A reply to this email goes to them.",
      "",
      ...fields.map(([label, text]) => label.padEnd(width) + text),
      "",
      "Message:",
      ...message,
      "",
    ].join("\n"),
    replyTo: { name: short("name"), address: line("email") },
  };
}
