import { routes } from "../../site/routes.ts";
import { startLighthouse } from "./support/lighthouse.ts";
import { expect, test } from "./support/test.ts";

// Accessibility is axe's in every state (accessibility.test), and speed `npm run bench -- pages` measures.

let lighthouse: Awaited<ReturnType<typeof startLighthouse>>;
test.beforeAll(async () => {
  lighthouse = await startLighthouse();
});
test.afterAll(() => lighthouse.stop());

for (const path of Object.values(routes)) {
  test(`${path} has nothing that Lighthouse minds, and stands still while it loads`, async ({
    servers,
  }) => {
    expect(await lighthouse.check(servers.url + path)).toEqual({
      faults: [],
      cls: 0,
    });
  });
}
