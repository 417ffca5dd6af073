import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { startFakeWebhook } from "./testing/fake-webhook.ts";
import { builtSite, failureToStart } from "./testing/running-server.ts";
import { tempDir } from "./testing/temp-dir.ts";

describe("the server does not start, and says why in a sentence,", () => {
  test("with wrong settings, one for each", async () => {
    const text = await failureToStart(builtSite(), {
      PORT: "http",
      TRUST_PROXY: "x",
    });
    expect(text).toMatch(/^PORT [^\n]+\nTRUST_PROXY [^\n]+\n$/);
  });

  test.each(["PORT", "METRICS_PORT"])("with a %s in use", async (name) => {
    const { port } = new URL((await startFakeWebhook()).url);
    const env = { [name]: port };
    expect(await failureToStart(builtSite(), env)).toMatch(
      new RegExp(`^${name} \\d+ [^\\n]+\\n$`),
    );
  });

  test("without a built site", async () => {
    const elsewhere = { SITE_DIR: "/nowhere" };
    expect(await failureToStart(tempDir(), elsewhere)).toMatch(
      /^[^\n]* \/nowhere\. [^\n]*npm run build\n$/,
    );
    const damaged = builtSite({ "build.json": "{" });
    expect(await failureToStart(damaged, {})).toMatch(
      /^[^\n]*npm run build\n$/,
    );
  });

  test("with an invalid data folder", async () => {
    const cwd = builtSite();
    writeFileSync(join(cwd, "file"), "");
    // The second is a place where no folder can be made.
    for (const DATA_DIR of ["file", "/proc/none/data"])
      expect(await failureToStart(cwd, { DATA_DIR })).toMatch(
        /^DATA_DIR [^\n]+\n$/,
      );
  });
});
