import type { Variables } from "./load.ts";
import { SERVER_SETTINGS } from "./server.ts";
import { SITE_SETTINGS } from "./site.ts";

interface Setting {
  readonly name: string;
  readonly description: string;
  readonly initially: string | undefined;
  readonly example: string | undefined;
}

const settings = (variables: Variables): readonly Setting[] =>
  Object.entries(variables).map(([name, rule]) => {
    const { description = "", example } = rule.meta() ?? {};
    return {
      name,
      description,
      initially: rule.safeParse(undefined).data?.toString(),
      example: example === undefined ? undefined : String(example),
    };
  });

/** `docs/settings.md` */
export const settingsDocument = (): string => `# Settings

Settings are read from the environment and from a \`.env\` file beside \`package.json\`; the environment wins. [.env.example](../.env.example) has them all, to copy from. A wrong value stops the start with a sentence that names it, and a name that is one letter off is warned of. This page is printed from the rules in [settings/](../settings): to change it, change them and run \`npm run test:unit -- settings -u\`.

## Read when the pages are built

Every value ends up in public HTML or JavaScript.

${list(SITE_SETTINGS)}

## Read when the server or the operator's command starts

${list(SERVER_SETTINGS)}
`;

const list = (variables: Variables): string =>
  settings(variables)
    .map(
      ({ name, initially, description }) =>
        `- **\`${name}\`**${initially === undefined ? "" : ` (\`${initially}\`)`}: ${description}`,
    )
    .join("\n");

/** `.env.example` */
export const environmentExample =
  (): string => `# Every setting with its default, or an example. Copy this file to .env and change what you need:
# docs/settings.md says what each means. A line that stays commented out is "not set". Printed from settings/.

# Read when the pages are built; all of these end up in public HTML and JavaScript:
${lines(SITE_SETTINGS)}

# Read when the server or the operator's command starts:
${lines(SERVER_SETTINGS)}
`;

const lines = (variables: Variables): string =>
  settings(variables)
    .map(
      ({ name, initially, example = "" }) =>
        `# ${name}=${initially ?? example}`,
    )
    .join("\n");
