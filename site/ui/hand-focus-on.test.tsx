// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handFocusOn } from "./hand-focus-on.ts";

// jsdom has no view to scroll.
beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

const heir = () => document.getElementById("heir");

/** A control that can go, beside who gets its focus. Its ref is another one at every render. */
function Pair({ gone = false }: { readonly gone?: boolean }) {
  return (
    <>
      <button type="button" id="heir">
        heir
      </button>
      {!gone && (
        <button ref={handFocusOn(heir)} type="button">
          control
        </button>
      )}
    </>
  );
}

test("a control that goes hands its focus on", async () => {
  const { rerender } = render(<Pair />);
  screen.getByRole("button", { name: "control" }).focus();
  rerender(<Pair gone />);
  await Promise.resolve();
  expect(document.activeElement).toBe(heir());
});

test("a control that stays keeps the focus", async () => {
  const { rerender } = render(<Pair />);
  const control = screen.getByRole("button", { name: "control" });
  control.focus();
  rerender(<Pair />);
  await Promise.resolve();
  expect(document.activeElement).toBe(control);
});

test("a control that goes without the focus moves nothing", async () => {
  const { rerender } = render(<Pair />);
  rerender(<Pair gone />);
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
