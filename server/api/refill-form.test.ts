import { expect, it } from "vitest";
import { refillForm } from "./refill-form.ts";

/** As the site's build writes it, without what does not matter here. */
const PAGE = `<form><input id="demo-name" name="name" type="text"/><input id="demo-email" name="email"/><input id="demo-phone" name="phone"/><select id="demo-practiceType" name="practiceType"><option value="" selected="">Select Type</option><option value="dental">Dental</option><option value="gp">GP</option></select><input id="demo-practice" name="practice"/><textarea id="demo-message" name="message" rows="4"></textarea></form>`;

it("puts each text into its field", () => {
  const page = refillForm(PAGE, {
    name: "Zoë O’Hara",
    email: "zoe@",
    practiceType: "gp",
    message: "One\nTwo",
  });
  expect(page).toContain(
    `<input id="demo-name" value="Zoë O’Hara" name="name"`,
  );
  expect(page).toContain(`<input id="demo-email" value="zoe@" name="email"/>`);
  expect(page).toContain(`<option value="gp" selected="">GP</option>`);
  expect(page).toContain(`rows="4">\nOne\nTwo</textarea>`);
  expect(page).toContain(`<input id="demo-phone" name="phone"/>`);
});

it("lets no text out of its field", () => {
  const evil = `"><script>alert(1)</script></textarea>$&$\`<b a='&amp;'>`;
  const page = refillForm(PAGE, {
    name: evil,
    email: evil,
    phone: evil,
    practiceType: evil,
    practice: evil,
    message: evil,
  });
  expect(page).not.toContain("<script");
  expect(page.match(/<\/textarea>/g)).toHaveLength(1);
  expect(page.match(/<b /g)).toBeNull();
  expect(page.match(/&lt;script&gt;/g)).toHaveLength(5);
  expect(page).toContain("&amp;amp;");
});
