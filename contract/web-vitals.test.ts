import { expect, test } from "vitest";
import { routes } from "../site/routes.ts";
import { MEASURED_PAGES } from "./web-vitals.ts";

test("every page of the site may say how quick it was, and nothing else", () => {
  expect(MEASURED_PAGES.toSorted()).toEqual(Object.values(routes).toSorted());
});
