import type { Page } from "@playwright/test";
import { callFailures } from "../../site/content/voice.ts";
import { refuseAutoplay } from "./support/autoplay.ts";
import {
  announced,
  callButton,
  expectPhase,
  panel,
  press,
} from "./support/call.ts";
import { watchMedia } from "./support/media-watch.ts";
import { PROVIDER_BUILD, PUBLIC_KEY } from "./support/provider-build.ts";
import type { ProviderOptions } from "./support/provider-network.ts";
import { startProvider } from "./support/provider.ts";
import { expect, hydrated, test } from "./support/test.ts";

test.use({ voice: "provider" });

/** The home page, with the provider's stand-in behind it. */
async function open(page: Page, options: ProviderOptions = {}, path = "/") {
  const media = await watchMedia(page);
  const provider = await startProvider(page, options);
  await page.goto(path);
  await hydrated(page);
  return { provider, media };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function connect(page: Page, { provider }: Opened): Promise<void> {
  await press(page);
  await provider.listening();
  await expectPhase(page, "in-call");
}

const nothingLeft = ({ media }: Opened) =>
  expect
    .poll(media.leftovers)
    .toEqual({ microphones: 0, audioContexts: 0, audioElements: 0 });

/** Waits until the first request for a call has its answer, and for what the page does with it in seconds. */
async function answered(page: Page, { provider }: Opened): Promise<void> {
  await expect.poll(() => provider.requests[0]?.answeredAt).toBeGreaterThan(0);
  await page.clock.runFor(5000);
}

/** To another page of the site, by the client router: the window stays. */
async function leave(page: Page): Promise<void> {
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL(/privacy-policy/);
}

/** Makes the browser answer a request for the microphone with an error. */
const refuseMicrophone = (page: Page, name: string) =>
  page.addInitScript((kind) => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("as the journey wishes", kind));
  }, name);

