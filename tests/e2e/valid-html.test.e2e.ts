import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { expect, test } from "./support/test.ts";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // Safari announces a list without bullets as a list only if it has the role.
    "no-redundant-role": "off",
    // The rule ignores styles: of a page's two lists of contents, one is always hidden. axe sees that.
    "unique-landmark": "off",
  },
});

const files = readdirSync("dist", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".html"))
  .toSorted();

for (const name of files) {
  test(`${name} is valid HTML`, async () => {
    const path = join("dist", name);
    const html = readFileSync(path, "utf8");
    const { results } = await validator.validateString(html, path);
    const findings = results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => [ruleId, message, selector]);
    expect(findings).toEqual([]);
  });
}
