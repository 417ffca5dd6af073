import { z } from "zod";

// Each rule reads one environment variable; the error is the rest of a sentence that begins with its name.

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine(
      (text) =>
        /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max,
      {
        error: `should be a whole number from ${min} to ${max}`,
      },
    )
    .transform(Number);

export const url = (protocols: string, example: string) =>
  z.url({
    protocol: new RegExp(`^(?:${protocols})$`),
    error: `should be an address such as ${example}`,
    abort: true,
  });

export const webUrl = (example: string) => url("https?", example);

export const origin = (example: string) =>
  webUrl(example)
    .refine((text) => new URL(text).href === `${new URL(text).origin}/`, {
      error: `should be a bare origin such as ${example}, without a path`,
    })
    .transform((text) => new URL(text).origin);

export const origins = (example: string) =>
  z
    .string()
    .transform((text) => text.split(",").map((part) => part.trim()))
    .pipe(z.array(origin(example)));

export const flag = z
  .stringbool({
    truthy: ["true", "1"],
    falsy: ["false", "0"],
    case: "sensitive",
    error: "should be true or false",
  })
  .default(false);

export const proxies = z
  .string()
  .regex(/^(?:true|false|\d)$/, {
    error: "should be true, false or the number of proxies, up to 9",
  })
  .default("false")
  .transform((text) => (text === "true" ? 1 : Number(text) || 0));

const object = z.record(z.string(), z.json());

export type JsonObject = z.output<typeof object>;

function parseObject(text: string): JsonObject | undefined {
  try {
    return object.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export const jsonObject = z.string().transform((text, context) => {
  const value = parseObject(text);
  if (value) return value;
  context.addIssue("should be a JSON object");
  return z.NEVER;
});

/** The provider knows an assistant by an id, or takes it whole as an object (spec 3). */
export const idOrObject = z.string().transform((text, context) => {
  if (!text.trimStart().startsWith("{")) return text;
  const value = parseObject(text);
  if (value) return value;
  context.addIssue("should be an id or a JSON object");
  return z.NEVER;
});

export const isThisMachine = (host: string): boolean =>
  host === "" ||
  host.startsWith("/") ||
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(host);

// Where demo requests are delivered. Addresses and secrets are checked in full, so that the first delivery finds nothing
// wrong with them.

/** By the names of nodemailer's options. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (`smtps://`), not by STARTTLS. */
  readonly secure: boolean;
  /** Nothing is sent unless STARTTLS works. */
  readonly requireTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

export const emailAddresses = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .pipe(
    z.array(
      z.email({
        error:
          "should be an email address such as sales@example.com, or several with commas between them",
      }),
    ),
  );

export const emailAddress = z.email({
  error: "should be an email address such as website@example.com",
});

const EXAMPLE = "smtp://user:password@smtp.example.com:587";

/** Another machine must offer STARTTLS, unless `?requireTLS=false` says otherwise. */
export const smtpServer = url("smtps?", EXAMPLE).transform(
  (text, context): SmtpServer => {
    const server = readServer(new URL(text));
    if (server) return server;
    context.addIssue(
      `should be an address such as ${EXAMPLE}, with %40 for each @ and %25 for each % in its user and password, and nothing after the host but ?requireTLS=false`,
    );
    return z.NEVER;
  },
);

function readServer(address: URL): SmtpServer | undefined {
  const { protocol, hostname, port, pathname, search } = address;
  const secure = protocol === "smtps:";
  const extra = `${pathname.replace(/^\/$/, "")}${search}${address.hash}`;
  const host = decoded(hostname);
  const user = decoded(address.username);
  const pass = decoded(address.password);
  if (!host || user === undefined || pass === undefined) return undefined;
  if (!["", "?requireTLS=false"].includes(extra)) return undefined;
  return {
    host: host.replace(/^\[(.+)\]$/, "$1"),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && search === "" && !isThisMachine(hostname),
    ...(user !== "" && { auth: { user, pass } }),
  };
}

/** @returns undefined where a % is without two hexadecimal digits, or the bytes are no UTF-8 */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

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
        ? "should have no quotes around it: they were read as part of it"
        : `should be whsec_ and base64 of ${MIN_SECRET_BYTES} to ${MAX_SECRET_BYTES} bytes, or two such secrets with a space between them`,
    );
    return z.NEVER;
  });

function isSecret(text: string): boolean {
  const base64 = text.replace(/^whsec_/, "");
  const bytes = Buffer.from(base64, "base64");
  return (
    // Node skips characters that are not base64.
    bytes.toString("base64") === base64 &&
    bytes.length >= MIN_SECRET_BYTES &&
    bytes.length <= MAX_SECRET_BYTES
  );
}

export const webhookUrl = (example: string) =>
  webUrl(example).refine(
    (text) => {
      const { username, password } = new URL(text);
      return decoded(username + password) !== undefined;
    },
    { error: "should have %25 for each % in its user and password" },
  );