test.describe("a call", { tag: "@desktop" }, () => {
  test("goes from the button to its end, asked for with the key and the settings' fields", async ({
    page,
  }) => {
    const opened = await open(page, { call: "held" });
    const { provider } = opened;
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
      assistantId: PROVIDER_BUILD.settings.VITE_VAPI_ASSISTANT_ID,
      assistantOverrides: { variableValues: { clinic: "Willow Street" } },
    });
    provider.release();
    await provider.listening();
    await expect(button).toHaveAccessibleName("End Call");
    await expect(announced(page)).not.toBeEmpty();
    expect((await button.boundingBox())?.width).toBe(width);

    await provider.speak(0.1);
    await expect(button).toHaveAccessibleName(
      "Ellaira is speaking... End Call",
    );
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
    await nothingLeft(opened);
    expect(await provider.call()).toMatchObject({
      destroyed: true,
      microphone: "ended",
      unknown: [],
    });
    expect(provider.strays).toEqual([]);
  });

  test("of the case study reaches its own assistant, and its bars follow the voice", async ({
    page,
  }) => {
    const opened = await open(page, {}, "/hospitals-case-study");
    const drawn = () =>
      page
        .locator("canvas")
        .first()
        .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    await page.locator("canvas").first().scrollIntoViewIfNeeded();
    const still = await drawn();
    await connect(page, opened);
    expect(opened.provider.requests[0]?.body).toMatchObject({
      assistantId: PROVIDER_BUILD.settings.VITE_VAPI_CASE_STUDY_ASSISTANT_ID,
    });
    await opened.provider.speak(0.1);
    await expect.poll(drawn).not.toBe(still);
    await press(page);
    await expect.poll(drawn).toBe(still);
  });

  test("is started once by two presses, and made a second time with an empty transcript", async ({
    page,
  }) => {
    const opened = await open(page, { call: "held" });
    const { provider } = opened;
    await callButton(page).dblclick();
    // Playwright itself would wait until the button is enabled.
    await callButton(page).click({ force: true });
    await expect.poll(() => provider.requests.length).toBe(1);
    provider.set({ call: "created" });
    provider.release();
    await provider.listening();
    await expectPhase(page, "in-call");
    await provider.transcript("assistant", "The first call");
    await expect(panel(page)).toContainText("The first call");
    await press(page);
    await expectPhase(page, "idle");
    // What two presses had asked for would have come before this.
    await connect(page, opened);
    await expect(panel(page)).not.toContainText("The first call");
    expect(provider.requests).toHaveLength(2);
  });

  test("ends while she speaks, and a late end of speech changes nothing", async ({
    page,
  }) => {
    await page.clock.install();
    const opened = await open(page);
    await connect(page, opened);
    await opened.provider.speak(0.1);
    await expect(callButton(page)).toHaveAccessibleName(/speaking/);
    await press(page);
    await expectPhase(page, "idle");
    // Within the second after which the SDK still reports the end of her speech.
    await connect(page, opened);
    await opened.provider.speak(0.1);
    await expect(callButton(page)).toHaveAccessibleName(/speaking/);
    await page.clock.runFor(1200);
    await expect(callButton(page)).toHaveAccessibleName(/speaking/);
  });

  test("leaves nothing behind three times in a row", async ({ page }) => {
    const opened = await open(page);
    for (let round = 0; round < 3; round += 1) {
      await connect(page, opened);
      await opened.provider.speak(0.05);
      await press(page);
      await expectPhase(page, "idle");
    }
    await nothingLeft(opened);
    const calls = await opened.provider.calls();
    expect(calls).toHaveLength(3);
    expect(calls.every(({ destroyed }) => destroyed)).toBe(true);
  });

  test("can be typed into and muted, and shows when the network is away and back", async ({
    page,
  }) => {
    const opened = await open(page);
    await connect(page, opened);
    await page.getByLabel("Type to Ellaira").fill("Thursday at three");
    await page.keyboard.press("Enter");
    await expect(panel(page)).toContainText("Thursday at three");
    await expect.poll(opened.provider.sent).toContainEqual(
      expect.objectContaining({
        type: "add-message",
        message: { role: "user", content: "Thursday at three" },
      }),
    );

    const mute = panel(page).getByRole("button", { name: "Mute" });
    const microphone = async () => (await opened.provider.call()).microphone;
    await mute.click();
    await expect(mute).toHaveAttribute("aria-pressed", "true");
    await expect.poll(microphone).toBe("off");
    await mute.click();
    await expect.poll(microphone).toBe("on");

    await opened.provider.network("interrupted");
    await expect(panel(page)).toContainText("Reconnecting");
    await opened.provider.network("connected");
    await expect(panel(page)).not.toContainText("Reconnecting");
    await expectPhase(page, "in-call");
  });

  test("ended by the far end is over, without a complaint", async ({
    page,
  }) => {
    const opened = await open(page);
    await connect(page, opened);
    await opened.provider.statusEnded("assistant-ended-call");
    await opened.provider.hangUp();
    await expectPhase(page, "idle");
    await expect(announced(page)).toContainText("Call ended");
    await nothingLeft(opened);
  });

  test("goes on when the microphone is taken away, by typing", async ({
    page,
  }) => {
    const opened = await open(page);
    await connect(page, opened);
    await page.evaluate(() => {
      // What a browser does when the device is unplugged.
      const track = window.__media?.tracks.at(-1);
      track?.stop();
      track?.dispatchEvent(new Event("ended"));
    });
    await expect(panel(page)).toContainText("has been disconnected");
    await expectPhase(page, "in-call");
  });

  test("goes on when the camera is refused, and nobody speaks of the microphone", async ({
    page,
  }) => {
    const opened = await open(page);
    await connect(page, opened);
    await opened.provider.cameraRefused();
    await opened.provider.transcript("assistant", "Good morning.");
    await expect(panel(page)).toContainText("Good morning.");
    await expect(panel(page)).not.toContainText("blocked the microphone");
    await expectPhase(page, "in-call");
  });

  test("says that it listens only with an open microphone", async ({
    page,
  }) => {
    const opened = await open(page);
    await connect(page, opened);
    await expect(panel(page)).toContainText("Listening");
    await panel(page).getByRole("button", { name: "Mute" }).click();
    await expect(panel(page)).toContainText("Muted");
    await page.evaluate(() => {
      const track = window.__media?.tracks.at(-1);
      track?.stop();
      track?.dispatchEvent(new Event("ended"));
    });
    await expect(panel(page)).toContainText("Your turn");
    await expect(panel(page).getByRole("button", { name: "Mute" })).toHaveCount(
      0,
    );
  });

  test.describe("whose noise cancellation", () => {
    test("is rejected goes on without it", async ({ page }) => {
      const opened = await open(page, { noiseCancellation: "reject" });
      await connect(page, opened);
      expect(await opened.provider.call()).toMatchObject({ microphone: "on" });
    });

    test("breaks while the visitor is muted leaves them muted", async ({
      page,
    }) => {
      const opened = await open(page);
      await connect(page, opened);
      const mute = panel(page).getByRole("button", { name: "Mute" });
      await mute.click();
      const microphone = async () => (await opened.provider.call()).microphone;
      await expect.poll(microphone).toBe("off");
      await opened.provider.noiseCancellationBreaks();
      await expect.poll(opened.provider.call).toMatchObject({
        processors: ["noise-cancellation", "none"],
        microphone: "off",
      });
      await expect(mute).toHaveAttribute("aria-pressed", "true");
      await mute.click();
      await expect.poll(microphone).toBe("on");
    });

    test("breaks goes on without it, with the microphone on", async ({
      page,
    }) => {
      const opened = await open(page, { noiseCancellation: "nonfatal" });
      await connect(page, opened);
      await expect.poll(opened.provider.call).toMatchObject({
        processors: ["noise-cancellation", "none"],
        microphone: "on",
      });
    });
  });
});

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
    await answered(page, opened);
    expect(await opened.provider.calls()).toEqual([]);
    await nothingLeft(opened);
  });

  test("by leaving the page's widget in the call is left", async ({ page }) => {
    const opened = await open(page);
    await connect(page, opened);
    await leave(page);
    await expect
      .poll(opened.provider.call)
      .toMatchObject({ destroyed: true, microphone: "ended" });
    await nothingLeft(opened);
  });

  test("by hiding the page for good is left", async ({ page }) => {
    const opened = await open(page);
    await connect(page, opened);
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent("pagehide")),
    );
    await expectPhase(page, "idle");
    await expect.poll(opened.provider.call).toMatchObject({ destroyed: true });
  });

  test("while the server is asked does not disturb the next one", async ({
    page,
  }) => {
    await page.clock.install();
    const opened = await open(page, { call: "held" });
    const { provider } = opened;
    await press(page);
    await expect.poll(() => provider.requests.length).toBe(1);
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent("pagehide")),
    );
    await expectPhase(page, "idle");
    provider.set({ call: "created" });
    await connect(page, opened);
    provider.release();
    await answered(page, opened);
    expect(await provider.calls()).toHaveLength(1);
    await expectPhase(page, "in-call");
    await press(page);
    await nothingLeft(opened);
  });

  test("while the SDK is still on its way lets go of the microphone", async ({
    page,
  }) => {
    await page.route("**/_astro/vapi*.js", () => undefined);
    const opened = await open(page);
    await press(page);
    await expect
      .poll(async () => (await opened.media.leftovers()).microphones)
      .toBe(1);
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent("pagehide")),
    );
    await nothingLeft(opened);
    expect(opened.provider.requests).toEqual([]);
  });

  test("during the join lets go of the microphone", async ({ page }) => {
    const opened = await open(page, { join: "held" });
    await press(page);
    await opened.provider.joinAsked();
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent("pagehide")),
    );
    await expect.poll(opened.provider.call).toMatchObject({ destroyed: true });
    await nothingLeft(opened);
  });
});

