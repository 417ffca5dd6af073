import { expect, test } from "vitest";
import { readLeadOrigin } from "./lead-origin.ts";

const URL = "http://site.example/api/demo-requests";

test("is what the page says in the address that it posts to", () => {
  const url = `${URL}?utm_source=news+letter&utm_campaign=z%C3%BCri&referring_site=www.example.org&gclid=1`;
  expect(readLeadOrigin({ url, referer: undefined })).toEqual({
    utm_source: "news letter",
    utm_campaign: "züri",
    referring_site: "www.example.org",
  });
});

test("is what the page's own address says where a form without JavaScript posted", () => {
  const referer = "https://site.example/?utm_source=a&referring_site=x.example";
  expect(readLeadOrigin({ url: URL, referer })).toEqual({ utm_source: "a" });
  expect(readLeadOrigin({ url: `${URL}?utm_medium=b`, referer })).toEqual({
    utm_medium: "b",
  });
  expect(readLeadOrigin({ url: URL, referer: "about:client" })).toEqual({});
});

test("accepts any value that a client sends", () => {
  const url = new globalThis.URL(URL);
  url.searchParams.set("utm_source", `\r\nX: ${"y".repeat(1000)}`);
  url.searchParams.set("utm_term", "\u202E\u0000");
  url.searchParams.set("referring_site", "<script>");
  expect(readLeadOrigin({ url: url.href, referer: undefined })).toEqual({
    utm_source: `X: ${"y".repeat(197)}`,
  });
});
