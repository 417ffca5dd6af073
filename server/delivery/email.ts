import type { NodemailerError } from "nodemailer";
import type { SmtpServer } from "../../settings/values.ts";
import type { Log } from "../lib/log.ts";
import { leadEmail } from "./lead-email.ts";
import type { Deliver } from "./webhook.ts";

/** Some mail servers make every client wait before they greet. */
const CONNECTION_TIMEOUT_MS = 30_000;

/** Of a whole delivery: who hangs up on a mail server that still scans an email sends it twice (RFC 5321, 4.5.3.2.6). */
const DELIVERY_TIMEOUT_MS = 300_000;

interface MailerOptions {
  readonly smtp: SmtpServer;
  readonly to: readonly string[];
  readonly from: string;
  readonly log: Log;
  readonly timeoutMs?: number;
}

export interface Mailer {
  /** Delivered means accepted or refused by the mail server for each address, and accepted for at least one. */
  readonly deliver: Deliver;
  /** Logs in, and sends nothing. @returns what is wrong, in words without anything secret */
  check(): Promise<string | undefined>;
}

export async function createMailer(options: MailerOptions): Promise<Mailer> {
  // The package is loaded only if needed, since it slows the start.
  const { createTransport } = await import("nodemailer");
  const { smtp, to, from, log, timeoutMs = DELIVERY_TIMEOUT_MS } = options;
  const connectionTimeout = Math.min(timeoutMs, CONNECTION_TIMEOUT_MS);
  const transport = createTransport({
    ...smtp,
    connectionTimeout,
    greetingTimeout: connectionTimeout,
    socketTimeout: timeoutMs,
    dnsTimeout: connectionTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Leads that only some addresses have got. The list ends with the process: after a restart all get the email again.
  const owed = new Map<string, readonly string[]>();
  const domain = from.slice(from.lastIndexOf("@") + 1);

  return {
    async deliver(lead, signal) {
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const refusals = await transport
          .sendMail({
            from: { name: "Ellaira website", address: from },
            to: [...to],
            envelope: { from, to: [...(owed.get(lead.id) ?? to)] },
            messageId: `<${lead.id}@${domain}>`,
            // No holiday notices in return (RFC 3834).
            headers: { "Auto-Submitted": "auto-generated" },
            ...leadEmail(lead),
            signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
          })
          .then(refusalsIn, (fault: NodemailerError) => {
            const found = refusalsIn(fault);
            // All of the remaining addresses have refused.
            if (found.length > 0 && owed.has(lead.id)) return found;
            throw fault;
          });
        // The other addresses have got the email. The refused ones do not belong in the log.
        if (refusals.length > 0)
          log.warn(
            { lead: lead.id, refused: refusals.length, of: to.length },
            "the mail server refused some of LEAD_EMAIL_TO",
          );
        const [first, ...others] = refusals.filter(isPutOff);
        if (!first) {
          owed.delete(lead.id);
          return { ok: true };
        }
        owed.set(
          lead.id,
          [first, ...others].flatMap(({ recipient = [] }) => recipient),
        );
        const error = nameFailure(first);
        return { ok: false, error, isReached: true };
      } catch (fault) {
        return { ok: false, error: nameFailure(fault) };
      }
    },

    async check() {
      try {
        await transport.verify();
        return undefined;
      } catch (error) {
        return nameFailure(error);
      }
    },
  };
}

/** The refusals are in the result if some addresses accepted the email, else in the error. */
const refusalsIn = ({
  rejectedErrors = [],
}: Pick<NodemailerError, "rejectedErrors">) => rejectedErrors;

/** A 4xx, such as greylisting, is temporary; a 5xx is final where other addresses have the email. */
const isPutOff = ({ responseCode = 500 }: NodemailerError) =>
  responseCode < 500;

const STEP = /^[A-Z][A-Z\d -]{1,20}$/;

/** Never the server's own words: they may repeat an address. */
function nameFailure(error: unknown): string {
  if (!(error instanceof Error)) return "failed";
  const {
    name,
    responseCode,
    originalCode,
    command = "",
    ...rest
  } = error as NodemailerError;
  // The client uses one code for every reason that keeps it from connecting.
  const code = originalCode ?? rest.code;
  // The client's own timeouts are as long, so either may fire first.
  if (["TimeoutError", "AbortError"].includes(name) || code === "ETIMEDOUT")
    return "no answer in time";
  const reason = responseCode ? `SMTP ${responseCode}` : (code ?? name);
  return STEP.test(command) ? `${reason} at ${command}` : reason;
}
