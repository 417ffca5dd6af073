import { describe, expect, test, vi } from "vitest";
import { readServerSettings } from "../../settings/server.ts";
import { createLog } from "../lib/log.ts";
import { aRequest, BODY } from "../testing/demo-request.ts";
import { startFakeMailServer } from "../testing/fake-mail-server.ts";
import { createMailer } from "./email.ts";

const lead = {
  id: "01-lead",
  body: BODY,
  origin: { utm_source: "news letter", referring_site: "www.example.org" },
};

const about = (changes: Partial<typeof aRequest>) => ({
  ...lead,
  body: JSON.stringify({ ...aRequest, ...changes }),
});

async function mailerFor(
  SMTP_URL: string,
  LEAD_EMAIL_TO = "sales@clinic.example",
  { timeoutMs = 10_000, requireTLS = false } = {},
) {
  const { email } = readServerSettings({ SMTP_URL, LEAD_EMAIL_TO });
  if (!email) throw new Error("No email is set.");
  const smtp = requireTLS ? { ...email.smtp, requireTLS } : email.smtp;
  const log = createLog("silent");
  const warn = vi.spyOn(log, "warn");
  return { ...(await createMailer({ ...email, smtp, log, timeoutMs })), warn };
}

/** The message without its encoding of long lines and of characters that are not ASCII. */
const plain = (text = "") =>
  text
    .replaceAll("=\r\n", "")
    .replaceAll(/(?:=[\dA-F]{2})+/g, (run) =>
      Buffer.from(run.replaceAll("=", ""), "hex").toString("utf8"),
    );

describe("an email", () => {
  test("has everything that the visitor wrote, and a reply goes to them", async () => {
    const { url, mails } = await startFakeMailServer();
    const mailer = await mailerFor(url, "a@clinic.example, b@c.example");
    expect(await mailer.deliver(lead)).toEqual({ ok: true });
    expect(mails).toMatchObject([
      { from: "a@clinic.example", to: ["a@clinic.example", "b@c.example"] },
    ]);
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
      expect(plain(mails[0]?.text)).toContain(value);
  });

  test("can't be given a header, a recipient or a field by what a visitor writes", async () => {
    const { url, mails } = await startFakeMailServer();
    const evil = "x\r\nBcc: thief@evil.example\r\n\r\n\u202EName  Someone else";
    const encoded = "=?utf-8?Q?=E2=80=AEAnn?=";
    const mailer = await mailerFor(url);
    await mailer.deliver({
      ...about({
        name: `${encoded} ${evil}`,
        practice: `"<thief@evil.example>, ${evil}`,
        message: "\u001B[2JHello\r\nPhone  0000",
      }),
      origin: { ...lead.origin, utm_source: evil },
    });
    const [mail] = mails;
    expect(mail?.to).toEqual(["sales@clinic.example"]);
    const [head = "", body = ""] = (mail?.text ?? "").split(/\r\n\r\n(.*)/s);
    expect(head).not.toMatch(/^(?:Bcc|Cc):/im);
    expect(head.match(/^(?:To|From|Subject|Reply-To):/gim)).toHaveLength(4);
    // A mail program would decode it, with the character that turns the direction of text.
    expect(head).not.toContain(encoded);
    const text = plain(body);
    expect(text).not.toMatch(/[[\p{Cc}\p{Cf}]--[\r\n]]/v);
    // The text that looks like a field is under the message.
    expect(text.match(/^Phone .*/gm)).toEqual([
      expect.stringContaining("01632"),
      expect.stringContaining("0000"),
    ]);
    expect(text.indexOf("Message:")).toBeLessThan(text.indexOf("0000"));
  });

  test.each([
    ["o'hara+x@münchen.example", "o'hara+x@xn--mnchen-3ya.example"],
    [`${"a".repeat(244)}@b.example`, `${"a".repeat(244)}@b.example`],
  ])(
    "takes everything that the form accepts, as %s, in lines that no mail server refuses as too long",
    async (email, shown) => {
      const { url, mails } = await startFakeMailServer();
      const mailer = await mailerFor(url);
      const request = about({
        name: "\uD800 Zoë 🦷".repeat(200),
        email,
        message: `${"long ".repeat(5000)}\n.\n..\n`,
      });
      const origin = { utm_term: "例".repeat(200) };
      expect(await mailer.deliver({ ...request, origin })).toEqual({
        ok: true,
      });
      const text = mails[0]?.text;
      expect(plain(text)).toContain(shown);
      // RFC 5322, 2.1.1.
      for (const line of text?.split("\r\n") ?? [])
        expect(line.length).toBeLessThanOrEqual(998);
    },
  );
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
    expect(JSON.stringify(mailer.warn.mock.calls)).not.toContain("@");
  },
);

type MailServer = Parameters<typeof startFakeMailServer>[0];

test.each<[string, MailServer]>([
  ["SMTP 421 at CONN", { onConnect: () => 421 }],
  ["SMTP 550 at RCPT TO", { onRecipient: () => 550 }],
  ["SMTP 451 at DATA", { onMessage: () => 451 }],
  ["no answer in time", { onMessage: () => "hangs" }],
  ["no answer in time", { onConnect: () => "hangs" }],
])("a mail server that fails is reported as %j", async (error, behaviour) => {
  const { url, mails } = await startFakeMailServer(behaviour);
  const mailer = await mailerFor(url, "a@c.example", { timeoutMs: 1000 });
  expect(await mailer.deliver(lead)).toEqual({ ok: false, error });
  expect(mails).toEqual([]);
});

test("sends nothing without TLS where it must be used", async () => {
  const { url, mails } = await startFakeMailServer();
  const mailer = await mailerFor(url, "a@c.example", { requireTLS: true });
  expect(await mailer.deliver(lead)).toMatchObject({
    ok: false,
    error: expect.stringMatching(/TLS/),
  });
  expect(mails).toEqual([]);
});

test("logs in with the address's credentials, and sends nothing to check them", async () => {
  const { url, mails } = await startFakeMailServer({
    onLogin: (user, password) =>
      user === "me@clinic.example" && password === "a:b%" ? "ok" : 535,
  });
  const as = (credentials: string) =>
    mailerFor(url.replace("//", `//${credentials}@`));
  const mailer = await as("me%40clinic.example:a%3Ab%25");
  expect(await mailer.check()).toBeUndefined();
  expect(mails).toEqual([]);
  expect(await mailer.deliver(lead)).toEqual({ ok: true });
  const stranger = await as("me:pass%40word");
  expect(await stranger.check()).toBe("SMTP 535 at AUTH PLAIN");
});

test("can be interrupted", async () => {
  const { url } = await startFakeMailServer({ onMessage: () => "hangs" });
  const mailer = await mailerFor(url);
  const stop = new AbortController();
  const delivery = mailer.deliver(lead, stop.signal);
  stop.abort();
  expect(await delivery).toMatchObject({ ok: false });
});

test.each([
  [
    "ERR_SSL_",
    async () => (await startFakeMailServer()).url.replace("smtp:", "smtps:"),
  ],
  // The stand-in's certificate has expired; others fail by their own names.
  [
    "CERT_HAS_EXPIRED",
    async () => (await startFakeMailServer({ secure: true })).url,
  ],
])("a failed connection is reported as %s", async (name, url) => {
  const mailer = await mailerFor(await url());
  expect(await mailer.check()).toMatch(new RegExp(`^${name}`));
});
