import * as fc from "fast-check";
import {
  PRACTICE_TYPES,
  REQUEST_SOURCE,
  type DemoRequest,
} from "../../contract/demo-request.ts";

export const aRequest: DemoRequest = {
  name: "Dr Amara Okafor",
  email: "amara@clinic.example",
  phone: "01632 960 001",
  practice: "Okafor Dental",
  practiceType: "dental",
  message: "Two sites,\nfour lines.",
  timestamp: "2025-07-01T09:30:00.000Z",
  source: "Ellaira website",
};

/** That request as JSON. */
export const BODY = JSON.stringify(aRequest);

/** Lone surrogates included. */
const anyText = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff)), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));

/** Any text that a browser accepts in a required single-line input. */
const line = anyText
  .map((text) => text.replace(/[\r\n]/g, ""))
  .filter((text) => text !== "");

const label = fc.stringMatching(
  /^[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/,
);
const email = fc
  .tuple(
    fc.stringMatching(/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+$/),
    fc.oneof(
      fc
        .array(label, { minLength: 1, maxLength: 4 })
        .map((labels) => labels.join(".")),
      fc.constantFrom("münchen.de", "例え.jp", "παράδειγμα.example", "ελλάδα"),
    ),
  )
  .map(([local, domain]) => `${local}@${domain}`);

/** Any request that the form's own validation accepts (spec 5), with its keys in the contract's order. */
export const anyDemoRequest: fc.Arbitrary<DemoRequest> = fc.record(
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
