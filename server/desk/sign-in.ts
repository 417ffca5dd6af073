import { createHash, timingSafeEqual } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "hono";
import { deleteCookie, getSignedCookie, setSignedCookie } from "hono/cookie";
import type { AppEnv } from "../http/app-env.ts";
import { readBody } from "../http/read-body.ts";

const COOKIE = "desk";

/** A working day: a stolen cookie is of no use tomorrow. */
const SESSION_S = 12 * 60 * 60;

const WRONG_TOKEN_MS = 1000;

const MAX_FORM_BYTES = 4096;

/** For `__Host-`: the cookie goes to this host over TLS alone (or to this machine), and to no script. */
const OPTIONS = {
  prefix: "host",
  path: "/",
  secure: true,
  httpOnly: true,
  sameSite: "Strict",
} as const;

interface SignInOptions {
  readonly token: string;
  readonly clock?: () => number;
  readonly pause?: (ms: number) => Promise<void>;
}

/** A session is its expiry time, signed with the token: none is stored, and a new token ends all. */
export function createSignIn({
  token,
  clock = Date.now,
  pause = sleep,
}: SignInOptions) {
  const wanted = digest(token);

  return {
    async isSignedIn(c: Context<AppEnv>): Promise<boolean> {
      const until = await getSignedCookie(c, token, COOKIE, "host");
      return Number(until || 0) > clock();
    },

    /** Reads the form. The refusal of a wrong token is delayed. */
    async signIn(c: Context<AppEnv>): Promise<boolean> {
      const body = await readBody(c.req, MAX_FORM_BYTES);
      const form = new URLSearchParams(new TextDecoder().decode(body));
      const given = digest((form.get("token") ?? "").trim());
      if (!timingSafeEqual(given, wanted)) {
        await pause(WRONG_TOKEN_MS);
        return false;
      }
      const until = String(clock() + SESSION_S * 1000);
      await setSignedCookie(c, COOKIE, until, token, {
        ...OPTIONS,
        maxAge: SESSION_S,
      });
      return true;
    },

    signOut: (c: Context<AppEnv>) => void deleteCookie(c, COOKIE, OPTIONS),
  };
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** The page's style is inline, so the policy names it by its hash. */
export function deskHeaders(signInPage: string): Record<string, string> {
  const [, style = ""] = /<style>(.*?)<\/style>/s.exec(signInPage) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  return {
    "Content-Security-Policy": `default-src 'none'; script-src 'self'; style-src 'self' 'sha256-${hash}'; font-src 'self' data:; img-src data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/** The page says that the token was wrong once its sentence is no longer hidden. */
export const withWrongToken = (signInPage: string): string =>
  signInPage.replace(/(id="wrong"[^>]*) hidden/, "$1");
