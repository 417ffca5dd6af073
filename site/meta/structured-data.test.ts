import { expect, test } from "vitest";
import { pages } from "../content/pages.ts";
import { structuredData, toScriptText } from "./structured-data.ts";

const written = (page: Parameters<typeof structuredData>[0]): string => {
  const data = structuredData(page);
  return data ? toScriptText(data) : "";
};

test("everything that is referred to on the home page is there", () => {
  const text = written(pages["/"]);
  const referred = Array.from(
    text.matchAll(/\{("@id":"[^"]+")\}/g),
    ([, id = ""]) => id,
  );
  expect(referred).not.toEqual([]);
  for (const id of referred) expect(text).toContain(`${id},`);
});

test("a page states its last change only if it shows it", () => {
  const page = pages["/privacy-policy"];
  expect(written(page)).not.toContain("dateModified");
  expect(written({ ...page, modified: "2025-07" })).toContain(
    '"dateModified":"2025-07"',
  );
});

test("no value can end the script element", () => {
  const title = "</script><script>alert(1)";
  const text = written({ ...pages["/security"], title });
  expect(text).not.toContain("<");
  expect(JSON.stringify(JSON.parse(text))).toContain(title);
});
