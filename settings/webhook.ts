import { z } from "zod";
import { webUrl } from "./values.ts";

// The address and the secrets are checked in full, so that the first delivery finds nothing wrong with them.

/** Standard Webhooks sets these limits. */
const MIN_SECRET_BYTES = 24;
const MAX_SECRET_BYTES = 64;

/** Two secrets are set while the receiver changes from one to the other. */
export const signingSecrets = z
  .string()
  .transform((text, context): readonly string[] => {
    const secrets = text.trim().split(/\s+/);
    if (secrets.length <= 2 && secrets.every(isSecret)) return secrets;
    context.addIssue(
      /["'“”‘’]/.test(text)
        ? "should have no quotes around it: whatever read it has kept them"
        : `should be whsec_ and base64 of ${MIN_SECRET_BYTES} to ${MAX_SECRET_BYTES} bytes, or two such secrets with a space between them`,
    );
    return z.NEVER;
  });

function isSecret(text: string): boolean {
  const base64 = text.replace(/^whsec_/, "");
  const bytes = Buffer.from(base64, "base64");
  return (
    // Node skips characters that are no base64.
    bytes.toString("base64") === base64 &&
    bytes.length >= MIN_SECRET_BYTES &&
    bytes.length <= MAX_SECRET_BYTES
  );
}

export const webhookUrl = (example: string) =>
  webUrl(example).refine(
    (text) => !URL.canParse(text) || hasReadableCredentials(new URL(text)),
    { error: "should have %25 for each % in its user and password" },
  );

function hasReadableCredentials({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    // "URI malformed" means a % without two hexadecimal digits, or bytes that are no UTF-8.
    return false;
  }
}
