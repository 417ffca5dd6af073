import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page, Request } from "@playwright/test";
import {
  attribute,
  elementsNamed,
  readPages,
} from "../../server/pages/html.ts";
import { islandModules } from "../../scripts/rewrite-pages.ts";
import { routes } from "../../site/routes.ts";
import { callButton } from "./support/call.ts";
import { expect, hydrated, test, twoFrames } from "./support/test.ts";

test("only pages with a call or a form bring the framework", () => {
  const pages = readPages("dist").filter(
    ({ document }) => islandModules(document).length > 0,
  );
  expect(pages.map(({ path }) => path).toSorted()).toEqual(
    [routes.home, routes.caseStudy, "/404"].toSorted(),
  );
});

const KIB = 1024;

/** Of the home page, which grows with its texts, in bytes of brotli. */
const BUDGETS = { document: 31 * KIB, islands: 75 * KIB } as const;

/** @returns how many bytes a browser receives that accepts brotli */
function wireSize(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

test("the home page keeps to its budgets", () => {
  const home = readPages("dist").find(({ path }) => path === routes.home);
  if (!home) throw new Error("There is no home page.");
  expect(
    wireSize(home.file),
    "the document with its styles",
  ).toBeLessThanOrEqual(BUDGETS.document);
  const [body] = elementsNamed(home.document, "body");
  const imports = body && attribute(body, "data-imports")?.split(" ");
  const bytes = [...islandModules(home.document), ...(imports ?? [])]
    .map((url) => wireSize(join("dist", url)))
    .reduce((sum, size) => sum + size, 0);
  expect(
    bytes,
    "the islands and the framework, which the first gesture loads",
  ).toBeLessThanOrEqual(BUDGETS.islands);
});

/** Of brotli, before the first gesture. */
const MAX_BYTES = 90 * KIB;
const MAX_REQUESTS = 10;

for (const path of Object.values(routes))
  test(`${path} asks for little before the first gesture`, async ({ page }) => {
    const requests: Request[] = [];
    page.on("requestfinished", (request) => requests.push(request));
    await page.goto(path, { waitUntil: "networkidle" });
    expect(requests.length).toBeLessThanOrEqual(MAX_REQUESTS);
    const sizes = await Promise.all(requests.map((request) => request.sizes()));
    const bytes = sizes.map(({ responseBodySize }) => responseBodySize);
    const total = bytes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThanOrEqual(MAX_BYTES);
    expect(requests.map((request) => request.url()).join()).not.toMatch(
      /\/client\.|engine|vapi/,
    );
  });

test("no module and no second font is requested before the first paint", async ({
  page,
}) => {
  await page.goto(routes.home, { waitUntil: "networkidle" });
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  const early = await page.evaluate(() => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0];
    return performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime < (paint?.startTime ?? 0))
      .map(({ name }) => /\.(?:js|woff2)$/.exec(name)?.[0])
      .filter((ending) => ending !== undefined);
  });
  expect(early).toEqual([".woff2"]);
});

/** Opens the home page, comes close to a call, and returns the voice's files that were requested by then. */
async function voiceAhead(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/engine\.|\.(?:wasm|bin)$/.test(request.url()))
      asked.push(request.url());
  });
  await page.goto(routes.home);
  await hydrated(page);
  await callButton(page).focus();
  await page.waitForLoadState("networkidle");
  await twoFrames(page);
  return asked;
}

test("the voice is preloaded before a call", async ({ page }) => {
  const asked = await voiceAhead(page);
  // The answers' code, the synthesiser, and its two parts of a voice.
  await expect.poll(() => asked.length).toBe(4);
});

test("for a visitor who saves data, the voice waits for the press", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true },
    }),
  );
  expect(await voiceAhead(page)).toEqual([]);
});
