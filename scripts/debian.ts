import { existsSync } from "node:fs";
import { run } from "./command.ts";

/** @returns whether packages may be installed here */
export async function installPackages(
  packages: readonly string[],
): Promise<boolean> {
  const may =
    process.platform === "linux" &&
    process.getuid?.() === 0 &&
    existsSync("/usr/bin/apt-get");
  if (!may) return false;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], env);
  await run(
    "apt-get",
    ["install", "-qq", "-y", "--no-install-recommends", ...packages],
    env,
  );
  return true;
}
