import { describe, expect, test } from "vitest";
import { internationalNumber } from "../company.ts";
import {
  formPages,
  type PageMeta,
  pages,
  unknownPage,
} from "../content/pages.ts";
import { structuredData, toScriptText } from "./structured-data.ts";
import { settings } from "../settings.ts";

/** As a search engine reads it. */
function graph(page: PageMeta): Readonly<Record<string, unknown>>[] {
  const data = structuredData(page);
  // What `toScriptText` writes of a graph.
  return data
    ? (
        JSON.parse(toScriptText(data)) as { "@graph": ReturnType<typeof graph> }
      )["@graph"]
    : [];
}

const types = (page: PageMeta) => graph(page).map((thing) => thing["@type"]);
const { "/": home, ...others } = pages;
const inner: readonly PageMeta[] = Object.values(others);

describe("the home page", () => {
  test("speaks of the organisation, the site and the service", () => {
    expect(types(home)).toEqual(["Organization", "WebSite", "Service"]);
  });

  test("gives the organisation's telephone and mailbox", () => {
    expect(graph(home)[0]?.contactPoint).toMatchObject({
      telephone: internationalNumber(settings.phone),
      email: settings.email,
    });
  });
});

describe("an inner page", () => {
  test.each(inner)("$path is a page under the home page", (page) => {
    const url = `${settings.siteUrl}${page.path}`;
    expect(types(page)).toEqual(["WebPage", "BreadcrumbList"]);
    expect(graph(page)[0]).toMatchObject({ url, name: page.title });
    expect(graph(page)[1]?.itemListElement).toMatchObject([
      { position: 1, item: `${settings.siteUrl}/` },
      { position: 2, name: page.name, item: url },
    ]);
  });

  test("states its last change only if the page shows it", () => {
    const page = pages["/privacy-policy"];
    expect(graph(page)[0]).not.toHaveProperty("dateModified");
    expect(graph({ ...page, modified: "2025-07" })[0]).toMatchObject({
      dateModified: "2025-07",
    });
  });
});

test("everything that is referred to on the home page is there", () => {
  const ids = graph(home).map((thing) => thing["@id"]);
  const references = JSON.stringify(graph(home)).matchAll(
    /\{"@id":"([^"]+)"\}/g,
  );
  for (const [, id] of references) expect(ids).toContain(id);
});

test("nothing is rated, reviewed or priced, and Ellaira is no clinic", () => {
  const all = JSON.stringify(Object.values(pages).map((page) => graph(page)));
  expect(all).not.toMatch(/review|rating|price|"Medical|FAQPage/i);
});

test("pages that search engines should drop have none", () => {
  for (const page of [...Object.values(formPages), unknownPage])
    expect(structuredData(page)).toBeUndefined();
});

test("no value can end the script element", () => {
  const data = structuredData({
    ...pages["/security"],
    title: "</script><script>alert(1)",
  });
  const text = data ? toScriptText(data) : "";
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual(data);
});
