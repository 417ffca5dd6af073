import { randomId } from "../random-id.ts";

/**
 * Sends one error to a service that speaks Sentry's envelope protocol: what went wrong, where in the code, and the
 * page without its query. It reads nothing else of the page, the visitor or the error.
 *
 * @param dsn - `https://KEY@HOST/PROJECT`, as the service shows it
 */
export function sendReport(dsn: string, error: unknown): void {
  const { origin, pathname, username } = new URL(dsn);
  const at = pathname.lastIndexOf("/");
  const path = `${pathname.slice(0, at)}/api/${pathname.slice(at + 1)}/envelope/`;
  const event = eventOf(error);
  // As plain text, it needs no preflight request to the other host (CORS).
  fetch(`${origin}${path}?sentry_version=7&sentry_key=${username}`, {
    method: "POST",
    body: [{ event_id: event.event_id }, { type: "event" }, event]
      .map((part) => JSON.stringify(part))
      .join("\n"),
    keepalive: true,
    credentials: "omit",
    referrerPolicy: "no-referrer",
  }).catch(() => {
    // Perhaps offline: there is no one to report to.
  });
}

const eventOf = (error: unknown) => ({
  event_id: randomId(),
  timestamp: Date.now() / 1000,
  platform: "javascript",
  level: "error",
  environment: "production",
  exception: { values: [exceptionOf(error)] },
  request: { url: location.origin + location.pathname },
  // Otherwise the service records the visitor's address.
  sdk: {
    name: "ellaira.website",
    version: "1.0.0",
    settings: { infer_ip: "never" },
  },
});

function exceptionOf(error: unknown) {
  if (error instanceof Error)
    return {
      type: error.name,
      value: withoutQueries(error.message),
      stacktrace: { frames: framesOf(error.stack ?? "") },
    };
  // The content of any other value may be personal.
  const value =
    typeof error === "string"
      ? withoutQueries(error)
      : `Something of type ${typeOf(error)} was thrown.`;
  return { type: "Error", value };
}

/** `at press (URL:3:4)` in Chromium, `press@URL:3:4` in Firefox and Safari. */
const FRAME = /^\s*(?:at (?:(.+?) \()?|(.*?)@)(https?:\S+?):(\d+):(\d+)\)?$/;

/** The protocol wants the innermost call last. */
const framesOf = (stack: string) =>
  stack
    .split("\n")
    .flatMap((line) => {
      const [, chromium, other, filename, lineno, colno] =
        FRAME.exec(line) ?? [];
      if (filename === undefined) return [];
      return {
        filename: withoutQueries(filename),
        function: chromium ?? other ?? "",
        lineno: Number(lineno),
        colno: Number(colno),
      };
    })
    // oxlint-disable-next-line unicorn/no-array-reverse -- Chrome 109 has no toReversed, and this array is new
    .reverse();

/** Cuts the query and hash off addresses in a text. */
const withoutQueries = (text: string) =>
  text.replaceAll(/(\bhttps?:\/\/[^\s?#]*)[?#]\S*/gi, "$1");

/** Such as `Object`, `Array` or `Undefined`. */
const typeOf = (value: unknown) =>
  Object.prototype.toString.call(value).slice("[object ".length, -1);
