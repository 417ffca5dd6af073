import { expect, test } from "vitest";
import { packageOf } from "./third-party-notices.ts";

test.each([
  ["/home/x/node_modules/react/index.js", "react"],
  [
    "/x/node_modules/@daily-co/daily-js/dist/daily-esm.js",
    "@daily-co/daily-js",
  ],
  ["/x/node_modules/a/node_modules/b/c.js", "b"],
  ["/x/site/voice/session.ts", undefined],
])("%s belongs to %s", (module, name) => {
  expect(packageOf(module)).toBe(name);
});
