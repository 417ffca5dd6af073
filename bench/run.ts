/** Each bench prints its figures, and fails when one of those that must hold does not. */
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  kill: () => import("./kill.ts"),
  pages: () => import("./pages.ts"),
  receptionist: () => import("./receptionist/index.ts"),
  voice: () => import("./voice.ts"),
};

const [name = ""] = process.argv.slice(2);
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
if (bench) await bench();
else {
  console.error(
    `Usage: npm run bench -- <${Object.keys(benches).join(" | ")}>`,
  );
  process.exitCode = 2;
}
