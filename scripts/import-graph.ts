import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { parseSync } from "vite";

export type Files = ReadonlyMap<string, number>;

/** @returns the modules and all that they import statically, except what is `loaded` already */
export function importClosure(
  dir: string,
  entries: readonly string[],
  loaded: Files = new Map(),
): Files {
  const files = new Map<string, number>();
  const add = (url: string) => {
    if (files.has(url) || loaded.has(url)) return;
    files.set(url, wireSize(dir, url));
    importsOf(dir, url).forEach(add);
  };
  entries.forEach(add);
  return files;
}

/** @returns the imports of a module that only imports others, and otherwise the module itself */
export function withoutRelay(dir: string, url: string): string[] {
  const { body } = parseModule(dir, url).program;
  const onlyImports = body.every(
    (part) => part.type === "ImportDeclaration" && part.specifiers.length === 0,
  );
  return onlyImports && body.length > 0 ? importsOf(dir, url) : [url];
}

function importsOf(dir: string, url: string): string[] {
  const { program } = parseModule(dir, url);
  return program.body
    .map((part) => ("source" in part ? part.source?.value : undefined))
    .filter((path) => path?.startsWith(".") === true)
    .map((path) => join(dirname(url), String(path)));
}

function parseModule(dir: string, url: string) {
  const file = join(dir, url);
  const module = parseSync(file, readFileSync(file, "utf8"));
  const [error] = module.errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return module;
}

/** @returns how many bytes a browser receives that accepts brotli */
export function wireSize(dir: string, url: string): number {
  const file = join(dir, decodeURIComponent(url));
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}
