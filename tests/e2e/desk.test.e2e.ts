import type { Page } from "@playwright/test";
import { DEMO_REQUESTS_PATH } from "../../contract/demo-request.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { ANSWERS, arrival, someone } from "./support/demo-request.ts";
import {
  startSite,
  startWebhook,
  type Site,
  type Webhook,
} from "./support/servers.ts";
import { expect, test } from "./support/test.ts";

// The sign-in form has status 401, which browsers report on the console.
test.use({ expectedErrors: /status of 401/ });

const TOKEN = "a-token-that-nobody-guesses-5d41402abc4b2a76";

let webhook: Webhook;
let site: Site;
test.beforeEach(async () => {
  webhook = await startWebhook();
  site = await startSite({
    DESK_PORT: "0",
    DESK_TOKEN: TOKEN,
    DEMO_WEBHOOK_URL: webhook.url,
  });
});
test.afterEach(async ({ page }) => {
  await page.goto("about:blank");
  await site.stop();
  await webhook.stop();
});

/** A request as the site's form sends it. */
async function request(
  name: string,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const timestamp = new Date().toISOString();
  const body = { ...ANSWERS, timestamp, source: "Ellaira website", name };
  await fetch(`${site.url}${DEMO_REQUESTS_PATH}?utm_campaign=autumn`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...body, ...more }),
  });
}

async function signIn(page: Page, token = TOKEN) {
  await page.goto(site.deskUrl);
  await expect(page.getByLabel("Token")).toBeFocused();
  await page.keyboard.type(token);
  await page.keyboard.press("Enter");
}

const asked = (page: Page, name: string) =>
  page.locator("summary", { hasText: name });

const sees = (page: Page, words: string) =>
  expect(page.getByText(words).last()).toBeVisible();

test(
  "each state is accessible, by the keyboard too, and a note stands after a reload",
  { tag: "@both" },
  async ({ page }) => {
    const name = someone();
    await request(name);
    await arrival(webhook, name);
    await signIn(page, "not the token");
    await sees(page, "That is not the token.");
    await expectAccessible(page);
    await signIn(page);
    await sees(page, "Today, ");
    await expectAccessible(page);
    await asked(page, name).focus();
    await page.keyboard.press("Enter");
    for (const words of ["campaign autumn", "after six", "Delivered "])
      await sees(page, words);
    await expectAccessible(page);
    await page.getByLabel("Note").fill("Demo on Tuesday at two");
    await page.keyboard.press("Enter");
    await sees(page, "It is written down.");
    await page.getByRole("link", { name: "To ring back" }).click();
    await sees(page, "Everybody has been rung back.");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Rung back" }).click();
    await page.reload();
    await asked(page, name).click();
    await expect(page.getByLabel("Note")).toHaveValue("Demo on Tuesday at two");
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByLabel("Token")).toBeFocused();
  },
);

test("a request that the receiver refused says why, and that it was sent again", async ({
  page,
}) => {
  const { port } = new URL(webhook.url);
  await webhook.stop();
  const name = someone();
  await request(name);
  await signIn(page);
  await page.getByRole("link", { name: "Waiting" }).click();
  await asked(page, name).click();
  await sees(page, "ECONNREFUSED");
  webhook = await startWebhook(Number(port));
  await page.getByRole("button", { name: "Deliver it now" }).click();
  await arrival(webhook, name);
  await sees(page, "It has been delivered.");
  await sees(page, "Delivered ");
  await expect(asked(page, name)).not.toContainText("Waiting");
});

test("a person who asks to be forgotten is found, shown, exported and erased", async ({
  page,
  context,
}) => {
  const urls: string[] = [];
  context.on("request", (sent) => urls.push(sent.url()));
  const name = someone();
  await request("Ann Other", { email: "ann@clinic.example" });
  for (let n = 0; n < 2; n++) await request(name);
  await signIn(page);
  const phone = ANSWERS.phone.replaceAll(" ", "");
  await page.getByLabel("Search").fill(`${phone} ${name}`);
  await expect(page.locator("summary")).toHaveCount(2);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  expect((await download).suggestedFilename()).toBe("demo-requests.csv");
  await asked(page, name).first().click();
  await page.getByRole("button", { name: "Erase this person" }).click();
  await sees(page, `2 requests from ${ANSWERS.email}`);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Keep them" }).click();
  await page.getByRole("button", { name: "Erase this person" }).click();
  await page.getByRole("button", { name: "Erase 2 requests" }).click();
  await sees(page, "2 requests erased.");
  await sees(page, "Nothing fits what you look for.");
  await page.getByLabel("Search").fill("");
  await expect(page.locator("summary")).toHaveCount(1);
  for (const url of urls) {
    expect(url.startsWith(`${site.deskUrl}/`)).toBe(true);
    expect(decodeURIComponent(url)).not.toMatch(/Hara|01632|clinic/);
  }
});
