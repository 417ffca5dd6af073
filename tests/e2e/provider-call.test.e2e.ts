import {
  announced,
  callButton,
  expectPhase,
  panel,
  press,
} from "./support/call.ts";
import { PROVIDER_BUILD, PUBLIC_KEY } from "./support/builds.ts";
import { connect, nothingLeft, open } from "./support/provider-call.ts";
import { expect, test } from "./support/test.ts";

test.use({ voice: "provider" });

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

  test("that follows another begins with an empty transcript, and the far end ends it", async ({
    page,
  }) => {
    const opened = await open(page);
    const { provider } = opened;
    await connect(page, opened);
    await provider.transcript("assistant", "The first call");
    await expect(panel(page)).toContainText("The first call");
    await press(page);
    await expectPhase(page, "idle");
    await connect(page, opened);
    await expect(panel(page)).not.toContainText("The first call");
    await provider.statusEnded("assistant-ended-call");
    await provider.hangUp();
    await expectPhase(page, "idle");
    // Without a complaint.
    await expect(announced(page)).toContainText("Call ended");
    await nothingLeft(opened);
    expect(provider.requests).toHaveLength(2);
    expect(await provider.calls()).toMatchObject([
      { destroyed: true },
      { destroyed: true },
    ]);
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
  // The transport itself reports that phones have no noise cancellation.
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

  test("shows a booking by the assistant’s tools, and opens the form", async ({
    page,
  }) => {
    const opened = await open(page);
    const { provider } = opened;
    await connect(page, opened);
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

  test("ends three seconds after the assistant has left the room", async ({
    page,
  }) => {
    const opened = await open(page);
    await connect(page, opened);
    await opened.provider.assistantLeaves();
    await expectPhase(page, "idle");
    await nothingLeft(opened);
  });
});
