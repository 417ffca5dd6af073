import { expect, test } from "vitest";
import { formPages, pages, unknownPage } from "../content/pages.ts";
import { sitemap } from "./sitemap.ts";

const dated = Object.values(pages).map((page) =>
  /policy|terms/.test(page.path) ? { ...page, modified: "2025-07" } : page,
);
const xml = sitemap(
  [...dated, ...Object.values(formPages), unknownPage],
  "https://ellaira.example",
);
const entries = Array.from(
  xml.matchAll(/<url>(.*?)<\/url>/g),
  ([, entry]) => entry,
);

const loc = (path: string) => `<loc>https://ellaira.example${path}</loc>`;

test("it holds the six pages, and a date for the two that show one", () => {
  expect(entries).toEqual([
    loc("/"),
    loc("/hospitals-case-study"),
    loc("/security"),
    `${loc("/privacy-policy")}<lastmod>2025-07</lastmod>`,
    `${loc("/terms-of-service")}<lastmod>2025-07</lastmod>`,
    loc("/compliance"),
  ]);
});
