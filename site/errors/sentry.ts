import {
  BrowserClient,
  defaultStackParser,
  makeFetchTransport,
  Scope,
  type ErrorEvent,
  type Exception,
  type StackFrame,
} from "@sentry/browser";

let scope: Scope | undefined;

/**
 * Sends an error to the error-reporting service: what went wrong and where in the code, and the page without its
 * query. None of the SDK's integrations is in, so it records nothing that the visitor does, and reads neither the page
 * nor what the error was caused by.
 */
export function sendReport(dsn: string, error: unknown): void {
  scope ??= createScope(dsn);
  scope.captureException(
    error instanceof Error || typeof error === "string"
      ? error
      : // The SDK would send all that is in it.
        new Error(`Something of type ${typeOf(error)} was thrown.`),
  );
}

function createScope(dsn: string): Scope {
  const created = new Scope();
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    // Else the service is told to note the visitor's address.
    dataCollection: { userInfo: false },
    beforeSend: onlyWhatIsAllowed,
  });
  created.setClient(client);
  client.init();
  return created;
}

/** Of an event, beside what went wrong and where. */
const ALLOWED = [
  "event_id",
  "timestamp",
  "platform",
  "level",
  "release",
  "environment",
] as const satisfies readonly (keyof ErrorEvent)[];

/** A report made anew of what may be in one, so that nothing else is, whatever the SDK comes to add. */
function onlyWhatIsAllowed(event: ErrorEvent): ErrorEvent {
  const values = event.exception?.values?.map(allowedException) ?? [];
  const known = ALLOWED.filter((name) => event[name] !== undefined);
  return {
    ...Object.fromEntries(known.map((name) => [name, event[name]])),
    type: undefined,
    exception: { values },
    request: { url: location.origin + location.pathname },
  };
}

function allowedException({ type, value, stacktrace }: Exception): Exception {
  const frames = stacktrace?.frames?.map(allowedFrame) ?? [];
  return {
    ...(type === undefined ? {} : { type }),
    value: withoutQueries(value ?? ""),
    stacktrace: { frames },
  };
}

const allowedFrame = ({
  filename = "",
  function: name = "",
  lineno = 0,
  colno = 0,
}: StackFrame): StackFrame => ({
  filename: withoutQueries(filename),
  function: name,
  lineno,
  colno,
});

/** Addresses in a text without what follows their path. */
const withoutQueries = (text: string) =>
  text.replaceAll(/(\bhttps?:\/\/[^\s?#]*)[?#]\S*/gi, "$1");

/** Such as `Object`, `Array` or `Undefined`. */
const typeOf = (value: unknown) =>
  Object.prototype.toString.call(value).slice("[object ".length, -1);
