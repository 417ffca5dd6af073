import { expect, test } from "vitest";
import { FORM_FIELDS, MAX_BODY_BYTES, MAX_LENGTH } from "./demo-request.ts";

/** A character of three bytes, each of which takes three in a form. */
const WIDE = "例";

test("a form in which every field is full is no larger than the server takes", () => {
  const form = new URLSearchParams({
    idempotency_key: WIDE.repeat(32),
    ...Object.fromEntries(
      FORM_FIELDS.map((field) => [field, WIDE.repeat(MAX_LENGTH[field])]),
    ),
  });
  expect(form.toString().length).toBeLessThan(MAX_BODY_BYTES);
});
