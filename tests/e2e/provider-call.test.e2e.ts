import type { Page } from "@playwright/test";
import { PROVIDER_BUILD, PUBLIC_KEY } from "./support/builds.ts";
import {
  announced,
  callButton,
  expectPhase,
  panel,
  press,
  say,
} from "./support/call.ts";
import { open } from "./support/provider.ts";
import { expect, test } from "./support/test.ts";

test.use({ voice: "provider" });

const { settings } = PROVIDER_BUILD;

test("a call goes from the button to its end, asked for with the key and the settings' fields", async ({
  page,
}) => {
  const provider = await open(page, { call: "held" });
  const button = callButton(page);
  await expect(button).toHaveAccessibleName("Speak to Ellaira Now");
  const width = (await button.boundingBox())?.width;

  await press(page);
  await expect(button).toHaveAccessibleName("Connecting...");
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(button).toBeFocused();
  await expect.poll(() => provider.requests.length).toBe(1);
  const [request] = provider.requests;
  expect(request?.headers["authorization"]).toBe(`Bearer ${PUBLIC_KEY}`);
  expect(request?.body).toEqual({
    assistantId: settings.VITE_VAPI_ASSISTANT_ID,
    assistantOverrides: { variableValues: { clinic: "Willow Street" } },
  });
  provider.release();
  await provider.listening();
  await expect(button).toHaveAccessibleName("End Call");
  await expect(announced(page)).not.toBeEmpty();
  expect((await button.boundingBox())?.width).toBe(width);

  await provider.speak(0.1);
  await expect(button).toHaveAccessibleName("Ellaira is speaking... End Call");
  expect((await button.boundingBox())?.width).toBe(width);
  await provider.transcript("assistant", "Good morning,", false);
  await provider.transcript("assistant", "Good morning, Willow Street.");
  await provider.transcript("user", "I’d like a check-up.");
  await expect(panel(page)).toContainText("Good morning, Willow Street.");
  await expect(panel(page)).toContainText("I’d like a check-up.");
  await provider.silence();
  await expect(button).toHaveAccessibleName("End Call");

  await press(page);
  await expect(button).toHaveAccessibleName("Speak to Ellaira Now");
  await expect(button).toBeFocused();
  await expect(panel(page)).toContainText("I’d like a check-up.");
  await provider.nothingLeft();
  expect(await provider.call()).toMatchObject({
    destroyed: true,
    microphone: "ended",
  });
  expect(provider.strays).toEqual([]);
});

test("a call of the case study reaches its own assistant, and its bars follow the voice", async ({
  page,
}) => {
  const provider = await open(page, {}, "/hospitals-case-study");
  const canvas = page.locator("canvas").first();
  const drawn = () =>
    canvas.evaluate((bars: HTMLCanvasElement) => bars.toDataURL());
  await canvas.scrollIntoViewIfNeeded();
  const still = await drawn();
  await provider.connect();
  expect(provider.requests[0]?.body).toMatchObject({
    assistantId: settings.VITE_VAPI_CASE_STUDY_ASSISTANT_ID,
  });
  await provider.speak(0.1);
  await expect.poll(drawn).not.toBe(still);
  await press(page);
  await expect.poll(drawn).toBe(still);
});

test("a call that follows another begins with an empty transcript, and the far end ends it without a complaint", async ({
  page,
}) => {
  const provider = await open(page);
  await provider.connect();
  await provider.transcript("assistant", "The first call");
  await expect(panel(page)).toContainText("The first call");
  await press(page);
  await expectPhase(page, "idle");
  for (const end of [
    async () => {
      await provider.statusEnded("assistant-ended-call");
      await provider.roomError("ejected", "Meeting has ended");
    },
    // Three seconds later, unless another comes.
    () => provider.assistantLeaves(),
  ]) {
    await provider.connect();
    await expect(panel(page)).not.toContainText("The first call");
    await end();
    await expectPhase(page, "idle");
    await expect(announced(page)).toContainText("Call ended");
    await provider.nothingLeft();
  }
  const ended = { destroyed: true };
  expect(await provider.calls()).toMatchObject([ended, ended, ended]);
});

