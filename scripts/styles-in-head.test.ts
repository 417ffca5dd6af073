import { expect, test } from "vitest";
import { stylesInHead } from "./styles-in-head.ts";

test("a style in the body moves to the end of the head", () => {
  expect(
    stylesInHead(
      "<head><style>a{}</style></head><body><p>x</p><style>b{}</style><i></i></body>",
    ),
  ).toBe(
    "<head><style>a{}</style><style>b{}</style></head><body><p>x</p><i></i></body>",
  );
});

test("what is no whole document stays as it is", () => {
  expect(stylesInHead("<style>a{}</style>")).toBe("<style>a{}</style>");
});
