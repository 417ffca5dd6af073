import { join } from "node:path";
import { expect, test } from "vitest";
import type { Variables } from "./load.ts";
import { SERVER_SETTINGS } from "./server.ts";
import { SITE_SETTINGS } from "./site.ts";

const list = (variables: Variables): string =>
  Object.entries(variables)
    .map(([name, rule]) => {
      const { description = "", example } = rule.meta() ?? {};
      const initially = rule.safeParse(undefined).data?.toString();
      const value =
        initially !== undefined
          ? ` (\`${initially}\`)`
          : example !== undefined
            ? ` (such as \`${String(example)}\`)`
            : "";
      return `- **\`${name}\`**${value}: ${description}`;
    })
    .join("\n");

const settingsDocument = `# Settings

Settings are read from the environment and from a \`.env\` file beside \`package.json\`, with one \`NAME=value\` a line, without quotes; the environment wins. After each name is its default or an example. A wrong value stops the start with a sentence that names it, and a name that looks like a setting but is none gets a warning. This page is printed from the rules in [settings/](../settings): to change it, change them and run \`npm run test:unit -- settings -u\`.

## Read when the pages are built

Every value ends up in public HTML or JavaScript.

${list(SITE_SETTINGS)}

## Read when the server or the operator's command starts

${list(SERVER_SETTINGS)}
`;

test("docs/settings.md is as the rules print it", async () => {
  await expect(settingsDocument).toMatchFileSnapshot(
    join(import.meta.dirname, "../docs/settings.md"),
  );
});

test.each(Object.entries({ ...SITE_SETTINGS, ...SERVER_SETTINGS }))(
  "%s says what it means, and takes its example",
  (_, rule) => {
    const { description, example } = rule.meta() ?? {};
    expect(description).toMatch(/\.$/);
    expect(rule.safeParse(example).error).toBeUndefined();
  },
);
