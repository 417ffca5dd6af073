import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { PlainError } from "../settings/load.ts";
import { buildSite } from "./build-site.ts";
import { PROVIDER_BUILD, STATIC_BUILD } from "../tests/e2e/support/builds.ts";
import { ensureChromium, ensureEngines } from "./browsers.ts";
import { run, runQuietly } from "./command.ts";

/** `--quick` takes less than a minute: no builds or journeys, and only the unit tests that the changes touch. */
const quick = process.argv.includes("--quick");

/** `npm run check`, as CI runs it: every build, journey and engine. */
const all = process.argv.includes("--all");

/**
 * Parts of the names of journeys (project, file and title) that only `npm run check` runs: those of other builds, slow
 * ones, and those whose like is run at another size.
 */
const LEFT_TO_CHECK = [
  "phone (?:accessibility|desk|keyboard)",
  "accessibility.* (?:forced colours|text at 200|without JavaScript)",
  "provider-",
  "static-host",
  "accessibility-states",
  "call-screen",
  "confirmation is inside windows of every size",
  // Two of these six are left.
  "lacks what .* (?:AbortController|FormData|Promise|crypto)",
  "navigation.* (?:fade in once|islands hydrate|middle of a transition|pressed at once)",
  "privacy.* a walk by links",
  "lighthouse",
  "older",
];

const RESULTS = "test-results";

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const total = { passed: 0, failed: 0, skipped: 0 };
const times: string[] = [];
const start = Date.now();

const secondsSince = (moment: number) =>
  `${Math.round((Date.now() - moment) / 1000)} s`;

async function step(
  title: string,
  act: () => Promise<Counts>,
): Promise<boolean> {
  const began = Date.now();
  console.log(`\n— ${title} …`);
  const { passed, failed, skipped } = await act().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  times.push(`${title} ${secondsSince(began)}`);
  const left = passed === 0 && skipped > 0 ? `all ${skipped} SKIPPED` : "ok";
  console.log(
    `— ${title}: ${failed ? "FAILED" : left} (${secondsSince(began)})`,
  );
  return failed === 0;
}

/** A step that is not a test counts only when it fails. */
const counted = (ok: boolean): Counts => ({
  passed: 0,
  failed: ok ? 0 : 1,
  skipped: 0,
});

/** A runner that fails without a failed test (a broken file, an error between tests) counts as one failure. */
const orRunner = (counts: Counts, code: number): Counts =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

const program = async (name: string, ...args: string[]) =>
  counted((await run(name, args)) === 0);

async function unitTests(): Promise<Counts> {
  const file = `${RESULTS}/unit.json`;
  const reporters = ["--reporter=default", "--reporter=json"];
  const { code, output } = await runQuietly("vitest", [
    "run",
    ...(quick ? ["--changed", "--passWithNoTests"] : []),
    ...reporters,
    `--outputFile.json=${file}`,
  ]);
  console.log(output);
  const result = readJson(file);
  const counts = {
    passed: Number(result["numPassedTests"]),
    failed: Number(result["numFailedTests"]),
    skipped: Number(result["numPendingTests"]),
  };
  return orRunner(counts, code);
}

const JOURNEYS = [
  "test",
  ...(all
    ? []
    : [
        "--project=desktop",
        "--project=phone",
        "--project=chromium",
        `--grep-invert=${LEFT_TO_CHECK.join("|")}`,
      ]),
];

async function journeys(): Promise<Counts> {
  try {
    await ensureChromium();
  } catch (error) {
    if (all || !(error instanceof PlainError)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 0, skipped: await countJourneys() };
  }
  if (all) await ensureEngines();
  const code = await run("playwright", JOURNEYS);
  const { stats } = readJson(`${RESULTS}/e2e.json`) as {
    stats: Record<"expected" | "flaky" | "unexpected" | "skipped", number>;
  };
  const counts = {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
  return orRunner(counts, code);
}

async function countJourneys(): Promise<number> {
  const { output } = await runQuietly("playwright", [...JOURNEYS, "--list"]);
  return Number(/Total: (\d+)/.exec(output)?.[1] ?? NaN);
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);
// Unit tests mostly wait for processes and databases, so they run beside the steps before the journeys.
const unit = step("Unit tests", unitTests);
// First, because it also writes the types of the Markdown texts.
await step("Types in .astro files", () =>
  program(
    "astro",
    "check",
    "--tsconfig=tsconfig.astro.json",
    "--minimumSeverity=error",
  ),
);
await step("Types", () => program("tsc", "--noEmit"));
await step("Lint", () => program("oxlint", "--deny-warnings"));
await step("Lint of styles", () => program("stylelint", "site/**/*.css"));
await step("Format", () =>
  program("prettier", "--check", "--cache", "--log-level=warn", "."),
);
const builtAll =
  !quick &&
  (await step("Builds", async () => {
    await buildSite({ settings: { VITE_VAPI_PUBLIC_KEY: "" } });
    if (!all) return counted(true);
    for (const build of [PROVIDER_BUILD, STATIC_BUILD]) await buildSite(build);
    return counted(true);
  }));
await unit;
if (builtAll) await step("Journeys", journeys);

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
if (!all && !quick) console.log("\nThe rest is in: npm run check");
console.log(`\n${times.join(", ")}; in all ${secondsSince(start)}`);
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
