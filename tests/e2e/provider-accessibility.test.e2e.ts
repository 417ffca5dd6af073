import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { refuseAutoplay } from "./support/autoplay.ts";
import { expectPhase, ownScreen, panel, press } from "./support/call.ts";
import type { ProviderOptions } from "./support/provider-network.ts";
import { type Provider, startProvider } from "./support/provider.ts";
import { expect, hydrated, test } from "./support/test.ts";

test.setTimeout(120_000);
test.use({ voice: "provider" });

/** Something that a visitor can have on the screen in a call of the provider's, beside what every call has. */
interface State {
  readonly name: string;
  /** The home page, if not given. */
  readonly path?: string;
  readonly options?: ProviderOptions;
  readonly expectedErrors?: RegExp;
  readonly before?: (page: Page) => Promise<unknown>;
  readonly reach: (page: Page, provider: Provider) => Promise<unknown>;
}

/** The transport itself says that phones have no noise cancellation. */
const NO_NOISE_CANCELLATION = /unsupported input processor/;
const FAILED =
  /Voice call failed|Failed to load resource|errors\.example|ingest\.sentry\.io|unsupported input processor/;

async function connect(page: Page, provider: Provider): Promise<void> {
  await press(page);
  await provider.listening();
  await expectPhase(page, "in-call");
  await expect(panel(page)).toBeVisible();
}

const help = (page: Page) =>
  expect(page.locator("[role=status]").first().getByRole("link")).toBeVisible();

const states: readonly State[] = [
  {
    name: "a call that connects",
    options: { call: "held" },
    reach: async (page) => {
      await press(page);
      await expectPhase(page, "connecting");
    },
  },
  {
    name: "a call in which she speaks",
    reach: async (page, provider) => {
      await connect(page, provider);
      await provider.speak(0.1);
      await provider.transcript("assistant", "Good morning, Willow Street.");
      await provider.transcript("user", "I’d like a check-up.");
      await provider.transcript("assistant", "Which day", false);
      await expect(panel(page)).toContainText("Which day");
    },
  },
  {
    name: "a call whose network is away",
    reach: async (page, provider) => {
      await connect(page, provider);
      await provider.network("interrupted");
      await expect(panel(page)).toContainText("Reconnecting");
    },
  },
  {
    name: "a call whose sound the browser holds back",
    expectedErrors:
      /could not start assistant audio|unsupported input processor/,
    before: refuseAutoplay,
    reach: async (page, provider) => {
      await press(page);
      await provider.listening();
      await expect(
        page.getByRole("button", { name: "Turn sound on" }),
      ).toBeVisible();
    },
  },
  {
    name: "a call on the case study that has ended",
    path: "/hospitals-case-study",
    reach: async (page, provider) => {
      await connect(page, provider);
      await provider.transcript("assistant", "Good morning.");
      await press(page);
      await expectPhase(page, "idle");
    },
  },
  {
    name: "a call that did not connect",
    options: { call: "failing" },
    expectedErrors: FAILED,
    reach: async (page) => {
      await press(page);
      await help(page);
    },
  },
  {
    name: "a call that was cut off",
    expectedErrors: FAILED,
    reach: async (page, provider) => {
      await connect(page, provider);
      await provider.transcript("assistant", "Good morning.");
      await provider.roomError("connection-error", "Lost");
      await help(page);
    },
  },
  {
    name: "a call for want of the microphone",
    expectedErrors: FAILED,
    before: (page) =>
      page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () =>
          Promise.reject(new DOMException("refused", "NotAllowedError"));
      }),
    reach: async (page) => {
      await press(page);
      await help(page);
    },
  },
];

for (const {
  name,
  path = "/",
  options,
  expectedErrors,
  before,
  reach,
} of states)
  test.describe(() => {
    test.use({ expectedErrors: expectedErrors ?? NO_NOISE_CANCELLATION });
    test(name, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      const provider = await startProvider(page, options);
      await before?.(page);
      await page.goto(path);
      await hydrated(page);
      await reach(page, provider);
      const part = path === "/" ? "#hero" : "#demo";
      const covers = (await ownScreen(page).count()) > 0;
      await expectAccessible(page, covers ? "dialog:modal" : part);
    });
  });
