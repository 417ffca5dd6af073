import { settings } from "../settings.ts";

/** Logs and, where configured, reports. Messages must hold nothing that a visitor says or types. */
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
    // Offline, perhaps: there is nobody left to tell.
    () => undefined,
  );
}
