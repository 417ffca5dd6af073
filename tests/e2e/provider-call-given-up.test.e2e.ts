import type { Page } from "@playwright/test";
import { expectPhase, press } from "./support/call.ts";
import { connect, nothingLeft, open } from "./support/provider-call.ts";
import { expect, test } from "./support/test.ts";

test.use({ voice: "provider" });

/** To another page of the site, by the client router: the window stays. */
async function leave(page: Page): Promise<void> {
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL(/privacy-policy/);
}

/** As when the visitor closes the tab, or goes to another site. */
const hideForGood = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));

test.describe("a call given up", { tag: "@desktop" }, () => {
  test("by leaving the page's widget while connecting is never joined", async ({
    page,
  }) => {
    await page.clock.install();
    const opened = await open(page, { call: "held" });
    await press(page);
    await expect.poll(() => opened.provider.requests.length).toBe(1);
    await leave(page);
    opened.provider.release();
    await expect
      .poll(() => opened.provider.requests[0]?.answeredAt)
      .toBeGreaterThan(0);
    // For the page's reaction.
    await page.clock.runFor(5000);
    expect(await opened.provider.calls()).toEqual([]);
    await nothingLeft(opened);
  });

  test("by hiding the page for good or leaving its widget, in the call or during the join, is left", async ({
    page,
  }) => {
    const opened = await open(page);
    const { provider } = opened;
    const left = { destroyed: true, microphone: "ended" };
    await connect(page, opened);
    await hideForGood(page);
    await expectPhase(page, "idle");
    await expect.poll(provider.call).toMatchObject(left);

    provider.set({ join: "held" });
    await press(page);
    await provider.joinAsked();
    await hideForGood(page);
    await expect.poll(provider.call).toMatchObject({ destroyed: true });
    await nothingLeft(opened);

    provider.set({ join: "admitted" });
    await connect(page, opened);
    await leave(page);
    await expect.poll(provider.call).toMatchObject(left);
    await nothingLeft(opened);
  });

  test("while the SDK is still loading releases the microphone", async ({
    page,
  }) => {
    await page.route("**/_astro/vapi*.js", () => undefined);
    const opened = await open(page);
    await press(page);
    await expect
      .poll(async () => (await opened.media.leftovers()).microphones)
      .toBe(1);
    await hideForGood(page);
    await nothingLeft(opened);
    expect(opened.provider.requests).toEqual([]);
  });
});
