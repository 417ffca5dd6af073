import type { NodemailerError } from "nodemailer";
import type { SmtpServer } from "../../settings/email.ts";
import type { Log } from "../lib/log.ts";
import { leadEmail } from "./lead-email.ts";
import type { Deliver } from "./webhook.ts";

/** For all of a delivery; some mail servers let every client wait a while before they greet. */
const DELIVERY_TIMEOUT_MS = 30_000;

interface MailerOptions {
  readonly smtp: SmtpServer;
  readonly to: readonly string[];
  readonly from: string;
  readonly log: Log;
  readonly timeoutMs?: number;
}

export interface Mailer {
  /** A lead is delivered once the mail server has taken or refused it for each of the addresses, and taken it for one. */
  readonly deliver: Deliver;
  /** Logs in, and sends nothing. @returns what is wrong, in words without anything secret */
  check(): Promise<string | undefined>;
}

export async function createMailer(options: MailerOptions): Promise<Mailer> {
  // Loaded only if needed, since it slows the start.
  const { createTransport } = await import("nodemailer");
  const { smtp, to, from, log, timeoutMs = DELIVERY_TIMEOUT_MS } = options;
  const { host, port, secure, requireTls, login } = smtp;
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: requireTls,
    ...(login && { auth: login }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Of those that some of the addresses have. It ends with the process: then all get it once more.
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
            // Of those that are still owed, all were refused.
            if (found.length > 0 && owed.has(lead.id)) return found;
            throw fault;
          });
        // The others have it. Who was refused is not for the log.
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
        const error = nameFailure(first, timeoutMs);
        return { ok: false, error, isReached: true };
      } catch (fault) {
        return { ok: false, error: nameFailure(fault, timeoutMs) };
      }
    },

    async check() {
      try {
        await transport.verify();
        return undefined;
      } catch (error) {
        return nameFailure(error, timeoutMs);
      }
    },
  };
}

/** In what was sent to some, or in the error of what nobody took. */
const refusalsIn = ({
  rejectedErrors = [],
}: Pick<NodemailerError, "rejectedErrors">) => rejectedErrors;

/** A 4xx, such as greylisting, passes; a 5xx is final where others have it. */
const isPutOff = ({ responseCode = 500 }: NodemailerError) =>
  responseCode < 500;

const STEP = /^[A-Z][A-Z\d -]{1,20}$/;

/** Never the server's own words: they may repeat an address. */
function nameFailure(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return "failed";
  const {
    name,
    responseCode,
    originalCode,
    command = "",
    ...rest
  } = error as NodemailerError;
  // The client's own code is the same for whatever keeps it from connecting.
  const code = originalCode ?? rest.code;
  // The client's own timeouts are as long, so either may be first.
  if (["TimeoutError", "AbortError"].includes(name) || code === "ETIMEDOUT")
    return `no answer within ${timeoutMs / 1000} s`;
  const reason = responseCode ? `SMTP ${responseCode}` : (code ?? name);
  return STEP.test(command) ? `${reason} at ${command}` : reason;
}