test.describe("a call that fails", { tag: "@desktop" }, () => {
  test.use({
    expectedErrors:
      /Voice call failed|Failed to load resource|errors\.example|ingest\.sentry\.io/,
  });

  /** The message beside the button: what went wrong, for one of these reasons, and the telephone. */
  async function expectHelp(
    page: Page,
    ...reasons: (keyof typeof callFailures)[]
  ): Promise<void> {
    const help = page.locator("[role=status]").first();
    const told = async () => {
      const words = await help.textContent();
      return reasons.some((why) => words?.includes(callFailures[why].before));
    };
    await expect.poll(told, { timeout: 20_000 }).toBe(true);
    await expect(help.getByRole("link")).toHaveAttribute("href", /^tel:/);
    await expect(page.locator("body")).not.toContainText("[object");
    await expectPhase(page, "idle");
  }

  test("for its key says that the demo isn't there", async ({ page }) => {
    const opened = await open(page, { call: "unauthorised" });
    await press(page);
    await expectHelp(page, "not-configured");
    await nothingLeft(opened);
  });

  for (const call of ["failing", "unreachable"] as const) {
    test(`because the server is ${call} can be tried again`, async ({
      page,
    }) => {
      const opened = await open(page, { call });
      await press(page);
      await expectHelp(page, "not-connected");
      await nothingLeft(opened);
      opened.provider.set({ call: "created" });
      await connect(page, opened);
    });
  }

  test("at the room's door is over", async ({ page }) => {
    const opened = await open(page, { join: "held" });
    await press(page);
    await opened.provider.roomError("exp-room", "Room expired");
    await expectHelp(page, "cut-off", "not-connected");
    await nothingLeft(opened);
  });

  test("in the middle is said to be cut off", async ({ page }) => {
    const opened = await open(page);
    await connect(page, opened);
    await opened.provider.roomError("connection-error", "Lost");
    await expectHelp(page, "cut-off");
    await nothingLeft(opened);
  });

  test("by a fault of the provider is said to be cut off", async ({ page }) => {
    const opened = await open(page);
    await connect(page, opened);
    await opened.provider.statusEnded("pipeline-error-llm-failed");
    await expectHelp(page, "cut-off");
  });

  test("because its code is refused can be tried again", async ({ page }) => {
    const opened = await open(page, { bundle: "refused" });
    await press(page);
    await expectHelp(page, "cut-off", "not-connected");
    await nothingLeft(opened);
    opened.provider.set({ bundle: "served" });
    await connect(page, opened);
  });

  test("because its code never comes is given up after 15 seconds", async ({
    page,
  }) => {
    await page.clock.install();
    const opened = await open(page, { bundle: "held" });
    const pressedAt = await page.evaluate(() => Date.now());
    await press(page);
    await expect.poll(() => opened.provider.requests.length).toBe(1);
    await page.clock.pauseAt(pressedAt + 14_000);
    await expectPhase(page, "connecting");
    await page.clock.resume();
    await expectHelp(page, "not-connected");
    await nothingLeft(opened);
  });

  for (const [name, reason] of [
    ["NotAllowedError", "microphone-refused"],
    ["NotFoundError", "microphone-missing"],
    ["NotReadableError", "microphone-busy"],
  ] as const) {
    test(`for want of the microphone (${name}) calls nobody`, async ({
      page,
    }) => {
      await refuseMicrophone(page, name);
      const { provider } = await open(page);
      await press(page);
      await expectHelp(page, reason);
      expect(provider.requests).toEqual([]);
    });
  }

  test("because the transport reports the microphone is stopped", async ({
    page,
  }) => {
    const opened = await open(page, { microphone: "permissions" });
    await press(page);
    await expectHelp(page, "microphone-refused");
    await expect.poll(opened.provider.call).toMatchObject({ destroyed: true });
  });

  test("is reported, without a word of what was said", async ({ page }) => {
    const reports: string[] = [];
    page.on("request", (request) => {
      if (request.url().startsWith("https://errors.example/"))
        reports.push(request.postData() ?? "");
    });
    const opened = await open(page);
    await connect(page, opened);
    expect(reports).toEqual([]);
    await opened.provider.transcript("user", "My name is Zoë O’Hara");
    await opened.provider.roomError("connection-error", "Lost");
    await expect.poll(() => reports.length).toBe(1);
    expect(reports[0]).toContain("CallFailure");
    expect(reports[0]).not.toMatch(/O’Hara|Zoë/);
  });
});

