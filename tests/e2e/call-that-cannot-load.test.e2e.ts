import type { Page } from "@playwright/test";
import { callFailures } from "../../site/content/voice.ts";
import { press } from "./support/call.ts";
import { expect, hydrated, test } from "./support/test.ts";

test.use({
  expectedErrors: /Voice call failed|Failed to load resource|Error hydrating/,
});

/** The call's own code, which loads at a press. */
const ENGINE = /_astro\/engine\..*\.js/;

async function says(page: Page, failure: keyof typeof callFailures) {
  const [before = ""] = callFailures[failure].split("{phone}");
  const help = page.locator("#hero [role=status]");
  await expect(help).toContainText(before.trim());
  await expect(help.getByRole("link")).toHaveAttribute("href", /^tel:/);
}

/** As if the visitor paid for each byte: nothing is preloaded. */
const saveData = () =>
  Object.defineProperty(navigator, "connection", {
    value: { saveData: true },
  });

test("blames an old browser for a file in a newer language", async ({
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

test("says that a missing file didn’t load", async ({ page }) => {
  await page.route(ENGINE, (route) => route.fulfill({ status: 404 }));
  await page.goto("/");
  await hydrated(page);
  await press(page);
  await says(page, "not-loaded");
});

test("blames the connection when there is none", async ({ page, context }) => {
  await page.addInitScript(saveData);
  await page.goto("/");
  await hydrated(page);
  await context.setOffline(true);
  await press(page);
  await says(page, "not-connected");
});

test("says that the demo didn’t load when an island's file is missing", async ({
  page,
}) => {
  await page.route(/_astro\/hero-call\..*\.js/, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.goto("/");
  await press(page);
  await says(page, "not-loaded");
});
