import { settings } from "../settings.ts";

/** Logs a fault and, where configured, reports it. Messages must hold nothing that a visitor says or types. */
export function reportError(fault: unknown): void {
  console.error(fault);
  send(fault);
}

/** The browser has logged these errors already. */
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
    // Perhaps offline: there is no one to report to.
    () => undefined,
  );
}
