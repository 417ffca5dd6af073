import { routes } from "../../site/routes.ts";
import { watchPolicy } from "./support/policy-watch.ts";
import { expect, hydrated, test } from "./support/test.ts";

test.use({ expectedErrors: /Content Security Policy/ });

test("a walk by links stays inside the security policy of its first page", async ({
  page,
  context,
}) => {
  const violations = await watchPolicy(context);
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
  await page.getByRole("button", { name: /^Show testimonial 3/ }).click();
  expect(await page.evaluate(() => "marked" in window)).toBe(true);
  expect(violations).toEqual([]);

  // What the policy forbids does not run, and is reported.
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.foreign = true";
    document.head.append(script);
  });
  expect(await page.evaluate(() => "foreign" in window)).toBe(false);
  await expect
    .poll(() => violations.join("\n"))
    .toMatch(/script-src-elem inline/);
});
