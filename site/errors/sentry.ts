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
 * Sends what went wrong, where in the code, and the page without its query. None of the SDK's integrations is
 * in, so it records nothing that the visitor does and reads neither the page nor the error's cause.
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
    // Otherwise the service is told to note the visitor's address.
    dataCollection: { userInfo: false },
    beforeSend: onlyWhatIsAllowed,
  });
  created.setClient(client);
  client.init();
  return created;
}

/** Parts of an event, beside what went wrong and where. */
const ALLOWED = [
  "event_id",
  "timestamp",
  "platform",
  "level",
  "release",
  "environment",
] as const satisfies readonly (keyof ErrorEvent)[];

/** Copies what a report may hold, so that nothing else gets in, whatever the SDK comes to add. */
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

/** Cuts addresses in a text after their path. */
const withoutQueries = (text: string) =>
  text.replaceAll(/(\bhttps?:\/\/[^\s?#]*)[?#]\S*/gi, "$1");

/** Such as `Object`, `Array` or `Undefined`. */
const typeOf = (value: unknown) =>
  Object.prototype.toString.call(value).slice("[object ".length, -1);
