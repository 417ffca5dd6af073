import { voice } from "../../../site/content/voice.ts";
import { ask, call, phase } from "./support/actions.ts";
import { test } from "./support/test.ts";

const PANEL = "[data-call-panel]";

/** The visible appointment in a part of the page, with the caller's name if shown. */
const entry = (part: string) => {
  const found = document.querySelector(`${part} [data-demo-entry]`);
  const words = found?.checkVisibility() ? found.textContent : "";
  return ["Wed", "14:30", "demo", "Ohara"]
    .filter((word) => words.includes(word))
    .join(" ");
};

/** As a screen of its own. */
const isOpen = (panel: string) =>
  document.querySelector(panel)?.matches(":modal") ?? false;

const isSilent = () => window.callSound?.state !== "running";

test("a call leads from the press to an appointment by typing, which only a yes makes and which stays in the diary", async ({
  visitor,
}) => {
  await visitor.open("/");
  await visitor.wakes();
  await call(visitor);
  await ask(visitor, "a check-up next Wednesday at half two");
  await ask(visitor, "Zoe Ohara");
  // Once to the end of the assistant's words.
  await visitor.scrollTo("button", voice.end);
  await ask(visitor, "07700 900123");
  await visitor.sees("", entry, "body");
  await ask(visitor, "yes please");
  await visitor.reads("Booked");
  // The diary is above the sheet.
  await visitor.sees("Wed 14:30 demo", entry, "#hero [role=img]");
  // In the middle of the assistant's words.
  await visitor.press("button", `${voice.speaking}…`);
  await visitor.sees("idle", phase);
  await visitor.sees(true, isSilent);
  await visitor.reads("The call has ended", PANEL);
  await visitor.press("button", "Close", PANEL);
  await visitor.sees("Wed 14:30 demo", entry, "#hero [role=img]");
});

test.describe("on a phone", () => {
  test.use({ window: { width: 390, height: 844 } });

  test("a call is a screen of its own, and ends with its page", async ({
    visitor,
  }) => {
    await visitor.open("/");
    await visitor.wakes();
    await call(visitor);
    await visitor.sees(true, isOpen, PANEL);
    await visitor.reads("Willow Street Clinic", PANEL);
    // Perhaps to a page from the browser's cache.
    await visitor.open("/hospitals-case-study");
    await visitor.browser.back();
    await visitor.isAt("/");
    await visitor.sees("idle", phase);
    await visitor.sees(true, isSilent);
    // A call can start there again.
    await visitor.wakes();
    if (await visitor.run(isOpen, PANEL))
      await visitor.press("button", "Close", PANEL);
    await call(visitor);
    await visitor.press("button", voice.end, PANEL);
    await visitor.sees("idle", phase);
  });
});
