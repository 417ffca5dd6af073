import { expect } from "@playwright/test";
import { voice } from "../../../site/content/voice.ts";
import { arrival, someone } from "../support/demo-request.ts";
import { ask, call, fill, phase, send } from "./support/actions.ts";
import { test } from "./support/test.ts";
import type { Visitor } from "./support/visitor.ts";

// The oldest supported systems (docs/browsers.md), as far as functions are concerned: the build covers styles and language.

test.use({ window: { width: 390, height: 844 } });

async function open(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await visitor.wakes();
  await visitor.sees(true, () => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth <= innerWidth;
  });
}

async function isAnswered(visitor: Visitor): Promise<void> {
  await call(visitor);
  await ask(visitor, "a check-up next Wednesday at half two");
  await visitor.press("button", voice.end, "[data-call-panel]");
  await visitor.sees("idle", phase);
}

async function isReplaced(visitor: Visitor): Promise<void> {
  for (const path of ["/", "/hospitals-case-study"]) {
    await open(visitor, path);
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
  for (const path of ["/compliance", "/privacy-policy", "/none"])
    await open(visitor, path);
}

for (const [system, what, expectCall] of [
  ["iOS 15.4", "our number replaces the call", isReplaced],
  ["iOS 16.4", "a call is answered", isAnswered],
  ["Chrome 109", "a call is answered", isAnswered],
  ["Firefox 115", "a call is answered", isAnswered],
] as const)
  test.describe(`in place of ${system}`, () => {
    test.use({ system });

    test(`the menu opens, the form is sent with where the visitor came from, and ${what}`, async ({
      visitor,
      site,
    }) => {
      const name = someone();
      await open(visitor, "/?utm_source=an-older-phone");
      await fill(visitor, name);
      await visitor.choose("Practice Type", "gp");
      await send(visitor);
      await visitor.reads("Thank You", "#contact h3");
      await visitor.reads("You’ll hear from us within", "#contact");
      const { headers } = await arrival(site.webhook, name);
      expect(headers).toMatchObject({ "x-utm-source": "an-older-phone" });
      await visitor.press("button", "Open menu");
      await visitor.hasFocus("#menu li a");
      await visitor.press("link", "Testimonials", "#menu");
      await visitor.isAt("/#testimonials");
      await expectCall(visitor);
    });
  });
