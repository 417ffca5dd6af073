// Cuts the package.json in the current folder down to what the server needs to run, so that an image holds neither the
// tools that build the pages nor a second Node. The versions stay, and those below them are package-lock.json's.
import { readFileSync, writeFileSync } from "node:fs";

const NEEDED = [
  "@hono/node-server",
  "hono",
  "kysely",
  "pg",
  "pino",
  "prom-client",
  "standardwebhooks",
  "zod",
];

const { dependencies, ...rest } = JSON.parse(
  readFileSync("package.json", "utf8"),
);
delete rest.devDependencies;
delete rest.optionalDependencies;
delete rest.scripts;
const kept = NEEDED.map((name) => {
  if (!dependencies[name])
    throw new Error(`${name} is not in package.json any more.`);
  return [name, dependencies[name]];
});
writeFileSync(
  "package.json",
  JSON.stringify({ ...rest, dependencies: Object.fromEntries(kept) }, null, 2),
);