test.describe("sound that the browser holds back", { tag: "@desktop" }, () => {
  test.use({ expectedErrors: /could not start assistant audio/ });

  test("plays after one more press", async ({ page }) => {
    await refuseAutoplay(page);
    const opened = await open(page);
    await press(page);
    await opened.provider.listening();
    const enable = page.getByRole("button", { name: "Turn sound on" });
    await enable.click();
    await expect(enable).toBeHidden();
    await expect.poll(opened.provider.sent).toContain("playable");
    await press(page);
    await nothingLeft(opened);
  });
});

test.describe("before the press", { tag: "@desktop" }, () => {
  test("nothing of the provider is loaded, not even by hovering", async ({
    page,
    baseURL,
  }) => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.clock.install();
    const { provider } = await open(page);
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
});

test.describe("on a phone", { tag: "@phone" }, () => {
  // The transport itself says that phones have no noise cancellation.
  test.use({ expectedErrors: /unsupported input processor/ });

  test("the room is joined a second after the server's answer", async ({
    page,
  }) => {
    const opened = await open(page);
    await connect(page, opened);
    const { joinAskedAt } = await opened.provider.call();
    const answeredAt = opened.provider.requests[0]?.answeredAt ?? 0;
    expect(joinAskedAt - answeredAt).toBeGreaterThanOrEqual(1000);
    await expect(panel(page)).toBeInViewport();
    await press(page);
    await nothingLeft(opened);
  });
});
