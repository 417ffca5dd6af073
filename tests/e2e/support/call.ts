import { expect, type Page } from "@playwright/test";

/** The one button that starts and ends the call, whatever it says at the moment. */
export const callButton = (page: Page) => page.locator("button[data-phase]");

export const panel = (page: Page) =>
  page.getByRole("region", { name: "Call with Ellaira" });

/** What is told to those who can't see the button. */
export const announced = (page: Page) => page.locator("[role=status]").first();

export async function expectPhase(
  page: Page,
  phase: "idle" | "connecting" | "in-call",
): Promise<void> {
  await expect(callButton(page)).toHaveAttribute("data-phase", phase);
}

export async function press(page: Page): Promise<void> {
  await callButton(page).click();
}
