import type { Page } from "@playwright/test";
import { callFailures } from "../../site/content/voice.ts";
import { press } from "./support/call.ts";
import { expect, hydrated, test } from "./support/test.ts";

test.use({
  expectedErrors: /Voice call failed|Failed to load resource|Error hydrating/,
});

/** The call's own code, which comes with a press. */
const ENGINE = /_astro\/engine\..*\.js/;

async function says(page: Page, failure: keyof typeof callFailures) {
  const [before = ""] = callFailures[failure].split("{phone}");
  const help = page.locator("#hero [role=status]");
  await expect(help).toContainText(before.trim());
  await expect(help.getByRole("link")).toHaveAttribute("href", /^tel:/);
}

/** As if the visitor paid for each byte: nothing is loaded ahead. */
const saveData = () =>
  Object.defineProperty(navigator, "connection", {
    value: { saveData: true },
  });

test("says of a file in a newer language that the browser is too old", async ({
  page,
}) => {
  await page.route(ENGINE, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "let newer = @;" }),
  );
  await page.goto("/");
  await hydrated(page);
  await press(page);
  await says(page, "too-old");
});

test("says of a file that is missing that it didn’t load", async ({ page }) => {
  await page.route(ENGINE, (route) => route.fulfill({ status: 404 }));
  await page.goto("/");
  await hydrated(page);
  await press(page);
  await says(page, "not-loaded");
});

test("names the connection where there is none", async ({ page, context }) => {
  await page.addInitScript(saveData);
  await page.goto("/");
  await hydrated(page);
  await context.setOffline(true);
  await press(page);
  await says(page, "not-connected");
});

test("says of an island whose file is missing that the demo didn’t load", async ({
  page,
}) => {
  await page.route(/_astro\/hero-call\..*\.js/, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.goto("/");
  await press(page);
  await says(page, "not-loaded");
});
