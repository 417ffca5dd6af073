import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKAGES = "node_modules";

const FILE = "licences/third-party.txt";

/** These reach the browser without an import: fonts, and a worker's code. */
const BESIDE = [
  "@echogarden/svoxpico-wasm",
  "@fontsource-variable/literata",
  "@fontsource-variable/schibsted-grotesk",
] as const;

/** @returns a package such as `react` or `@daily-co/daily-js`, and undefined for our own modules */
export function packageOf(module: string): string | undefined {
  const path = module.split(`/${PACKAGES}/`).at(-1);
  if (path === undefined || path === module) return undefined;
  const [scope = "", name = ""] = path.split("/");
  return scope.startsWith("@") ? `${scope}/${name}` : scope;
}

function noticeOf(name: string): string {
  const dir = join(PACKAGES, name);
  const { version, license } = JSON.parse(
    readFileSync(join(dir, "package.json"), "utf8"),
  ) as { version: string; license?: string };
  const file = readdirSync(dir).find((entry) =>
    /^(?:licen[cs]e|copying)/i.test(entry),
  );
  const text = file ? readFileSync(join(dir, file), "utf8").trim() : "";
  return `${name} ${version} (${license ?? "see below"})\n\n${text}`.trim();
}

export function thirdPartyNotices(): Plugin {
  return {
    name: "third-party-notices",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      const bundled = Object.values(bundle)
        .flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []))
        .map(packageOf);
      const names = [...new Set([...bundled, ...BESIDE])]
        .filter((name) => name !== undefined)
        .filter((name) => existsSync(join(PACKAGES, name, "package.json")))
        .toSorted();
      const source = [
        "The work of others that this site sends to browsers. The notices for the voice's data and for the icons stand beside this file.",
        ...names.map(noticeOf),
      ].join(`\n\n${"-".repeat(72)}\n\n`);
      this.emitFile({ type: "asset", fileName: FILE, source: `${source}\n` });
    },
  };
}
