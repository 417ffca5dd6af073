import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { aRequest } from "../testing/demo-request.ts";
import { FORMATS } from "./webhook-formats.ts";

// docs.slack.dev/reference/block-kit/blocks, /messaging/sending-messages-using-incoming-webhooks.
const slackMessage = z.object({
  text: z.string().max(4000),
  blocks: z.array(
    z.object({ text: z.object({ text: z.string().min(1).max(3000) }) }),
  ),
});

// Microsoft's "Create incoming webhooks with Workflows"; adaptivecards.io/explorer (1.4).
const inlines = z.array(z.object({ text: z.string().min(1) })).min(1);
const blocks = z.array(z.object({ inlines: inlines.optional() }));
const teamsMessage = z.object({
  attachments: z.tuple([z.object({ content: z.object({ body: blocks }) })]),
});

const id = "0197c5d2-0000-7000-8000-000000000000";
const write = (format: keyof typeof FORMATS, request: object = {}) =>
  FORMATS[format]({
    id,
    body: JSON.stringify({ ...aRequest, ...request }),
    origin: { utm_campaign: "autumn" },
  });

const anything = fc.string({ unit: "binary", maxLength: 5000, size: "max" });

describe("the body for", () => {
  test("Slack fits its documentation, whatever was typed", () => {
    fc.assert(
      fc.property(anything, anything, (name, message) => {
        const text = write("slack", { name: name.slice(0, 200), message });
        slackMessage.parse(JSON.parse(text));
      }),
    );
    for (const letter of ["&", "<", "é", "🦷"])
      slackMessage.parse(
        JSON.parse(write("slack", { message: letter.repeat(5000) })),
      );
  });

  test("Slack holds the whole request, and nothing that notifies the whole channel or hides a link", () => {
    const text = write("slack", {
      name: "<!channel> & <https://evil.example|the bank>",
      message: "One\n*two* <@U1>",
    });
    expect(text).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)/);
    for (const part of [aRequest.email, aRequest.phone, id, "autumn", "*two*"])
      expect(text).toContain(part);
    expect(text).toContain("&lt;!channel&gt; &amp; &lt;https");
  });

  test("Teams fits its documentation, whatever was typed, in less than 28 KB", () => {
    fc.assert(
      fc.property(anything, anything, (name, message) => {
        const text = write("teams", { name: name.slice(0, 200), message });
        teamsMessage.parse(JSON.parse(text));
        expect(Buffer.byteLength(text)).toBeLessThan(28 * 1024);
      }),
    );
    expect(write("teams", { message: "" })).toContain("(none)");
    // Teams takes no empty text, not even for an empty line.
    teamsMessage.parse(JSON.parse(write("teams", { message: "One\n\nTwo" })));
    const text = write("teams", { message: "[x](https://evil.example) **b**" });
    for (const part of [aRequest.email, id, "autumn", "[x](https://evil"])
      expect(text).toContain(part);
  });
});
