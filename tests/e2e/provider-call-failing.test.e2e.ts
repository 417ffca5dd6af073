import type { Page } from "@playwright/test";
import { callFailures } from "../../site/content/voice.ts";
import { callButton, expectPhase, panel, press } from "./support/call.ts";
import { watchPolicy } from "./support/policy-watch.ts";
import { connect, nothingLeft, open } from "./support/provider-call.ts";
import { expect, test } from "./support/test.ts";

test.use({ voice: "provider" });

test.describe("a call that fails", { tag: "@desktop" }, () => {
  test.use({
    expectedErrors:
      /Voice call failed|Failed to load resource|errors\.example|ingest\.sentry\.io/,
  });

  /** The message beside the button: one of these reasons, and the telephone number. */
  async function expectHelp(
    page: Page,
    ...reasons: (keyof typeof callFailures)[]
  ): Promise<void> {
    const help = page.locator("[role=status]").first();
    const told = async () => {
      const words = await help.textContent();
      return reasons.some((why) => {
        const [before = why] = callFailures[why].split("{phone}");
        return words?.includes(before);
      });
    };
    await expect.poll(told, { timeout: 20_000 }).toBe(true);
    await expect(help.getByRole("link")).toHaveAttribute("href", /^tel:/);
    await expect(page.locator("body")).not.toContainText("[object");
    await expectPhase(page, "idle");
  }

  test("to connect says why, and can be tried again", async ({ page }) => {
    const opened = await open(page);
    const { provider } = opened;
    for (const [call, reason] of [
      ["failing", "not-connected"],
      ["unauthorised", "not-configured"],
      ["unreachable", "not-connected"],
    ] as const) {
      provider.set({ call });
      await press(page);
      await expectHelp(page, reason);
      await nothingLeft(opened);
    }
    expect(provider.requests).toHaveLength(3);
    provider.set({ call: "created" });
    await connect(page, opened);
  });

  test("in the room is over, reported without a word of what was said, and inside the security policy but for the report of the transport’s maker", async ({
    page,
    context,
  }) => {
    const violations = await watchPolicy(context);
    const reports: string[] = [];
    page.on("request", (request) => {
      if (request.url().startsWith("https://errors.example/"))
        reports.push(request.postData() ?? "");
    });
    const opened = await open(page);
    const { provider } = opened;
    await connect(page, opened);
    expect(reports).toEqual([]);
    await provider.transcript("user", "My name is Zoë O’Hara");
    await provider.speak(0.1);
    await provider.transcript("assistant", "Good morning.");
    await expect(panel(page)).toContainText("Good morning.");
    expect(violations).toEqual([]);
    await provider.roomError("connection-error", "Lost");
    await expectHelp(page, "cut-off");
    await nothingLeft(opened);
    await expect.poll(() => reports.length).toBe(1);
    expect(reports[0]).toContain("CallFailure");
    expect(reports[0]).not.toMatch(/O’Hara|Zoë/);
    // The transport would report to its maker, without the visitor's consent.
    const toMaker = (what: string) => what.includes("ingest.sentry.io");
    await expect.poll(() => violations.some(toMaker)).toBe(true);
    expect(violations.filter((what) => !toMaker(what))).toEqual([]);
    expect(provider.strays.some(toMaker)).toBe(false);

    // Through a fault of the provider.
    await connect(page, opened);
    await provider.statusEnded("pipeline-error-llm-failed");
    await expectHelp(page, "cut-off");

    // At the room's door.
    provider.set({ join: "held" });
    await press(page);
    await provider.roomError("exp-room", "Room expired");
    await expectHelp(page, "cut-off", "not-connected");
    await nothingLeft(opened);
  });

  test("because its code is refused can be tried again", async ({ page }) => {
    await page.clock.install();
    const opened = await open(page, { bundle: "refused" });
    const { provider } = opened;
    await press(page);
    // The call library asks for it again, and later each time.
    const phaseLater = async () => {
      await page.clock.runFor(500);
      return callButton(page).getAttribute("data-phase");
    };
    await expect.poll(phaseLater, { intervals: [50] }).toBe("idle");
    expect(provider.bundles.length).toBeGreaterThan(1);
    await expectHelp(page, "cut-off", "not-connected");
    await nothingLeft(opened);
    provider.set({ bundle: "served" });
    await connect(page, opened);
  });

  test("for lack of a microphone says why, and calls no assistant", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(
          new DOMException(
            "as the journey wishes",
            document.body.dataset.fault,
          ),
        );
    });
    const { provider } = await open(page);
    for (const [name, reason] of [
      ["NotAllowedError", "microphone-refused"],
      ["NotFoundError", "microphone-missing"],
      ["NotReadableError", "microphone-busy"],
    ] as const) {
      await page.evaluate((fault) => {
        document.body.dataset.fault = fault;
      }, name);
      await press(page);
      await expectHelp(page, reason);
    }
    expect(provider.requests).toEqual([]);
  });

  test("because the transport reports the microphone is stopped", async ({
    page,
  }) => {
    const opened = await open(page, { microphone: "refused" });
    await press(page);
    await expectHelp(page, "microphone-refused");
    await expect.poll(opened.provider.call).toMatchObject({ destroyed: true });
  });
});
