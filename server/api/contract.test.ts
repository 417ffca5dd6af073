import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { BROWSER, bodies, server } from "../testing/app.ts";

// A change of the form's request comes with server/testing/contract/N.json: a request as the pages of version N send
// it, with JavaScript and without. Tabs stay open, and requests wait in browsers for 7 days.

const headers = z.record(z.string(), z.string());

const fixture = z.object({
  json: z.object({
    headers,
    body: z.record(z.string(), z.string()),
  }),
  form: z.object({ headers, body: z.string() }),
});

const versions = globSync("*.json", {
  cwd: new URL("../testing/contract", import.meta.url),
}).map((file) => {
  const url = new URL(`../testing/contract/${file}`, import.meta.url);
  return { file, ...fixture.parse(JSON.parse(readFileSync(url, "utf8"))) };
});

/** What browsers add to a request by themselves. */
const LANGUAGES = { "accept-language": "en-GB" };

test.each(versions)(
  "the form of $file is taken by today's server",
  async ({ json, form }) => {
    const { post, outbox } = await server();
    const sent = JSON.stringify(json.body);
    const answer = await post(sent, { ...json.headers, ...LANGUAGES });
    expect(answer.status).toBe(202);
    expect(await bodies(outbox)).toEqual([sent]);
    const page = await post(form.body, {
      ...form.headers,
      ...BROWSER,
      ...LANGUAGES,
    });
    expect(page.status).toBe(303);
    expect(await outbox.claim(1000, 9)).toHaveLength(2);
  },
);
