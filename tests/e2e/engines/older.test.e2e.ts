import { expect } from "@playwright/test";
import { voice } from "../../../site/content/voice.ts";
import { arrival, someone } from "../support/demo-request.ts";
import { ask, call, phase } from "./support/call.ts";
import { fill, send } from "./support/form.ts";
import { test } from "./support/test.ts";
import type { Visitor } from "./support/visitor.ts";

// The oldest supported systems (docs/browsers.md), as far as functions are concerned: the build covers styles and language.

// The assistant takes her time for each sentence.
test.setTimeout(120_000);
test.use({ window: { width: 390, height: 844 } });

const fitsItsWindow = (visitor: Visitor) =>
  visitor.sees(0, () =>
    Math.max(0, document.documentElement.scrollWidth - innerWidth),
  );

async function goesThroughMenuAndForm(
  visitor: Visitor,
  name: string,
): Promise<void> {
  await visitor.open("/?utm_source=an-older-phone");
  await visitor.wakes();
  await fitsItsWindow(visitor);
  await fill(visitor, name);
  await visitor.choose("Practice Type", "gp");
  await send(visitor);
  await visitor.reads("Thank You", "#contact h3");
  await visitor.reads("You’ll hear from us within", "#contact");
  await visitor.press("button", "Open menu");
  await visitor.hasFocus("#menu li a");
  await visitor.press("link", "Testimonials", "#menu");
  await visitor.isAt("/#testimonials");
}

for (const system of [
  "iOS 16.4",
  "iOS 17.3",
  "Chrome 109",
  "Firefox 115",
] as const)
  test.describe(`in place of ${system}`, () => {
    test.use({ system });

    test("the menu opens, the form is sent with where the visitor came from, and a call is answered", async ({
      visitor,
      site,
    }) => {
      const name = someone();
      await goesThroughMenuAndForm(visitor, name);
      const { headers } = await arrival(site.webhook, name);
      expect(JSON.stringify(headers)).toContain("an-older-phone");
      await call(visitor);
      await ask(visitor, "a check-up next Wednesday at half two");
      await visitor.press("button", voice.end, "[data-call-panel]");
      await visitor.sees("idle", phase);
    });
  });

test.describe("in place of iOS 15.4", () => {
  test.use({ system: "iOS 15.4" });

  test("the menu opens, the form is sent, and our number replaces the call", async ({
    visitor,
    site,
  }) => {
    const name = someone();
    await goesThroughMenuAndForm(visitor, name);
    await arrival(site.webhook, name);
    for (const path of ["/", "/hospitals-case-study"]) {
      await visitor.open(path);
      await visitor.wakes();
      await fitsItsWindow(visitor);
      await visitor.scrollTo("link", `${voice.instead}…`);
      await visitor.sees(
        ["tel:", 0, true],
        (tooOld) => {
          const button = document.querySelector("button[data-phase]");
          const link = button?.nextElementSibling;
          return [
            link instanceof HTMLAnchorElement && link.protocol,
            button?.getClientRects().length,
            document.querySelector("main")?.innerText.includes(tooOld),
          ];
        },
        voice.tooOld,
      );
    }
    for (const path of ["/compliance", "/privacy-policy", "/none"]) {
      await visitor.open(path);
      await visitor.wakes();
      await fitsItsWindow(visitor);
    }
  });
});
