import { describe, expect, test, vi } from "vitest";
import { readServerSettings } from "../../settings/server.ts";
import { createLog } from "../lib/log.ts";
import { aRequest, BODY } from "../testing/demo-request.ts";
import { startFakeMailServer } from "../testing/fake-mail-server.ts";
import { freePort } from "../testing/free-port.ts";
import { createMailer } from "./email.ts";

const lead = {
  id: "01-lead",
  body: BODY,
  origin: { utm_source: "news letter", referring_site: "www.example.org" },
};

function mailerFor(
  SMTP_URL: string,
  LEAD_EMAIL_TO = "sales@clinic.example",
  timeoutMs = 10_000,
) {
  const { email } = readServerSettings({ SMTP_URL, LEAD_EMAIL_TO });
  if (!email) throw new Error("No email is set.");
  const log = { ...createLog("silent"), warn: vi.fn() };
  // Only the methods that it calls.
  return createMailer({ ...email, log: log as never, timeoutMs });
}

/** The message without its encoding of long lines and of characters that are not ASCII. */
const plain = (text: string) =>
  text
    .replaceAll("=\r\n", "")
    .replaceAll(/(?:=[\dA-F]{2})+/g, (run) =>
      Buffer.from(run.replaceAll("=", ""), "hex").toString("utf8"),
    );

describe("an email", () => {
  test("has everything that the visitor wrote, and a reply goes to them", async () => {
    const server = await startFakeMailServer();
    const mailer = await mailerFor(server.url, "a@clinic.example, b@c.example");
    expect(await mailer.deliver(lead)).toEqual({ ok: true });
    const [mail] = server.mails;
    expect(mail).toMatchObject({
      from: "a@clinic.example",
      to: ["a@clinic.example", "b@c.example"],
    });
    const text = plain(mail?.text ?? "");
    for (const value of [
      "Subject: Demo request: Okafor Dental, Dr Amara Okafor\r\n",
      "Reply-To: Dr Amara Okafor <amara@clinic.example>\r\n",
      "Message-ID: <01-lead@clinic.example>\r\n",
      "Auto-Submitted: auto-generated\r\n",
      "Content-Type: text/plain; charset=utf-8\r\n",
      "01632 960 001",
      "Two sites,\r\nfour lines.",
      "news letter",
    ])
      expect(text).toContain(value);
  });

  test("can't be given a header, a recipient or a field by what a visitor writes", async () => {
    const server = await startFakeMailServer();
    const evil = "x\r\nBcc: thief@evil.example\r\n\r\n\u202EName  Someone else";
    const request = {
      ...aRequest,
      name: evil,
      practice: `"<thief@evil.example>, ${evil}`,
      message: "\u001B[2JHello\r\nPhone  0000",
    };
    const mailer = await mailerFor(server.url);
    await mailer.deliver({
      ...lead,
      body: JSON.stringify(request),
      origin: { utm_source: evil },
    });
    const [mail] = server.mails;
    expect(mail?.to).toEqual(["sales@clinic.example"]);
    const [head = "", body = ""] = (mail?.text ?? "").split(/\r\n\r\n(.*)/s);
    expect(head).not.toMatch(/^(?:Bcc|Cc):/im);
    expect(head.match(/^(?:To|From|Subject|Reply-To):/gim)).toHaveLength(4);
    const text = plain(body);
    for (const control of ["\u001B", "\u202E"])
      expect(text).not.toContain(control);
    // The text that looks like a field is under the message.
    expect(text.match(/^Phone .*/gm)).toEqual([
      expect.stringContaining("01632"),
      expect.stringContaining("0000"),
    ]);
    expect(text.indexOf("Message:")).toBeLessThan(text.indexOf("0000"));
  });

  test("has a subject in which no text of the visitor is decoded", async () => {
    const server = await startFakeMailServer();
    const mailer = await mailerFor(server.url);
    const name = "=?utf-8?Q?=E2=80=AEAnn?=";
    const body = JSON.stringify({ ...aRequest, name });
    await mailer.deliver({ ...lead, body });
    const [head = ""] = server.mails[0]?.text.split("\r\n\r\n") ?? [];
    expect(head).toContain("= ?utf-8?Q?");
    expect(head).not.toContain(name);
  });

  test("takes everything that the form accepts, in lines that no mail server refuses as too long", async () => {
    const server = await startFakeMailServer();
    const mailer = await mailerFor(server.url);
    for (const email of [
      "o'hara+x@xn--mnchen-3ya.example",
      `${"a".repeat(244)}@b.example`,
    ]) {
      const request = {
        ...aRequest,
        name: "\uD800 Zoë 🦷".repeat(200),
        email: email.replace("xn--mnchen-3ya", "münchen"),
        message: `${"long ".repeat(5000)}\n.\n..\n`,
      };
      const origin = { utm_term: "例".repeat(200) };
      const body = JSON.stringify(request);
      expect(await mailer.deliver({ ...lead, body, origin })).toEqual({
        ok: true,
      });
      const text = server.mails.at(-1)?.text ?? "";
      expect(plain(text)).toContain(email);
      // RFC 5322, 2.1.1.
      for (const line of text.split("\r\n"))
        expect(line.length).toBeLessThanOrEqual(998);
    }
  });

  test("is delivered if one of several addresses is refused, but not if all are", async () => {
    const server = await startFakeMailServer({
      onRecipient: (address) => (address.startsWith("a@") ? 550 : "ok"),
    });
    const some = await mailerFor(server.url, "a@c.example,b@c.example");
    expect(await some.deliver(lead)).toEqual({ ok: true });
    const none = await mailerFor(server.url, "a@c.example");
    expect(await none.deliver(lead)).toEqual({
      ok: false,
      error: "SMTP 550 at RCPT TO",
    });
  });
});

