import { existsSync } from "node:fs";
import { PlainError } from "./command.ts";
import { installPackages } from "./debian.ts";

const OTHERS = {
  firefox: {
    label: "Firefox",
    variable: "FIREFOX_PATH",
    programs: [
      "/usr/bin/firefox-esr",
      "/usr/bin/firefox",
      "/Applications/Firefox.app/Contents/MacOS/firefox",
    ],
    tools: [],
    packages: ["firefox-esr"],
  },
  webkit: {
    label: "WebKitGTK",
    variable: "WEBKIT_PATH",
    programs: ["x86_64", "aarch64"].map(
      (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
    ),
    tools: ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"],
    packages: ["webkit2gtk-driver", "xvfb"],
  },
} as const;

type OtherEngine = keyof typeof OTHERS;

// These are the keys of the object above.
const others = Object.keys(OTHERS) as OtherEngine[];

/** @returns the program, where this machine has all that the engine takes */
function findEngine(engine: OtherEngine): string | undefined {
  const { variable, programs, tools } = OTHERS[engine];
  if (!tools.every((tool) => existsSync(tool))) return undefined;
  return [process.env[variable], ...programs].find(
    (path) => path && existsSync(path),
  );
}

/** @throws {PlainError} when this machine has not got it */
export function ensuredEngine(engine: OtherEngine): string {
  const found = findEngine(engine);
  if (found) return found;
  throw new PlainError(`There is no ${OTHERS[engine].label} on this machine.`);
}

export const foundEngines = (): OtherEngine[] =>
  others.filter((engine) => findEngine(engine) !== undefined);

/** On CI it installs missing engines; elsewhere it says which journeys are left out. */
export async function ensureEngines(): Promise<void> {
  for (const engine of others) {
    if (findEngine(engine)) continue;
    const { label, packages } = OTHERS[engine];
    if (process.env["CI"]) await installPackages(packages);
    if (!findEngine(engine))
      console.log(
        `There is no ${label} on this machine, so no journeys run in it (on Debian: apt-get install ${packages.join(" ")}).`,
      );
  }
}
