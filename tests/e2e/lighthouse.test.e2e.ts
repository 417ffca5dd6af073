import { routes } from "../../site/routes.ts";
import { PRACTICES, startLighthouse } from "./support/lighthouse.ts";
import { expect, test } from "./support/test.ts";

// axe checks accessibility in every state (accessibility.test), and `npm run bench -- pages` measures speed.

// One after another, in one browser, which takes a while to start.
test.describe.configure({ mode: "default" });

let lighthouse: Awaited<ReturnType<typeof startLighthouse>>;
test.beforeAll(async () => {
  lighthouse = await startLighthouse();
});
test.afterAll(() => lighthouse.stop());

for (const path of Object.values(routes)) {
  test(`${path} passes Lighthouse, and does not shift while it loads`, async ({
    servers,
  }) => {
    const { faults, cls } = await lighthouse.measure(
      servers.url + path,
      PRACTICES,
    );
    expect(faults).toEqual([]);
    // A font that comes late on a busy machine moves the end of a line by a few pixels: 0.0003 to 0.0009.
    expect(cls).toBeLessThan(0.002);
  });
}
