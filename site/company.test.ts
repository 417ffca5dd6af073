import { expect, test } from "vitest";
import { internationalNumber, telephoneLink } from "./company.ts";

test.each([
  ["01632 960 018", "tel:01632960018", "+441632960018"],
  ["+44 (0)20 7946 0000", "tel:+442079460000", "+442079460000"],
  ["+44 20 7946 0000", "tel:+442079460000", "+442079460000"],
  ["(020) 7946-0000", "tel:02079460000", "+442079460000"],
  ["+353 (0)1 234 5678", "tel:+35312345678", "+35312345678"],
])("%s is dialled as %s", (phone, link, international) => {
  expect(telephoneLink(phone)).toBe(link);
  expect(internationalNumber(phone)).toBe(international);
});
