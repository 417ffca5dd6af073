import {
  answers,
  callButton,
  composer,
  expectPhase,
  ownScreen,
  panel,
} from "./support/call.ts";
import { arrival, someone, thanks } from "./support/demo-request.ts";
import { goTo, pressKey, typeInto } from "./support/keyboard.ts";
import { hearWith } from "./support/recognition.ts";
import { ANSWER, QUESTION } from "./support/question.ts";
import { expect, test } from "./support/test.ts";

// Neither journey moves a mouse, not even to wake the page.
test.setTimeout(120_000);

test(
  "from the top of the home page to a request that is sent",
  { tag: "@desktop" },
  async ({ page, servers }) => {
    const name = someone();
    await page.goto("/");
    // Before its script has come, a link moves the place from which Tab goes on, but no focus.
    await expect(page.locator("html[data-settled]")).toBeAttached();
    await pressKey(page, "Tab");
    await expect(
      page.getByRole("link", { name: "Skip to main content" }),
    ).toBeFocused();
    await pressKey(page, "Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

    await goTo(
      page,
      page.locator("#hero").getByRole("link", { name: "Schedule Your Demo" }),
    );
    await pressKey(page, "Enter");
    await expect(page.locator("#contact h2")).toBeFocused();
    await expect(page.locator("#contact h2")).toBeInViewport();

    await typeInto(page, "Full Name", name);
    await typeInto(page, "Email Address", "zoe@clinic.example");
    await typeInto(page, "Phone Number", "01632 960 123");
    const type = page.getByLabel("Practice Type");
    await goTo(page, type);
    while ((await type.inputValue()) !== "gp")
      await pressKey(page, "ArrowDown");

    // A press too early leads to what is missing.
    const send = page.getByRole("button", { name: "Request Your Demo" });
    await goTo(page, send);
    await pressKey(page, "Space");
    await expect(page.getByLabel("Practice Name")).toBeFocused();
    await page.keyboard.type("High Street Surgery");
    await typeInto(page, "Tell us about your needs", "After six");

    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route("**/api/demo-requests", async (route) => {
      await held;
      await route.continue();
    });
    await goTo(page, send);
    await pressKey(page, "Space");
    await expect(
      page.getByRole("button", { name: /^Submitting/ }),
    ).toBeDisabled();
    await pressKey(page, "Shift");
    answer();
    await expect(thanks(page)).toBeFocused();
    await pressKey(page, "Tab");
    expect(await arrival(servers.webhook, name)).toMatchObject({
      practiceType: "gp",
      practice: "High Street Surgery",
      message: "After six",
    });
  },
);

test("through the menu to a section", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  await goTo(page, page.getByRole("button", { name: "Open menu" }));
  await pressKey(page, "Enter");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "Services" })).toBeFocused();
  await goTo(page, menu.getByRole("link", { name: "Benefits" }));
  await pressKey(page, "Enter");
  await expect(page.locator("#benefits h2")).toBeFocused();
});

test("through a whole call", async ({ page }) => {
  await hearWith(page, { onDevice: true });
  await page.goto("/");
  await goTo(page, callButton(page));
  await pressKey(page, "Enter");
  await expectPhase(page, "in-call");
  await expect(panel(page)).toBeVisible();
  // On a small window the call is a screen of its own, with its own button to end it.
  const isScreen = await ownScreen(page).isVisible();
  const transcript = page.getByRole("group", { name: "Live transcript" });
  await expect(isScreen ? panel(page) : callButton(page)).toBeFocused();

  const replies = panel(page).getByRole("list", { name: "Quick replies" });
  const reply = replies.getByRole("button").first();
  await expect(reply).toBeVisible();
  const words = await reply.innerText();
  await goTo(page, reply);
  await pressKey(page, "Enter");
  const visitor = panel(page).locator("[data-speaker=visitor]");
  await expect(visitor.last()).toContainText(words);
  // Where she answers, for the quick reply has gone.
  await expect(transcript).toBeFocused();

  await goTo(page, composer(page));
  await page.keyboard.type(QUESTION);
  await pressKey(page, "Enter");
  await expect(composer(page)).toBeFocused();
  await answers(page, ANSWER);

  const mute = panel(page).getByRole("button", { name: "Mute" });
  await goTo(page, mute);
  await pressKey(page, "Space");
  await expect(mute).toHaveAttribute("aria-pressed", "true");
  await pressKey(page, "Space");
  await expect(mute).toHaveAttribute("aria-pressed", "false");

  const end = panel(page).getByRole("button", {
    name: "End Call",
    exact: true,
  });
  if (isScreen) await goTo(page, end);
  else await goTo(page, callButton(page), "Shift+Tab");
  await pressKey(page, "Enter");
  await expectPhase(page, "idle");
  if (!isScreen) await expect(callButton(page)).toBeFocused();

  // The sheet stays with its words until it is closed.
  await goTo(page, panel(page).getByRole("button", { name: "Close" }));
  await pressKey(page, "Enter");
  await expect(panel(page)).toHaveCount(0);
  await expect(callButton(page)).toBeFocused();
});
