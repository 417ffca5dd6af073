import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  FORM_FIELDS,
  MAX_BODY_BYTES,
  MAX_LENGTH,
  PRACTICE_TYPES,
  REQUEST_SOURCE,
} from "../../contract/demo-request.ts";
import { aRequest, BODY } from "../testing/demo-request.ts";
import { checkDemoRequest } from "./demo-request-schema.ts";

/** Lone surrogates included. */
const anyText = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff)), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));

/** Any text that a browser accepts in a required single-line input. */
const line = fc.oneof(
  fc.constant(" "),
  anyText.map((text) => `${text.replace(/[\r\n]/g, "")}x`),
);

const email = fc.constantFrom(
  "a@b",
  "a.b+c@d-e.f",
  ".@1.2.3.4",
  "!#$%&'*+/=?^_`{|}~-@a",
  `a@${"b".repeat(63)}`,
  "x@bücher.example",
  "x@例え.jp",
  "x@ελλάδα",
);

/** Any request that the form's own validation accepts (spec 5), with its keys in the contract's order. */
const anyDemoRequest = fc.record(
  {
    name: line,
    email,
    phone: line,
    practice: line,
    practiceType: fc.constantFrom(...PRACTICE_TYPES),
    message: anyText,
    timestamp: fc
      .date({
        noInvalidDate: true,
        min: new Date("0001-01-01T00:00:00.000Z"),
        max: new Date("9999-12-31T23:59:59.999Z"),
      })
      .map((date) => date.toISOString()),
    source: fc.constant(REQUEST_SOURCE),
  },
  { noNullPrototype: true },
);

describe("a demo request is accepted, unchanged,", () => {
  test("whenever the browser's own validation accepts it", () => {
    fc.assert(
      fc.property(anyDemoRequest, (input) => {
        expect(checkDemoRequest({ ...input })).toEqual({
          ok: true,
          request: input,
        });
      }),
    );
  });

  test("with its keys in the contract's order", () => {
    const shuffled = Object.fromEntries(Object.entries(aRequest).toReversed());
    const checked = checkDemoRequest(shuffled);
    expect(checked.ok && JSON.stringify(checked.request)).toBe(BODY);
  });
});

describe("a demo request is refused", () => {
  test.each([
    ..."@ a a@ @b a@-b a@b- a@b..c a@b. ä@b a@b@c a@ü/b a@ü%41.de a@ü:80 a@b_c".split(
      " ",
    ),
    "",
    "a b@c",
    "a@b c",
    "a@ü b",
    "a@b\n",
    "a@\uD800",
    `a@${"b".repeat(64)}`,
    // Each label is valid, but no name in the DNS is that long, and the check costs more the longer it is.
    `a@${"例え.".repeat(100)}jp`,
  ])("for the email address %j", (address) => {
    expect(checkDemoRequest({ ...aRequest, email: address })).toEqual({
      ok: false,
      errors: [{ field: "email", detail: expect.any(String) }],
    });
  });

  test.each([
    "now",
    "2025-07-01T09:30:00Z",
    "2025-02-30T00:00:00.000Z",
    "2025-07-01T09:30:00.000+00:00",
  ])("for the time %j", (timestamp) => {
    expect(checkDemoRequest({ ...aRequest, timestamp }).ok).toBe(false);
  });

  test.each([
    { name: "" },
    { name: "n".repeat(201) },
    { phone: "1".repeat(101) },
    { practice: "p".repeat(201) },
    { email: `${"a".repeat(250)}@b.cd` },
    { message: "m".repeat(5001) },
    { phone: "1\n2" },
    { practice: "\r" },
    { practiceType: "hospital" },
    { practiceType: "" },
    { message: null },
    { source: "another website" },
  ])("for %j alone", (wrong) => {
    const checked = checkDemoRequest({ ...aRequest, ...wrong });
    const fields = checked.ok ? [] : checked.errors.map(({ field }) => field);
    expect(fields).toEqual(Object.keys(wrong));
  });

  test("for any field that is not text", () => {
    const field = fc.constantFrom(...FORM_FIELDS, "timestamp", "source");
    const notText = fc.anything().filter((value) => typeof value !== "string");
    fc.assert(
      fc.property(field, notText, (name, value) => {
        expect(checkDemoRequest({ ...aRequest, [name]: value }).ok).toBe(false);
      }),
    );
  });

  test("for each missing key", () => {
    const checked = checkDemoRequest({});
    const fields = checked.ok ? [] : checked.errors.map(({ field }) => field);
    expect(fields).toEqual(Object.keys(aRequest));
  });
});

test("leaves out keys outside the contract", () => {
  const input: Record<string, unknown> = JSON.parse(
    JSON.stringify({ ...aRequest, id: 1, admin: true }).replace(
      "{",
      '{"__proto__":1,',
    ),
  );
  expect(checkDemoRequest(input)).toEqual({ ok: true, request: aRequest });
});

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
