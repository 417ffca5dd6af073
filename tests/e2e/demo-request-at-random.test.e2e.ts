import { arrivals, fill, someone, submit } from "./support/demo-request.ts";
import { expect, hydrated, test } from "./support/test.ts";

/** The same seed removes the same functions. */
const SEED = 33;

const FORMS = 50;

/** The removed share of all functions and properties of a page: from a few dozen to a tenth. */
const SHARES = [0.003, 0.01, 0.03, 0.1];

test.setTimeout(360_000);
// The errors of a page that lacks functions don't matter here.
test.use({ expectedErrors: /./ });

/** Runs in each page, before its own scripts. Spares the browser's own way to post a form, and nothing else. */
function takeAwayAtRandom(): void {
  const asked = new URLSearchParams(location.search);
  let state = Number(asked.get("seed"));
  const share = Number(asked.get("share"));
  // Mulberry32, because a page's own random numbers can't be repeated.
  const random = () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const take = () => {
    const holders = Object.values(
      Object.getOwnPropertyDescriptors(globalThis),
    ).flatMap(({ value }: { readonly value?: unknown }) =>
      typeof value === "function"
        ? [value, (value.prototype as object | undefined) ?? {}]
        : [],
    );
    const gone = [globalThis, ...holders].flatMap((holder) =>
      Reflect.ownKeys(holder)
        .filter(() => random() < share)
        .filter(
          (key) => holder !== HTMLFormElement.prototype || key !== "submit",
        )
        .map((key) => [holder, key] as const),
    );
    const remove = Reflect.deleteProperty;
    for (const [holder, key] of gone) remove(holder, key);
  };
  if (asked.get("when") === "early") take();
  else addEventListener("pointerdown", take, { capture: true, once: true });
}

test(`of ${FORMS} forms in pages that lose functions at random (seed ${SEED}), ${FORMS} arrive once`, async ({
  page,
  servers,
}) => {
  await page.addInitScript(takeAwayAtRandom);
  const names: string[] = [];
  for (let form = 0; form < FORMS; form += 1) {
    const share = SHARES[form % SHARES.length] ?? 0;
    // Before the page's own scripts, or when its button is pressed.
    const when = form % 8 < 4 ? "early" : "late";
    // The browser may still be on its way to the thanks.
    await expect(async () => {
      await page.goto(`/?seed=${SEED + form}&share=${share}&when=${when}`);
    }).toPass();
    const name = someone();
    await fill(page, name);
    if (when === "late") await hydrated(page);
    await submit(page);
    await expect
      .poll(() => arrivals(servers.webhook, name), {
        message: `form ${form} arrives`,
        timeout: 20_000,
      })
      .toHaveLength(1);
    names.push(name);
  }
  const counts = names.map((name) => arrivals(servers.webhook, name).length);
  expect(counts).toEqual(names.map(() => 1));
});