test("a call can be typed into and muted, and outlives the network, the noise cancellation, the camera and the microphone", async ({
  page,
}) => {
  const provider = await open(page);
  const sheet = panel(page);
  await provider.connect();
  await say(page, "Thursday at three");
  await expect(sheet).toContainText("Thursday at three");
  await expect.poll(provider.sent).toContainEqual(
    expect.objectContaining({
      type: "add-message",
      message: { role: "user", content: "Thursday at three" },
    }),
  );

  await provider.transcript("assistant", "Good morning.");
  await expect(sheet).toContainText("Listening");
  const mute = sheet.getByRole("button", { name: "Mute" });
  const microphone = async () => (await provider.call()).microphone;
  await mute.click();
  await expect(mute).toHaveAttribute("aria-pressed", "true");
  await expect(sheet).toContainText("Muted");
  await expect.poll(microphone).toBe("off");
  await provider.noiseCancellationBreaks();
  await expect.poll(provider.call).toMatchObject({
    processors: ["noise-cancellation", "none"],
    microphone: "off",
  });
  await expect(mute).toHaveAttribute("aria-pressed", "true");
  await mute.click();
  await expect.poll(microphone).toBe("on");

  await provider.network("interrupted");
  await expect(sheet).toContainText("Reconnecting");
  await provider.network("connected");
  await expect(sheet).not.toContainText("Reconnecting");

  await provider.refused("video");
  await provider.transcript("assistant", "Which day?");
  await expect(sheet).toContainText("Which day?");
  await expect(sheet).not.toContainText("blocked the microphone");

  // As a browser does when the device is unplugged.
  await page.evaluate(() => {
    const track = window.__media?.tracks.at(-1);
    track?.stop();
    track?.dispatchEvent(new Event("ended"));
  });
  await expect(sheet).toContainText("has been disconnected");
  await expect(sheet).toContainText("Your turn");
  await expect(mute).toHaveCount(0);
  await expectPhase(page, "in-call");
});

test("a call shows a booking by the assistant’s tools, and opens the form", async ({
  page,
}) => {
  const provider = await open(page);
  await provider.connect();
  await provider.tool("show_booking", {
    day: "2026-03-12",
    time: "14:30",
    name: "Anna Brown",
  });
  await expect(page.locator("[data-demo-entry]").first()).toContainText(
    "Thu 12 Mar, 14:30",
  );
  await provider.tool("open_demo_form", { name: "Anna Brown" });
  await expect(page.getByLabel("Full Name")).toHaveValue("Anna Brown");
  await expectPhase(page, "idle");
});

test("nothing of the provider is loaded before the press, not even by hovering", async ({
  page,
  baseURL,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.clock.install();
  const provider = await open(page);
  await callButton(page).hover();
  await callButton(page).focus();
  await page.clock.runFor(10_000);
  expect(loaded.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
  expect(loaded.filter((url) => /vapi/.test(url))).toEqual([]);
  expect(provider.strays).toEqual([]);
  expect(
    await page.evaluate(() => localStorage.length + sessionStorage.length),
  ).toBe(0);
});

/** To another page of the site, by the client router: the window stays. */
async function leave(page: Page): Promise<void> {
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL(/privacy-policy/);
}

/** As when the visitor closes the tab, or goes to another site. */
const hideForGood = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));

test("a call given up by leaving its page while it connects is never joined", async ({
  page,
}) => {
  await page.clock.install();
  const provider = await open(page, { call: "held" });
  await press(page);
  await expect.poll(() => provider.requests.length).toBe(1);
  await leave(page);
  const answered = page.waitForResponse("https://api.vapi.ai/call/web");
  provider.release();
  await answered;
  // For the page's reaction.
  await page.clock.runFor(5000);
  expect(await provider.calls()).toEqual([]);
  await provider.nothingLeft();
});

test("a call given up by hiding the page for good or leaving it, in the call or during the join, is left", async ({
  page,
}) => {
  const provider = await open(page);
  const left = { destroyed: true, microphone: "ended" };
  await provider.connect();
  await hideForGood(page);
  await expectPhase(page, "idle");
  await expect.poll(provider.call).toMatchObject(left);

  provider.set({ join: "held" });
  await press(page);
  await provider.joinAsked();
  await hideForGood(page);
  await expect.poll(provider.call).toMatchObject({ destroyed: true });
  await provider.nothingLeft();

  provider.set({ join: "admitted" });
  await provider.connect();
  await leave(page);
  await expect.poll(provider.call).toMatchObject(left);
  await provider.nothingLeft();
});

test("a call given up while the SDK is still loading releases the microphone", async ({
  page,
}) => {
  await page.route("**/_astro/vapi*.js", () => undefined);
  const provider = await open(page);
  await press(page);
  await expect.poll(provider.microphones).toBe(1);
  await hideForGood(page);
  await provider.nothingLeft();
  expect(provider.requests).toEqual([]);
});
