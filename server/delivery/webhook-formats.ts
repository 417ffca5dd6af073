import type { ClaimedLead } from "../store/outbox.ts";
import { tellLead } from "./lead-email.ts";

export type WebhookFormat = "json" | "slack" | "teams";

type Write = (lead: Pick<ClaimedLead, "id" | "body" | "origin">) => string;

/** Slack takes 3,000 characters in one text, some of which are needed to say that there is more. */
const SLACK_TEXT = 2900;

const MORE = "\n… The rest is in the email and at the desk.";

/** Slack interprets only ampersands and angle brackets in plain text. */
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function slackText(text: string) {
  let kept = text;
  while (escaped(kept).length > SLACK_TEXT) kept = kept.slice(0, -100);
  const shown = escaped(kept.toWellFormed());
  return {
    // Slack's own marks mean nothing in such a text.
    type: "plain_text",
    text: kept === text ? shown : shown + MORE,
    emoji: false,
  };
}

const writeForSlack: Write = (lead) => {
  const { line, fields, message } = tellLead(lead);
  const who = `${line("name")}, ${line("practice")}`.slice(0, 300);
  return JSON.stringify({
    // For notifications, and for readers who can't see the blocks.
    text: escaped(`Demo request: ${who}`.toWellFormed()),
    mrkdwn: false,
    blocks: [
      { type: "header", text: slackText("Demo request") },
      ...[fields.map((field) => field.join(": ")), message].map((lines) => ({
        type: "section",
        text: slackText(lines.join("\n")),
      })),
    ],
  });
};

/** Runs of text, which Teams does not parse as Markdown. */
const teamsText = (lines: readonly (readonly [string, string])[]) =>
  lines.map(([label, text]) => ({
    type: "RichTextBlock",
    inlines: [
      ...(label && [{ type: "TextRun", text: `${label} `, weight: "Bolder" }]),
      { type: "TextRun", text: text.toWellFormed() || " " },
    ],
  }));

/** A message with a card, as the workflow "when a Teams webhook request is received" takes it. */
const writeForTeams: Write = (lead) => {
  const { fields, message } = tellLead(lead);
  const content = {
    $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
    type: "AdaptiveCard",
    version: "1.4",
    body: [
      {
        type: "TextBlock",
        text: "Demo request",
        size: "Large",
        weight: "Bolder",
      },
      ...teamsText([...fields, ["", message.join("\n")]]),
    ],
  };
  const contentType = "application/vnd.microsoft.card.adaptive";
  return JSON.stringify({
    type: "message",
    attachments: [{ contentType, contentUrl: null, content }],
  });
};

export const FORMATS: Readonly<Record<WebhookFormat, Write>> = {
  json: ({ body }) => body,
  slack: writeForSlack,
  teams: writeForTeams,
};
