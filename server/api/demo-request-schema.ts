import { domainToASCII } from "node:url";
import { z } from "zod";
import {
  MAX_LENGTH,
  PRACTICE_TYPES,
  REQUEST_SOURCE,
  type DemoRequest,
  type FieldError,
  type FormField,
} from "../../contract/demo-request.ts";

/** What `<input type="email">` accepts (HTML standard, "valid email address"). */
const EMAIL = z.regexes.html5Email;

const UNICODE_DOMAIN = /^[a-zA-Z0-9.\-\u{80}-\u{10ffff}]+$/u;

function isEmail(text: string): boolean {
  // The limit also bounds the conversion below, whose time grows with the square of the length.
  if (text.length > MAX_LENGTH.email) return false;
  if (EMAIL.test(text)) return true;
  // Browsers check an international domain in its ASCII form, and Firefox then sends it as it was typed.
  const at = text.indexOf("@");
  const domain = text.slice(at + 1);
  return (
    UNICODE_DOMAIN.test(domain) &&
    EMAIL.test(text.slice(0, at + 1) + domainToASCII(domain))
  );
}

// As in a browser, a space is enough for `required`. Browsers strip line breaks before sending.
const line = (field: FormField) => {
  const most = MAX_LENGTH[field];
  const error = `${field} should be some text on one line, of ${most} characters at most.`;
  return z
    .string({ error })
    .max(most, { error })
    .regex(/^[^\r\n]+$/, { error });
};

const EMAIL_ERROR = "email should be an email address.";
const MESSAGE_ERROR = `message should be text of ${MAX_LENGTH.message} characters at most; it may be empty.`;

/** The schema accepts everything that the form accepts, unchanged, and leaves out the keys of a newer page. */
const schema = z.object({
  name: line("name"),
  email: z
    .string({ error: EMAIL_ERROR })
    .refine(isEmail, { error: EMAIL_ERROR }),
  phone: line("phone"),
  practice: line("practice"),
  practiceType: z.enum(PRACTICE_TYPES, {
    error: `practiceType should be one of ${PRACTICE_TYPES.join(", ")}.`,
  }),
  message: z
    .string({ error: MESSAGE_ERROR })
    .max(MAX_LENGTH.message, { error: MESSAGE_ERROR }),
  timestamp: z.iso.datetime({
    precision: 3,
    error: "timestamp should be a UTC time such as 2025-07-01T09:30:00.000Z.",
  }),
  source: z.literal(REQUEST_SOURCE, {
    error: `source should be "${REQUEST_SOURCE}".`,
  }),
});

type Checked =
  | { readonly ok: true; readonly request: DemoRequest }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

export function checkDemoRequest(
  input: Readonly<Record<string, unknown>>,
): Checked {
  const result = schema.safeParse(input);
  if (result.success) return { ok: true, request: result.data };
  const { fieldErrors } = z.flattenError(result.error);
  return {
    ok: false,
    errors: Object.entries(fieldErrors).map(([field, [detail = ""]]) => ({
      field,
      detail,
    })),
  };
}
