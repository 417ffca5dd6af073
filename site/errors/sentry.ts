import {
  BrowserClient,
  defaultStackParser,
  makeFetchTransport,
  Scope,
} from "@sentry/browser";

let scope: Scope | undefined;

/**
 * Sends an error to the error-reporting service: what went wrong and where in the code, the page without
 * its query, and the browser's name. None of the SDK's integrations is in, so it records nothing that the
 * visitor does, and reads neither the page nor what the error was caused by.
 */
export function sendReport(dsn: string, error: unknown): void {
  scope ??= createScope(dsn);
  scope.captureException(error);
}

function createScope(dsn: string): Scope {
  const created = new Scope();
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    beforeSend: (event) => ({
      ...event,
      request: {
        url: location.origin + location.pathname,
        headers: { "User-Agent": navigator.userAgent },
      },
    }),
  });
  created.setClient(client);
  client.init();
  return created;
}
