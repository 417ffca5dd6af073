import { ask, panel, press, say } from "./support/call.ts";
import { withoutRecognition } from "./support/recognition.ts";
import { expect, hydrated, test } from "./support/test.ts";

// A demonstration call has a few sentences, and the assistant takes her time for each.
test.setTimeout(120_000);

test.describe("besides booking", { tag: "@desktop" }, () => {
  test.beforeEach(async ({ page }) => {
    await withoutRecognition(page);
    await page.goto("/");
    await hydrated(page);
    await press(page);
  });

  test("a note for the team appears in the sheet, as in reception's inbox", async ({
    page,
  }) => {
    await ask(page, "could you ask the dentist to ring me", /tell them/);
    await ask(page, "my crown is loose", /name/);
    await ask(page, "Sam Patel", /number/);
    await ask(page, "07700 900789", /send it/);
    await expect(page.locator("[data-demo-note]")).toHaveCount(0);
    await say(page, "yes");
    const note = panel(page).locator("[data-demo-note]");
    await expect(note).toContainText("For the dentist: my crown is loose");
    await expect(note).toContainText("Sam Patel, 07700 900 789");
  });

  test("a caller in despair is given helplines, with links that call them", async ({
    page,
  }) => {
    await say(page, "I don't want to be here any more");
    const alert = panel(page).getByRole("alert");
    await expect(
      alert.getByRole("link", { name: /Samaritans/ }),
    ).toHaveAttribute("href", "tel:116123");
    await expect(alert.getByRole("link")).toHaveCount(3);
    await ask(page, "I'm standing on the bridge and want it to end", /999/);
    await expect(alert).toContainText(/^Call 999 now\..*Samaritans/);
    await expect(alert.getByRole("link").first()).toHaveText(/999/);
  });

  test("the assistant answers under the clinic's name that the visitor gives", async ({
    page,
  }) => {
    const field = panel(page).getByLabel("Your clinic’s name");
    await field.fill("Byron Dental");
    await field.press("Enter");
    await expect(panel(page)).toContainText(/Good \w+, Byron Dental/);
    await ask(page, "what are your opening hours", /Byron Dental is open/);
  });
});
