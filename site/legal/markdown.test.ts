import { satteri } from "@astrojs/markdown-satteri";
import { describe, expect, test } from "vitest";
import { readSiteSettings } from "../../settings/site.ts";
import { markdownOptions } from "./markdown.ts";

async function html(
  text: string,
  env: Parameters<typeof readSiteSettings>[0] = {},
): Promise<string> {
  const processor = satteri(markdownOptions(readSiteSettings(env)));
  const renderer = await processor.createRenderer({
    syntaxHighlight: false,
  } as Parameters<typeof processor.createRenderer>[0]);
  return (await renderer.render(text)).code.trim();
}

test("a citation stays in one line, beside a configured value too", async () => {
  expect(
    await html("Under Article 9(2)(h) or section 3, ask {email}.", {
      VITE_CONTACT_EMAIL: "a@b.example",
    }),
  ).toBe(
    '<p>Under Article\u00A09(2)\u2060(h) or section\u00A03, ask <a href="mailto:a@b.example">a@b.example</a>.</p>',
  );
});

test("a section keeps the id it is given", async () => {
  expect(await html("## 2. Anything at all {#sharing}")).toBe(
    '<h2 id="sharing">2. Anything at all</h2>',
  );
});

test("a colon before a digit or a word is a colon", async () => {
  expect(await html("At 18:00, ratio a:b.")).toBe(
    "<p>At 18:00, ratio a:b.</p>",
  );
});

describe("variants", () => {
  const text = `:::demo-on-device
Here, {email}.
:::

:::demo-by-provider
There.
:::

Calls:demo-by-provider[ and {phone}].

:::company
{company}:ico-registration[ ICO registration {ico_registration}.]
:::`;

  test("without a provider and a company", async () => {
    expect(await html(text, { VITE_CONTACT_EMAIL: "a@b.example" })).toBe(
      '<p>Here, <a href="mailto:a@b.example">a@b.example</a>.</p>\n<p>Calls.</p>',
    );
  });

  test("with both", async () => {
    expect(
      await html(text, {
        VITE_VAPI_PUBLIC_KEY: "key",
        VITE_CONTACT_PHONE: "01632 960 018",
        VITE_COMPANY_NAME: "Night Diary Ltd",
        VITE_COMPANY_NUMBER: "123",
        VITE_ICO_REGISTRATION: "Z1",
      }),
    ).toBe(
      '<p>There.</p>\n<p>Calls and <a href="tel:01632960018">01632 960 018</a>.</p>\n<p>Ellaira is a trading name of Night Diary Ltd, company number 123. ICO registration Z1.</p>',
    );
  });

  test("with figures of how quick pages were, and without", async () => {
    const sentence = "Logs.:error-reports[ And figures.]";
    expect(await html(sentence)).toBe("<p>Logs.</p>");
    expect(
      await html(sentence, { VITE_SENTRY_DSN: "https://key@errors.example/1" }),
    ).toBe("<p>Logs. And figures.</p>");
  });

  test("an unknown name stops the build", async () => {
    await expect(html(":::demo-on-devise\nHere.\n:::")).rejects.toThrow(
      "demo-on-devise",
    );
    await expect(html("Here:nowhere[ or there].")).rejects.toThrow("nowhere");
    await expect(html("Email {mail}.")).rejects.toThrow("{mail}");
  });
});

test("a table keeps its meaning when its cells are stacked", async () => {
  const table = await html(
    "| Data | How long |\n| --- | --- |\n| Calls | **30** days |",
  );
  expect(table.replaceAll("\n", "")).toBe(
    '<table role="table"><thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Data</th><th scope="col" role="columnheader">How long</th></tr></thead><tbody role="rowgroup"><tr role="row"><th scope="row" role="rowheader">Calls</th><td role="cell" data-label="How long"><strong>30</strong> days</td></tr></tbody></table>',
  );
});
