import type { BrowserContext } from "@playwright/test";

declare global {
  interface Window {
    /** Reports to the journey. */
    __violated?: (what: string) => Promise<void>;
  }
}

/**
 * Records a browser's violations of its pages' security policy, or of their permitted features.
 * To be called before the first page is opened.
 */
export async function watchPolicy(context: BrowserContext) {
  const violations: string[] = [];
  await context.exposeBinding("__violated", (_source, what: string) => {
    violations.push(what);
  });
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } =
        event;
      void window.__violated?.(
        `${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`,
      );
    });
    const types = ["permissions-policy-violation", "csp-violation"];
    new ReportingObserver(
      (reports) => {
        for (const { type, body } of reports)
          void window.__violated?.(`${type} ${JSON.stringify(body)}`);
      },
      { types, buffered: true },
    ).observe();
  });
  // Workers have a policy of their own, and report to the console.
  context.on("console", (message) => {
    if (/Content.Security.Policy|Permissions policy/i.test(message.text()))
      violations.push(message.text());
  });
  return violations;
}
