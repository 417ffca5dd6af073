import { expect, test } from "vitest";
import { monthlyLoss, pounds } from "./monthly-loss.ts";

test("a month's unanswered calls are worth what their patients would have paid", () => {
  expect(monthlyLoss(22, 6, 20, 150)).toBe(3960);
  expect(monthlyLoss(22, 6, 0, 150)).toBe(0);
});

test("a sum is written in whole pounds", () => {
  expect(pounds(3960)).toBe("£3,960");
  expect(pounds(26.4)).toBe("£26");
});
