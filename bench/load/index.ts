// What the server bears: pages a second beside nginx, crowds that only hold on, ten minutes without growing; and what
// a build costs as pages are added. All four, or those that are named: `npm run bench -- load pages memory`.

const PARTS = {
  pages: async () => (await import("./pages.ts")).measurePages(),
  crowd: async () => (await import("./crowd.ts")).measureCrowd(),
  memory: async () => (await import("./memory.ts")).measureMemory(),
  build: async () => (await import("./build.ts")).measureBuild(),
} satisfies Record<string, () => Promise<void>>;

const isPart = (name: string): name is keyof typeof PARTS =>
  Object.hasOwn(PARTS, name);

const asked = process.argv.slice(3);
const unknown = asked.filter((name) => !isPart(name));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(", ")}. There are: ${Object.keys(PARTS).join(", ")}.`,
  );
  process.exitCode = 2;
} else
  for (const name of Object.keys(PARTS).filter(isPart))
    if (asked.length === 0 || asked.includes(name)) await PARTS[name]();