test.each([
  ["accept it", 250, [["a@c.example"], ["busy@c.example"]]],
  ["refuse it for good", 550, [["a@c.example"]]],
] as const)(
  "is sent again only to deferred addresses, until they %s",
  async (_, last, recipients) => {
    const answers = [451, 451, last];
    const server = await startFakeMailServer({
      onRecipient(address) {
        if (address === "gone@c.example") return 550;
        const code = address === "busy@c.example" ? answers.shift() : undefined;
        return code === undefined || code === 250 ? "ok" : code;
      },
    });
    const mailer = await mailerFor(
      server.url,
      "a@c.example,busy@c.example,gone@c.example",
    );
    const error = "SMTP 451 at RCPT TO";
    const putOff = { ok: false, error, isReached: true };
    expect(await mailer.deliver(lead)).toEqual(putOff);
    expect(await mailer.deliver(lead)).toEqual(putOff);
    expect(await mailer.deliver(lead)).toEqual({ ok: true });
    expect(server.mails.map(({ to }) => to)).toEqual(recipients);
  },
);

describe("a mail server that fails is reported by code and step", () => {
  test.each<[Parameters<typeof startFakeMailServer>[0], string]>([
    [{ onMessage: () => 451 }, "SMTP 451 at DATA"],
    [{ onConnect: () => 421 }, "SMTP 421 at CONN"],
    [{ onMessage: () => "hangs" }, "no answer within 1 s"],
    [{ onConnect: () => "hangs" }, "no answer within 1 s"],
  ])("%o: %s", async (behaviour, error) => {
    const server = await startFakeMailServer(behaviour);
    const mailer = await mailerFor(server.url, "a@c.example", 1000);
    expect(await mailer.deliver(lead)).toEqual({ ok: false, error });
    expect(server.mails).toEqual([]);
  });

  test("that refuses the password", async () => {
    const server = await startFakeMailServer({ onLogin: () => 535 });
    const url = server.url.replace("//", "//me:pass%40word@");
    const mailer = await mailerFor(url);
    expect(await mailer.check()).toBe("SMTP 535 at AUTH PLAIN");
    expect(await mailer.deliver(lead)).toEqual({
      ok: false,
      error: "SMTP 535 at AUTH PLAIN",
    });
  });

  test("that has no TLS where it must", async () => {
    const server = await startFakeMailServer();
    const { email } = readServerSettings({
      SMTP_URL: server.url,
      LEAD_EMAIL_TO: "a@c.example",
    });
    if (!email) throw new Error("No email is set.");
    const mailer = await createMailer({
      ...email,
      smtp: { ...email.smtp, requireTLS: true },
      log: createLog("silent"),
    });
    expect(await mailer.deliver(lead)).toMatchObject({
      ok: false,
      error: expect.stringMatching(/STARTTLS|TLS/),
    });
    expect(server.mails).toEqual([]);
  });
});

test("logs in with the address's credentials, and sends nothing to check them", async () => {
  const logins: string[] = [];
  const server = await startFakeMailServer({
    onLogin(user, password) {
      logins.push(`${user} ${password}`);
      return "ok";
    },
  });
  const mailer = await mailerFor(
    server.url.replace("//", "//me%40clinic.example:a%3Ab%25@"),
  );
  expect(await mailer.check()).toBeUndefined();
  expect(server.mails).toEqual([]);
  expect(await mailer.deliver(lead)).toEqual({ ok: true });
  expect(logins).toEqual(["me@clinic.example a:b%", "me@clinic.example a:b%"]);
});

test("can be interrupted", async () => {
  const server = await startFakeMailServer({ onMessage: () => "hangs" });
  const mailer = await mailerFor(server.url);
  const stop = new AbortController();
  const delivery = mailer.deliver(lead, stop.signal);
  stop.abort();
  expect(await delivery).toMatchObject({ ok: false });
});

describe("the reason for a failed connection is named", () => {
  test.each([
    ["ECONNREFUSED", async () => `smtp://127.0.0.1:${await freePort()}`],
    ["ENOTFOUND", async () => "smtp://mail.invalid:2525"],
    [
      "ERR_SSL_",
      async () => (await startFakeMailServer()).url.replace("smtp:", "smtps:"),
    ],
    // The stand-in's certificate has expired; others fail by their own names.
    [
      "CERT_HAS_EXPIRED",
      async () => (await startFakeMailServer({ secure: true })).url,
    ],
  ])("%s", async (name, url) => {
    const mailer = await mailerFor(await url());
    expect(await mailer.check()).toMatch(new RegExp(`^${name}`));
  });
});
