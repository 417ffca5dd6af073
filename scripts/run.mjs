// Runs a script with Node 20 or newer: it installs the packages, and goes on with the Node among them.
// It is plain JavaScript, since Node 20 can't run TypeScript.
import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { findNode, isInstalled, pathWith } from "./own-node.mjs";

const SCRIPTS = {
  start: "scripts/start.ts",
  test: "scripts/test.ts",
  check: "scripts/test.ts",
  dev: "scripts/dev.ts",
  build: "scripts/build.ts",
  serve: "server/main.ts",
  leads: "server/leads.ts",
  bench: "bench/run.ts",
};

/** The code with which a program ends that the loader can't load. */
const NOT_LOADED = 127;

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const [name = "", ...args] = process.argv.slice(2);
const script = SCRIPTS[name];
if (!script) {
  console.error(
    `There is no script "${name}". There are: ${Object.keys(SCRIPTS).join(", ")}.`,
  );
  process.exit(2);
}

if (!isInstalled()) install();
const node = findNode();
if (!node) {
  console.error(
    `There is no Node of the project's version for ${process.platform} on ${process.arch}.`,
  );
  process.exit(1);
}
if (node === process.execPath) await runHere();
else runWith(node);

function install() {
  console.error("Installing the packages that package-lock.json names …");
  // Progress goes to the error output, since some scripts print data.
  const npm = spawnSync(
    "npm",
    ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
    { stdio: ["ignore", process.stderr, process.stderr] },
  );
  if (npm.status === 0) return;
  console.error(
    "\nThe packages could not be installed: see npm's messages above.",
  );
  console.error("The first time, npm has to reach its registry.");
  process.exit(1);
}

async function runHere() {
  process.argv = [process.execPath, script, ...args];
  await import(pathToFileURL(script).href);
}

function runWith(program) {
  const child = spawn(program, [script, ...args], {
    stdio: "inherit",
    env: { ...process.env, PATH: pathWith(program) },
  });
  child.on("error", ({ message }) => {
    console.error(`The project's own Node can't be started: ${message}`);
    process.exit(1);
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => {
    if (code === NOT_LOADED)
      console.error(
        "The project's own Node can't be loaded. On Debian and Ubuntu it needs one package more: apt-get install libatomic1",
      );
    process.exit(code ?? (signal ? 1 : 0));
  });
}
