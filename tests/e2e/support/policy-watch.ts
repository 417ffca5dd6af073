import type { BrowserContext } from "@playwright/test";

/**
 * Records a browser's violations of its pages' security policy, or of their permitted features.
 * To be called before the first page is opened.
 */
export async function watchPolicy(context: BrowserContext) {
  const violations: string[] = [];
  // The pages' reports, and the browser's own words, which also tell of workers: they have a policy of their own.
  context.on("console", (message) => {
    if (/Content.Security.Policy|Permissions.policy/i.test(message.text()))
      violations.push(message.text());
  });
  await context.addInitScript(() => {
    const types = ["permissions-policy-violation", "csp-violation"];
    new ReportingObserver(
      (reports) => {
        for (const { type, body } of reports)
          console.info("Content Security Policy:", type, JSON.stringify(body));
      },
      { types, buffered: true },
    ).observe();
  });
  return violations;
}
