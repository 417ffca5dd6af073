import { join, resolve } from "node:path";
import { build } from "vite";
import { compactIcons } from "./compact-assets.ts";

const ROOT = "site/desk";

/** The operator's page, in a folder that the public server leaves alone. Built apart, so that no page shares its code. */
export async function buildDesk(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: "warn",
    plugins: [compactIcons()],
    build: {
      outDir: resolve(outDir),
      emptyOutDir: false,
      assetsDir: "files",
      assetsInlineLimit: 0,
      modulePreload: false,
      target: ["chrome109", "edge109", "firefox115", "safari16"],
      rolldownOptions: {
        input: ["index.html", "sign-in.html"].map((file) => join(ROOT, file)),
      },
    },
  });
}
