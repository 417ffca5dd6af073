import type { Page } from "@playwright/test";
import { callFailures } from "../../site/content/voice.ts";
import { callButton, expectPhase, panel, press } from "./support/call.ts";
import { open } from "./support/provider.ts";
import { refuseMicrophone } from "./support/recognition.ts";
import { expect, test, watchPolicy } from "./support/test.ts";

test.use({
  voice: "provider",
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

test("a call that fails to connect says why, and can be tried again", async ({
  page,
}) => {
  const provider = await open(page);
  for (const [call, reason] of [
    ["failing", "not-connected"],
    ["unauthorised", "not-configured"],
    ["unreachable", "not-connected"],
  ] as const) {
    provider.set({ call });
    await press(page);
    await expectHelp(page, reason);
    await provider.nothingLeft();
  }
  expect(provider.requests).toHaveLength(3);
  provider.set({ call: "created" });
  await provider.connect();
});

test("a call that fails in the room is over, reported without a word of what was said, and inside the security policy but for the report of the transport’s maker", async ({
  page,
  context,
}) => {
  const violations = await watchPolicy(context);
  const reports: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith("https://errors.example/"))
      reports.push(request.postData() ?? "");
  });
  const provider = await open(page);
  await provider.connect();
  expect(reports).toEqual([]);
  await provider.transcript("user", "My name is Zoë O’Hara");
  await provider.speak(0.1);
  await provider.transcript("assistant", "Good morning.");
  await expect(panel(page)).toContainText("Good morning.");
  expect(violations).toEqual([]);
  await provider.roomError("connection-error", "Lost");
  await expectHelp(page, "cut-off");
  await provider.nothingLeft();
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]).toContain("CallFailure");
  expect(reports[0]).not.toMatch(/O’Hara|Zoë/);
  // The transport would report to its maker, without the visitor's consent.
  const toMaker = (what: string) => what.includes("ingest.sentry.io");
  await expect.poll(() => violations.some(toMaker)).toBe(true);
  expect(violations.filter((what) => !toMaker(what))).toEqual([]);
  expect(provider.strays.some(toMaker)).toBe(false);

  // Through a fault of the provider.
  await provider.connect();
  await provider.statusEnded("pipeline-error-llm-failed");
  await expectHelp(page, "cut-off");

  // Through the visitor, who takes the microphone away.
  await provider.connect();
  await provider.refused("audio");
  await expectHelp(page, "microphone-refused");
  await expect.poll(provider.call).toMatchObject({ destroyed: true });

  // At the room's door.
  provider.set({ join: "held" });
  await press(page);
  await provider.joinAsked();
  await provider.roomError("exp-room", "Room expired");
  await expectHelp(page, "cut-off", "not-connected");
  await provider.nothingLeft();
});

test("a call that fails because its code is refused can be tried again", async ({
  page,
}) => {
  await page.clock.install();
  const provider = await open(page, { bundle: "refused" });
  await press(page);
  // The call library asks for it again, and later each time.
  const phaseLater = async () => {
    await page.clock.runFor(500);
    return callButton(page).getAttribute("data-phase");
  };
  await expect.poll(phaseLater, { intervals: [50] }).toBe("idle");
  expect(provider.bundles()).toBeGreaterThan(1);
  await expectHelp(page, "cut-off", "not-connected");
  await provider.nothingLeft();
  provider.set({ bundle: "served" });
  await provider.connect();
});

test("a call that fails for lack of a microphone says why, and calls no assistant", async ({
  page,
}) => {
  const provider = await open(page);
  for (const [name, reason] of [
    ["NotAllowedError", "microphone-refused"],
    ["NotFoundError", "microphone-missing"],
    ["NotReadableError", "microphone-busy"],
  ] as const) {
    await refuseMicrophone(page, name);
    await press(page);
    await expectHelp(page, reason);
  }
  expect(provider.requests).toEqual([]);
});
