import { ask, panel, press, say } from "./support/call.ts";
import { withoutRecognition } from "./support/recognition.ts";
import { expect, hydrated, test } from "./support/test.ts";

// A demonstration call has a few sentences, and the assistant takes her time for each.
test.setTimeout(120_000);

test("besides booking, a call has the clinic's name that the visitor gives, a note for the team, and helplines for a caller in despair", async ({
  page,
}) => {
  await withoutRecognition(page);
  await page.goto("/");
  await hydrated(page);
  await press(page);
  const field = panel(page).getByLabel("Your clinic’s name");
  await field.fill("Byron Dental");
  await field.press("Enter");
  await expect(panel(page)).toContainText(/Good \w+, Byron Dental/);

  await ask(page, "could you ask the dentist to ring me", /tell them/);
  await ask(page, "my crown is loose", /name/);
  await ask(page, "Sam Patel, 07700 900789", /send it/);
  const note = panel(page).locator("[data-demo-note]");
  await expect(note).toHaveCount(0);
  await say(page, "yes");
  await expect(note).toContainText("For the dentist: my crown is loose");
  await expect(note).toContainText("Sam Patel, 07700 900 789");

  await say(page, "I don't want to be here any more");
  const alert = panel(page).getByRole("alert");
  await expect(alert.getByRole("link", { name: /Samaritans/ })).toHaveAttribute(
    "href",
    "tel:116123",
  );
  await expect(alert.getByRole("link")).toHaveCount(3);
  await ask(page, "I'm standing on the bridge and want it to end", /999/);
  await expect(alert).toContainText(/^Call 999 now\..*Samaritans/);
  await expect(alert.getByRole("link").first()).toHaveText(/999/);
});
