import { settings } from "../settings.ts";

/**
 * Logs an error, and reports it where the site is built with a place for reports. Of what a visitor
 * says or types nothing belongs in an error's message.
 */
export function reportError(fault: unknown): void {
  console.error(fault);
  send(fault);
}

/** Reports the page's uncaught errors. The browser has logged them already. */
export function reportUncaughtErrors(): void {
  if (!settings.sentryDsn) return;
  addEventListener("error", ({ error, message }) => send(error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => send(reason));
}

function send(fault: unknown): void {
  const { sentryDsn } = settings;
  if (!sentryDsn) return;
  // The reporter's code comes with the first error: most visitors never need it.
  import("./sentry.ts").then(
    ({ sendReport }) => sendReport(sentryDsn, fault),
    // Off line, perhaps. There is nobody left to tell.
    () => undefined,
  );
}
