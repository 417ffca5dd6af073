import { parse, serialize } from "parse5";
import { expect, test } from "vitest";
import { createNotSentPage } from "./not-sent-page.ts";

/** The page as the site's build writes it, without irrelevant parts. A journey uses the built page. */
const PAGE = `<p data-status="400" hidden>Not read</p><p data-status="422">Check</p><p data-status="429" hidden>Wait</p>
  <form><input name="name" id="a" type="text"><input name="email"><input name="phone"><select name="practiceType">
  <option value="" selected>Select Type</option><option value="dental">Dental</option><option value="gp">GP</option></select>
  <input name="practice"><textarea name="message" rows="4"></textarea></form>`;

const EVIL = `"><script>alert(1)</script></textarea>$&$\`<b a='&amp;'>\n`;

test("gives a status without a reason of its own the general one", () => {
  const page = createNotSentPage(PAGE)(413, {});
  expect(page).toContain('<p data-status="400">Not read');
  expect(page.match(/<p data-status="\d+">/g)).toHaveLength(1);
});

test("keeps each text inside its field", () => {
  const fields = ["name", "email", "phone", "practice", "message"] as const;
  const page = createNotSentPage(PAGE)(422, {
    ...Object.fromEntries(fields.map((field) => [field, EVIL])),
    practiceType: EVIL,
  });
  expect(page).not.toContain("<script");
  expect(page).not.toContain("<b ");
  expect(page.match(/<\/textarea>/g)).toHaveLength(1);
  expect(serialize(parse(page)).match(/&lt;script|"><script/g)).not.toBeNull();
});

test("has nothing from the previous visitor", () => {
  const page = createNotSentPage(PAGE);
  const empty = page(422, {});
  page(429, { name: "Ann", practiceType: "gp", message: "Call me" });
  expect(page(422, {})).toBe(empty);
  expect(empty).not.toContain("Ann");
});
