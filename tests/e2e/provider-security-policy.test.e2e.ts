import { expectPhase, panel, press } from "./support/call.ts";
import { watchPolicy } from "./support/policy-watch.ts";
import { startProvider } from "./support/provider.ts";
import { expect, hydrated, test } from "./support/test.ts";

test.use({
  voice: "provider",
  // The transport itself says that phones have no noise cancellation.
  expectedErrors:
    /unsupported input processor|Voice call failed|Failed to load resource|errors\.example|ingest\.sentry\.io/,
});

test("a provider’s call stays inside the security policy, and its maker’s own report of a failure outside", async ({
  page,
  context,
}) => {
  const violations = await watchPolicy(context);
  const provider = await startProvider(page);
  await page.goto("/");
  await hydrated(page);
  await press(page);
  await provider.listening();
  await expectPhase(page, "in-call");
  await provider.speak(0.1);
  await provider.transcript("assistant", "Good morning.");
  await expect(panel(page)).toContainText("Good morning.");
  await press(page);
  await expectPhase(page, "idle");
  expect(violations).toEqual([]);

  await press(page);
  await provider.listening();
  await provider.roomError("connection-error", "Lost");
  await expectPhase(page, "idle");
  await expect
    .poll(() => provider.strays)
    .toContainEqual(expect.stringContaining("https://errors.example/"));
  // The transport would tell its maker, whom nobody has agreed to: that alone is refused.
  await expect.poll(() => violations.length).toBeGreaterThan(0);
  expect(
    violations.filter((what) => !what.includes("ingest.sentry.io")),
  ).toEqual([]);
  expect(provider.strays.join()).not.toContain("ingest.sentry.io");
});
