import { chromium } from "@playwright/test";
import lighthouse, { type Flags, type RunnerResult } from "lighthouse";
import { CHROMIUM_ARGS, ensureChromium } from "../../../scripts/browsers.ts";
import { freePort } from "../../../server/testing/free-port.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

export interface Report {
  /** 0 to 100, in the order of the categories. */
  readonly scores: readonly number[];
  /** In milliseconds on the simulated phone and wire; the layout shift has no unit. */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Titles of the audits that took points. */
  readonly faults: readonly string[];
}

const CLS = "cumulative-layout-shift";

/** What neither axe nor the bench of pages covers: practices, search engines, and how far a page shifts. */
export const PRACTICES: Flags = {
  onlyCategories: ["best-practices", "seo"],
  onlyAudits: [CLS],
  // Only needed for reports, which are not shown here.
  disableFullPageScreenshot: true,
};

const ATTEMPTS = 3;

/** Runs Lighthouse with its defaults: a phone on simulated slow 4G. One browser for many pages. */
export async function startLighthouse() {
  const executablePath = await ensureChromium();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`, ...CHROMIUM_ARGS],
  });
  const always: Flags = {
    port: Number(port),
    logLevel: "error",
    onlyCategories: CATEGORIES,
    // A build with the placeholder address, like the tests', tells search engines to leave it out.
    skipAudits: ["is-crawlable"],
  };

  return {
    /** @throws {Error} when Lighthouse does not see the page painted in three attempts, as may happen on a busy machine */
    async measure(url: string, flags: Flags = {}): Promise<Report> {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const result = await lighthouse(url, { ...always, ...flags });
        if (result && Number.isFinite(valueOf(result.lhr, CLS)))
          return reportOf(result.lhr);
      }
      throw new Error(`Lighthouse has nothing to say of ${url}`);
    },
    stop: () => browser.close(),
  };
}

type Result = RunnerResult["lhr"];

const valueOf = (lhr: Result, audit: string) =>
  lhr.audits[audit]?.numericValue ?? Number.NaN;

/** The titles of the audits that count for a category and score less than 0.9 of 1. */
const faultsOf = (lhr: Result): string[] =>
  Object.values(lhr.categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => lhr.audits[id])
    .filter(
      (audit) =>
        audit?.scoreDisplayMode === "error" || (audit?.score ?? 1) < 0.9,
    )
    .map((audit) => audit?.title ?? "");

function reportOf(lhr: Result): Report {
  return {
    scores: CATEGORIES.map((category) =>
      Math.round((lhr.categories[category]?.score ?? 0) * 100),
    ),
    fcp: valueOf(lhr, "first-contentful-paint"),
    lcp: valueOf(lhr, "largest-contentful-paint"),
    tbt: valueOf(lhr, "total-blocking-time"),
    cls: valueOf(lhr, CLS),
    faults: faultsOf(lhr),
  };
}
