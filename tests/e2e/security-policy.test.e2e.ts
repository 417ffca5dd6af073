import { routes } from "../../site/routes.ts";
import { ANSWER, QUESTION, ask, expectPhase, press } from "./support/call.ts";
import { askForDemo, someone } from "./support/demo-request.ts";
import { watchPolicy } from "./support/policy-watch.ts";
import { withoutRecognition } from "./support/recognition.ts";
import { expect, hydrated, test } from "./support/test.ts";

test.setTimeout(120_000);

test("a walk by links stays inside the security policy of its first page", async ({
  page,
  context,
}) => {
  const violations = await watchPolicy(context);
  await withoutRecognition(page);
  // The journey in privacy.test visits each page under its own policy.
  await page.goto(routes.home);
  // Before that, a link loads a page of its own, with a policy of its own.
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { marked: true }));
  for (const name of [
    "Compliance",
    "Security",
    "Privacy Policy",
    "Terms of Service",
  ]) {
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await hydrated(page);
  }
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("link", { name: "Benefits" }).click();
  await expect(page).toHaveURL(/#benefits$/);
  await hydrated(page);
  await page.getByRole("button", { name: "PECR" }).focus();
  await page.getByRole("button", { name: /^Show testimonial 3/ }).click();
  await askForDemo(page, someone());

  await press(page);
  await expectPhase(page, "in-call");
  await ask(page, QUESTION, ANSWER);
  await press(page);
  expect(await page.evaluate(() => "marked" in window)).toBe(true);
  expect(violations).toEqual([]);
});

test.describe("what the policy forbids", () => {
  test.use({ expectedErrors: /Content Security Policy|is not allowed/ });

  test("is reported", async ({ page, context }) => {
    const violations = await watchPolicy(context);
    await page.goto("/");
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.foreign = true";
      document.head.append(script);
      const paragraph = document.createElement("p");
      paragraph.setAttribute("style", "color: red");
    });
    await expect
      .poll(() => violations.join("\n"))
      .toMatch(/script-src-elem inline/);
    expect(violations.join("\n")).toMatch(/style-src-attr inline/);
    expect(await page.evaluate(() => "foreign" in window)).toBe(false);
  });
});
