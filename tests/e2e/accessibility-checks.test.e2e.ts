import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";

// The checks that every page goes through must themselves find faults.

const show = (page: Page, content: string) =>
  page.setContent(`<!doctype html>
    <html lang="en-GB">
      <title>An example</title>
      <style>a, button { display: inline-block; min-height: 24px }</style>
      <main><h1>An example</h1>${content}</main>
    </html>`);

const faults: readonly [what: string, fault: RegExp, content: string][] = [
  [
    "pale words",
    /color-contrast/,
    `<p style="background: white; color: #999">Pale words</p>`,
  ],
  [
    "pale words on a gradient",
    /p has 2\.\d\d/,
    `<p style="background: linear-gradient(white, #eee); color: #999">Pale words</p>`,
  ],
  [
    "words over the edge of their box",
    /“A long line of words” is cut off/,
    `<p style="width: 60px; overflow: hidden; white-space: nowrap">A long line of words</p>`,
  ],
  [
    "more words than their box is high",
    /is cut off/,
    `<p style="width: 60px; height: 30px; overflow: clip">More words than there is space for</p>`,
  ],
  [
    "a page that is too wide",
    /px too wide/,
    `<p style="width: 200vw">Wide words</p>`,
  ],
  [
    "focus that is not shown",
    /a “Read on” doesn’t show the focus/,
    `<a href="#top" style="outline: none">Read on</a>`,
  ],
  [
    "focus that is covered",
    /button “Send” is covered/,
    `<button>Send</button><div style="position: fixed; inset: 0"></div>`,
  ],
  [
    "focus outside the window",
    /button “Send” stands outside the window/,
    `<button style="position: fixed; top: -100px">Send</button>`,
  ],
  [
    "a name that lacks the visible label",
    /label-content-name-mismatch/,
    `<button aria-label="Close">Send</button>`,
  ],
  [
    "a control without a name",
    /button-name/,
    `<button style="width: 30px; height: 30px"></button>`,
  ],
  [
    "targets that are too small",
    /target-size/,
    `<button style="all: unset; font-size: 9px; outline: revert">A</button><button style="all: unset; font-size: 9px">B</button>`,
  ],
  ["a heading too deep", /heading-order/, `<h4>Too deep</h4>`],
];

// One page for all: a new browser context for each would take as long as the check itself.
test("finds each fault", async ({ page }) => {
  for (const [what, fault, content] of faults)
    await test.step(what, async () => {
      await show(page, content);
      await expect(expectAccessible(page)).rejects.toThrow(fault);
    });
});

test("finds nothing wrong with a page without faults", async ({ page }) => {
  await show(
    page,
    `<p style="background: linear-gradient(white, #eee)">Dark words</p>
     <p style="width: 200px; overflow: hidden">Words that have their space</p>
     <p style="position: absolute; width: 1px; height: 1px; overflow: hidden">Words that are spoken only</p>
     <p style="width: 60px; overflow: hidden; clip-path: inset(50%); white-space: nowrap">A honeypot, which nobody sees</p>
     <p><a href="#top">Read on</a></p>
     <button aria-label="Send the form">Send</button>`,
  );
  await expectAccessible(page);
});
