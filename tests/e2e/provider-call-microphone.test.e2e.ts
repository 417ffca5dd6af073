import { expectPhase, panel, say } from "./support/call.ts";
import { connect, open } from "./support/provider-call.ts";
import { expect, test } from "./support/test.ts";

test.use({ voice: "provider" });

test.describe("a call", { tag: "@desktop" }, () => {
  test("can be typed into and muted, and outlives the network, the noise cancellation and the camera", async ({
    page,
  }) => {
    const opened = await open(page);
    const { provider } = opened;
    await connect(page, opened);
    await say(page, "Thursday at three");
    await expect(panel(page)).toContainText("Thursday at three");
    await expect.poll(provider.sent).toContainEqual(
      expect.objectContaining({
        type: "add-message",
        message: { role: "user", content: "Thursday at three" },
      }),
    );

    const mute = panel(page).getByRole("button", { name: "Mute" });
    const microphone = async () => (await provider.call()).microphone;
    await mute.click();
    await expect(mute).toHaveAttribute("aria-pressed", "true");
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
    await expect(panel(page)).toContainText("Reconnecting");
    await provider.network("connected");
    await expect(panel(page)).not.toContainText("Reconnecting");

    await provider.cameraRefused();
    await provider.transcript("assistant", "Good morning.");
    await expect(panel(page)).toContainText("Good morning.");
    await expect(panel(page)).not.toContainText("blocked the microphone");
    await expectPhase(page, "in-call");
  });

  test("says that it listens only with an open microphone, and continues without one", async ({
    page,
  }) => {
    const opened = await open(page);
    await connect(page, opened);
    await opened.provider.transcript("assistant", "Good morning.");
    await expect(panel(page)).toContainText("Listening");
    await panel(page).getByRole("button", { name: "Mute" }).click();
    await expect(panel(page)).toContainText("Muted");
    // As a browser does when the device is unplugged.
    await page.evaluate(() => {
      const track = window.__media?.tracks.at(-1);
      track?.stop();
      track?.dispatchEvent(new Event("ended"));
    });
    await expect(panel(page)).toContainText("has been disconnected");
    await expect(panel(page)).toContainText("Your turn");
    await expect(panel(page).getByRole("button", { name: "Mute" })).toHaveCount(
      0,
    );
    await expectPhase(page, "in-call");
  });
});
