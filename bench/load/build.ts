import { spawn } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { figure, slope } from "../support/figures.ts";
import { megabytes, parentOf } from "../support/process-figures.ts";

// What a build costs as pages are added: texts in Markdown with a page of their own, as the legal ones are, in a copy
// of the project. Each size is built from nothing.

const PROJECT = resolve(import.meta.dirname, "../..");
const SIZES = [0, 6, 50, 200, 500];
const LOOK_EVERY_MS = 100;
/** Several times what it is: past that, something is done for each page that could be done once. */
const MAX_MS_A_PAGE = 250;
/** What a small build machine has to spare. */
const MAX_MB = 2048;

const NOT_COPIED = new Set([
  ".astro",
  ".git",
  "data",
  "dist",
  "node_modules",
  "test-results",
]);

/** The project without its history and what was built; its packages as links, so that caches are the copy's own. */
function copyProject(dir: string): void {
  for (const name of readdirSync(PROJECT))
    if (!NOT_COPIED.has(name))
      cpSync(join(PROJECT, name), join(dir, name), { recursive: true });
  const packages = join(PROJECT, "node_modules");
  mkdirSync(join(dir, "node_modules"));
  for (const name of readdirSync(packages))
    if (!/^\.(?!bin$)/.test(name))
      symlinkSync(join(packages, name), join(dir, "node_modules", name));
}

/** Writes pages `from` to `to`: the longest of the site's own texts under other names. */
function addPages(dir: string, from: number, to: number): void {
  const texts = join(dir, "site/content/legal");
  const text = readFileSync(join(texts, "privacy-policy.md"), "utf8");
  for (let number = from; number < to; number++) {
    const name = `text-${number}`;
    const own = text.replace(/^title: .*$/m, `title: Text ${number}`);
    writeFileSync(join(texts, `${name}.md`), own);
    const meta = `{ ...pages["/privacy-policy"], path: "/${name}", title: "Text ${number} | Ellaira" }`;
    writeFileSync(
      join(dir, "site/pages", `${name}.astro`),
      `---\nimport { pages } from "../content/pages.ts";\nimport LegalPage from "../legal/legal-page.astro";\n---\n\n<LegalPage page={${meta}} />\n`,
    );
  }
}

/** A process and all that it started, in MiB together. */
function treeMegabytes(root: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      parents.set(Number(name), parentOf(Number(name)));
    } catch {
      // It has ended since the folder was read.
    }
  }
  const isOurs = (pid: number): boolean =>
    pid === root ||
    (parents.has(pid) && pid > 1 && isOurs(parents.get(pid) ?? 0));
  let total = 0;
  for (const pid of parents.keys()) {
    if (!isOurs(pid)) continue;
    try {
      // One that has ended, and that nobody has waited for yet, has no memory.
      total += megabytes(pid) || 0;
    } catch {
      // Likewise.
    }
  }
  return total;
}

interface Cost {
  readonly seconds: number;
  readonly peak: number;
}

async function build(dir: string): Promise<Cost> {
  const began = performance.now();
  const child = spawn(process.execPath, ["scripts/build.ts"], {
    cwd: dir,
    stdio: ["ignore", "ignore", "pipe"],
    env: { PATH: process.env["PATH"] },
  });
  let complaints = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaints += text;
  });
  const end = () => child.kill();
  process.on("exit", end);
  let peak = 0;
  const timer = setInterval(() => {
    if (child.pid) peak = Math.max(peak, treeMegabytes(child.pid));
  }, LOOK_EVERY_MS);
  const code = await new Promise((settle) => {
    child.once("exit", settle);
  });
  clearInterval(timer);
  process.off("exit", end);
  if (code !== 0) throw new Error(complaints);
  return { seconds: (performance.now() - began) / 1000, peak };
}

const show = (name: string, { seconds, peak }: Cost) =>
  figure(
    name,
    `${seconds.toFixed(1)} s, ${peak.toFixed(0)} MB at most`,
    peak <= MAX_MB,
  );

export async function measureBuild(): Promise<void> {
  console.log("\nA build, as pages are added");
  const dir = mkdtempSync(join(tmpdir(), "ellaira-build-"));
  process.on("exit", () => rmSync(dir, { recursive: true, force: true }));
  copyProject(dir);
  const costs: (Cost & { readonly pages: number })[] = [];
  let there = 0;
  for (const pages of SIZES) {
    addPages(dir, there, pages);
    there = pages;
    for (const made of ["dist", ".astro", "node_modules/.astro"])
      rmSync(join(dir, made), { recursive: true, force: true });
    const cost = await build(dir);
    costs.push({ ...cost, pages });
    show(`${pages} pages more`, cost);
  }
  const line = (read: (cost: Cost) => number) =>
    slope(costs.map((cost) => ({ x: cost.pages, y: read(cost) })));
  const ms = line(({ seconds }) => seconds) * 1000;
  figure("a page more, ms", ms.toFixed(0), ms <= MAX_MS_A_PAGE);
  figure("a page more, MB", line(({ peak }) => peak).toFixed(2));
}
