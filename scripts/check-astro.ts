import { existsSync } from "node:fs";
import { AstroCheck } from "@astrojs/language-server";
import { run } from "./command.ts";

/**
 * Checks the types in `.astro` files, which tsc does not read, and prints what is wrong. The checker brings
 * TypeScript 6 (package.json, overrides): version 7 has no programming interface.
 *
 * @returns how many errors there are
 */
export async function checkAstroFiles(): Promise<number> {
  if (!existsSync(".astro/types.d.ts")) await run("astro", ["sync"]);
  const checker = new AstroCheck(
    process.cwd(),
    undefined,
    "tsconfig.astro.json",
  );
  const { errors } = await checker.lint({ logErrors: { level: "error" } });
  return errors ?? 0;
}
