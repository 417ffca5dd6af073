import type { Route } from "@playwright/test";
import { callFailures } from "../../site/content/voice.ts";
import { press } from "./support/call.ts";
import { expect, test } from "./support/test.ts";

test.use({
  expectedErrors: /Voice call failed|Failed to load resource|Error hydrating/,
});

const missing = (route: Route) => route.fulfill({ status: 404 });

/** The call's own code, which loads at a press. */
const ENGINE = /_astro\/engine\..*\.js/;

for (const [what, file, answer, failure] of [
  [
    "an old browser is blamed for a file in a newer language",
    ENGINE,
    (route: Route) =>
      route.fulfill({ contentType: "text/javascript", body: "let newer = @;" }),
    "too-old",
  ],
  ["a missing file didn’t load", ENGINE, missing, "not-loaded"],
  [
    "an island whose file is missing didn’t load",
    /_astro\/hero-call\..*\.js/,
    missing,
    "not-loaded",
  ],
] as const)
  test(what, async ({ page }) => {
    await page.route(file, answer);
    await page.goto("/");
    await press(page);
    const [before = ""] = callFailures[failure].split("{phone}");
    const help = page.locator("#hero [role=status]");
    await expect(help).toContainText(before.trim());
    await expect(help.getByRole("link")).toHaveAttribute("href", /^tel:/);
  });
