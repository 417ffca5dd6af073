import { expect, test } from "vitest";
import { z } from "zod";
import { PRACTICE_TYPES } from "../../contract/demo-request.ts";
import { createSubmission } from "./send-demo-request.ts";

/**
 * What the server of the contract's first version took, as it was: all eight keys, and no other. Frozen, since such a
 * server may still run beside a newer page.
 */
const firstServer = z.strictObject({
  name: z.string().regex(/^[^\r\n]+$/),
  email: z.email(),
  phone: z.string().regex(/^[^\r\n]+$/),
  practice: z.string().regex(/^[^\r\n]+$/),
  practiceType: z.enum(["aesthetics", "dental", "gp", "other"]),
  message: z.string(),
  timestamp: z.iso.datetime({ precision: 3 }),
  source: z.literal("Ellaira website"),
});

test.each(PRACTICE_TYPES)(
  "today's form is taken by the first version's server (%s)",
  (practiceType) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({
      name: "Zoë O’Hara",
      email: "zoe@clinic.example",
      phone: "01632 960 123",
      practiceType,
      practice: "High Street Surgery",
      message: "Two lines:\nafter six",
    }))
      form.set(name, value);
    const { request } = createSubmission(form, new Date());
    expect(firstServer.parse(request)).toEqual(request);
  },
);
