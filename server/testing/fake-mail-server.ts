import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

type Answer = "ok" | "hangs" | number;

interface Behaviour {
  /** With a certificate for "localhost" that no authority has signed. */
  readonly secure?: true;
  readonly onConnect?: () => Answer;
  readonly onLogin?: (user: string, password: string) => Answer;
  readonly onRecipient?: (address: string) => Answer;
  readonly onMessage?: () => Answer;
}

interface FakeMailServer {
  readonly url: string;
  readonly mails: readonly Mail[];
}

/** Repeats addresses, as a mail server's answers may. None of this belongs in a log. */
const REFUSAL = "refused sales@clinic.example and amara@clinic.example";

function reply(
  answer: Answer,
  callback: (error?: Error | null, data?: never) => void,
): void {
  if (answer === "hangs") return;
  if (answer === "ok") callback(null);
  else callback(Object.assign(new Error(REFUSAL), { responseCode: answer }));
}

/** A real SMTP server on this machine, mostly without TLS; gone when the test ends. */
export async function startFakeMailServer({
  secure,
  onConnect = () => "ok",
  onLogin,
  onRecipient = () => "ok",
  onMessage = () => "ok",
}: Behaviour = {}): Promise<FakeMailServer> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    ...(secure && { secure }),
    authOptional: onLogin === undefined,
    allowInsecureAuth: true,
    disabledCommands: onLogin ? ["STARTTLS"] : ["STARTTLS", "AUTH"],
    closeTimeout: 10,
    logger: false,
    onConnect: (_session, callback) => reply(onConnect(), callback),
    onAuth({ username, password }, _session, callback) {
      const user = username ?? "";
      const answer = onLogin?.(user, password ?? "") ?? "ok";
      if (answer === "ok") callback(null, { user });
      else reply(answer, callback);
    },
    onRcptTo: ({ address }, _session, callback) =>
      reply(onRecipient(address), callback),
    async onData(stream, { envelope }, callback) {
      // Clients that disconnect in the middle are part of the tests.
      const bytes = await buffer(stream).catch(() => undefined);
      if (!bytes) return;
      const answer = onMessage();
      if (answer === "ok")
        mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : "",
          to: envelope.rcptTo.map(({ address }) => address),
          text: bytes.toString("utf8"),
        });
      reply(answer, callback);
    },
  });
  // So are those that disconnect earlier.
  server.on("error", () => {});
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => server.close());
  const { port } = server.server.address() as AddressInfo;
  const scheme = secure ? "smtps" : "smtp";
  return { url: `${scheme}://127.0.0.1:${port}`, mails };
}
