import { expect, type Page } from "@playwright/test";
import type { Webhook } from "./servers.ts";

/** The keys of a request (spec 7.1), in alphabetical order. */
export const KEYS = [
  "email",
  "message",
  "name",
  "phone",
  "practice",
  "practiceType",
  "source",
  "timestamp",
];

/** A name that tells this request from all others that the same webhook gets. */
export const someone = () => `Zoë O’Hara-${crypto.randomUUID()}`;

/** The values filled in beside the name. */
export const ANSWERS = {
  email: "zoe@clinic.example",
  phone: "01632 960 123",
  practiceType: "gp",
  practice: "High Street Surgery",
  message: "Two lines:\n“nine o’clock” & after six",
};

export async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Email Address").fill(ANSWERS.email);
  await page.getByLabel("Phone Number").fill(ANSWERS.phone);
  await page.getByLabel("Practice Type").selectOption(ANSWERS.practiceType);
  await page.getByLabel("Practice Name").fill(ANSWERS.practice);
  await page.getByLabel("Tell us about your needs").fill(ANSWERS.message);
}

export const submit = (page: Page) =>
  page.getByRole("button", { name: "Request Your Demo" }).click();

export const thanks = (page: Page) =>
  page.locator("#contact").getByRole("heading", { name: "Thank You" });

/** The deliveries of this person's requests, in JSON, with their headers. */
export const arrivals = (webhook: Webhook, name: string) =>
  webhook.deliveries
    .filter(({ body }) => body.includes(name))
    .map(({ headers, body }) => ({
      headers,
      request: JSON.parse(body) as Record<string, string>,
    }));

/** Waits for the one delivery of this person's request. */
export async function arrival(webhook: Webhook, name: string) {
  await expect
    .poll(() => arrivals(webhook, name).length, {
      intervals: [100],
      timeout: 20_000,
    })
    .toBe(1);
  const [first] = arrivals(webhook, name);
  if (!first) throw new Error("It has gone");
  return first;
}

/** The whole journey, on a page with the form: fills it in, sends it, and waits for the thanks. */
export async function askForDemo(page: Page, name: string): Promise<void> {
  await fill(page, name);
  await submit(page);
  await expect(thanks(page)).toBeVisible();
}
