import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BROWSER, bodies, server } from "../testing/app.ts";

// A change of the form's request comes with server/testing/contract/N.json: a request as the pages of version N send
// it, with JavaScript and without. Tabs stay open, and requests wait in browsers for 7 days.

interface Fixture {
  readonly json: {
    readonly headers: Record<string, string>;
    readonly body: Record<string, string>;
  };
  readonly form: {
    readonly headers: Record<string, string>;
    readonly body: string;
  };
}

/** What browsers add to a request by themselves. */
const LANGUAGES = { "accept-language": "en-GB" };

test.each(globSync(join(import.meta.dirname, "../testing/contract/*.json")))(
  "the form of %s is taken by today's server",
  async (file) => {
    const { json, form } = JSON.parse(readFileSync(file, "utf8")) as Fixture;
    const { post, outbox } = await server();
    const sent = JSON.stringify(json.body);
    const answer = await post(sent, { ...json.headers, ...LANGUAGES });
    expect(answer.status).toBe(202);
    expect(await bodies(outbox)).toEqual([sent]);
    const headers = { ...form.headers, ...BROWSER, ...LANGUAGES };
    expect((await post(form.body, headers)).status).toBe(303);
    expect(await outbox.claim(1000, 9)).toHaveLength(2);
  },
);
