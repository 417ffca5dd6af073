// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { TestimonialCarousel } from "./testimonial-carousel.tsx";

/** React asks for this where `act` is used. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let hidden = false;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () =>
    Object.assign(new EventTarget(), { matches: false }),
  );
  hidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  const root = createRoot(document.body);
  await act(() => root.render(<TestimonialCarousel />));
  onTestFinished(() => {
    act(() => root.unmount());
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

const dots = () =>
  [...document.querySelectorAll("button")].filter((button) =>
    button.ariaLabel?.startsWith("Show"),
  );

const shown = () => dots().findIndex((dot) => dot.ariaCurrent === "true");

const send = (event: Event) => act(() => void dots()[0]?.dispatchEvent(event));

const see = (isSeen: boolean) =>
  act(() => {
    hidden = !isSeen;
    document.dispatchEvent(new Event("visibilitychange"));
  });

test("it rests while its tab is hidden, or the focus is in it", () => {
  see(false);
  wait(20_000);
  send(new KeyboardEvent("keydown", { bubbles: true }));
  see(true);
  wait(20_000);
  expect(shown()).toBe(0);
  send(new FocusEvent("focusout", { bubbles: true }));
  wait(6000);
  expect(shown()).toBe(1);
});
