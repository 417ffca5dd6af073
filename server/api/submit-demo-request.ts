import { createHash } from "node:crypto";
import type { DemoRequest, FieldError } from "../../contract/demo-request.ts";
import { KeyReusedError, type Acceptance } from "../store/acceptance.ts";
import type { LeadOrigin } from "../store/lead.ts";
import { checkDemoRequest } from "./demo-request-schema.ts";

type Submission =
  | {
      readonly ok: true;
      readonly id: string;
      /** The request seems to come from a program. An operator decides whether it is delivered. */
      readonly held: boolean;
    }
  | {
      readonly ok: false;
      readonly reason: "invalid_fields" | "key_reused";
      readonly errors?: readonly FieldError[];
    };

interface About {
  readonly key: string | undefined;
  /** A form that the browser posted without JavaScript: it has no key, and may come twice after a double press. */
  readonly isForm: boolean;
  readonly origin: LeadOrigin;
  readonly signs: Signs;
}

export interface Signs {
  readonly honeypotFilled: boolean;
  /** The request was sent too soon after the page came for a person to have typed it. */
  readonly quick: boolean;
  /** Every browser sends this header; some programs send `*`. */
  readonly acceptLanguage: string | undefined;
}

interface Keeping {
  readonly acceptance: Acceptance;
  readonly onAccepted: () => void;
}

/** Resolves once the request is durable; rejects when the store fails. */
export async function submitDemoRequest(
  { acceptance, onAccepted }: Keeping,
  input: Readonly<Record<string, unknown>>,
  { key, isForm, signs, origin }: About,
): Promise<Submission> {
  const checked = checkDemoRequest(input);
  if (!checked.ok)
    return { ok: false, reason: "invalid_fields", errors: checked.errors };
  const { request } = checked;
  const held = looksLikeProgram(signs, request);
  try {
    const id = await acceptance.accept(
      JSON.stringify(request),
      key ?? (isForm ? await keyOfForm(request, acceptance) : undefined),
      held ? "held" : "pending",
      origin,
    );
    if (!held) onAccepted();
    return { ok: true, id, held };
  } catch (error) {
    if (error instanceof KeyReusedError)
      return { ok: false, reason: "key_reused" };
    throw error;
  }
}

/** The honeypot must be filled and another sign agree: a password manager may cause any one of them. */
function looksLikeProgram(
  { honeypotFilled, quick, acceptLanguage }: Signs,
  { name, practice, message }: DemoRequest,
): boolean {
  const isBrowser = acceptLanguage !== undefined && acceptLanguage !== "*";
  const hasLinks = links(message) >= 2 || links(name + practice) > 0;
  return honeypotFilled && (quick || !isBrowser || hasLinks);
}

const links = (text: string) => text.match(/https?:\/\//gi)?.length ?? 0;

const REPEAT_WITHIN_MS = 10 * 60_000;

/** Clients can't send a key with spaces. A repeat just after the start of a period has the previous period's key. */
async function keyOfForm(
  { timestamp, ...fields }: DemoRequest,
  { hasKey }: Pick<Acceptance, "hasKey">,
): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(fields));
  const digest = hash.digest("hex");
  const period = Math.floor(Date.parse(timestamp) / REPEAT_WITHIN_MS);
  const former = `form ${digest} ${period - 1}`;
  return (await hasKey(former)) ? former : `form ${digest} ${period}`;
}
