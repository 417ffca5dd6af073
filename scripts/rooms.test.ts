import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";
import { parseSync } from "vite";

/** A folder at the top, or one in `site` or `server`; a loose file there belongs to the folder itself. */
const roomOf = (file: string): string =>
  /^(?:(?:site|server)\/[^/.]+(?=\/)|[^/]+)/.exec(file)?.[0] ?? "";

const isProduct = (file: string): boolean =>
  !/\.test\.|\/testing\/|\.d\.ts$/.test(file);

function importsOf(file: string): string[] {
  const { program } = parseSync(file, readFileSync(file, "utf8"));
  return program.body
    .map((part) => ("source" in part ? part.source?.value : undefined))
    .filter((path) => path?.startsWith(".") === true)
    .map((path) => join(dirname(file), String(path)));
}

/** Which rooms each room imports from, types included. */
function roomGraph(): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  const rooms = "{contract,receptionist,server,settings,site}";
  for (const file of globSync(`${rooms}/**/*.{ts,tsx}`).filter(isProduct))
    for (const imported of importsOf(file)) {
      const [from, to] = [roomOf(file), roomOf(imported)];
      if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  return graph;
}

/** The rooms that are left once those that import only from rooms already taken away are taken away too. */
function roomsInCircles(graph: ReadonlyMap<string, ReadonlySet<string>>) {
  const left = new Map(graph);
  const isFree = (imported: ReadonlySet<string>) =>
    ![...imported].some((room) => left.has(room));
  for (;;) {
    const free = [...left].find(([, imported]) => isFree(imported));
    if (!free) return [...left.keys()].toSorted();
    left.delete(free[0]);
  }
}

test("rooms import from each other in one direction", () => {
  const graph = roomGraph();
  const lines = Array.from(
    graph,
    ([from, to]) => `${from} -> ${[...to].toSorted().join(", ")}`,
  );
  expect(`\n${lines.toSorted().join("\n")}\n`).toMatchInlineSnapshot(`
    "
    receptionist -> contract
    server -> contract, server/api, server/delivery, server/desk, server/http, server/leads, server/lib, server/operations, server/pages, server/store, settings
    server/api -> contract, server/http, server/lib, server/pages, server/store
    server/delivery -> contract, server/lib, server/operations, server/store, settings
    server/desk -> contract, server/api, server/http, server/leads, server/lib, server/operations, server/pages, server/store
    server/http -> contract
    server/leads -> contract, server/delivery, server/lib, server/store, settings
    server/operations -> contract, server/http, server/lib, server/pages, server/store
    server/pages -> server/http, settings
    server/store -> contract, server/lib
    settings -> contract
    site -> settings
    site/case-study -> site, site/content, site/ui, site/voice
    site/compliance -> site, site/content, site/ui
    site/content -> contract, receptionist, site
    site/demo-request -> contract, settings, site, site/content, site/errors, site/ui
    site/desk -> contract, site, site/content, site/styles, site/ui
    site/errors -> site
    site/home -> site, site/content, site/demo-request, site/page, site/ui, site/voice
    site/legal -> settings, site, site/content, site/page, site/ui
    site/meta -> settings, site, site/content, site/pictures, site/styles
    site/page -> site/errors, site/ui
    site/pages -> site, site/content, site/pictures, site/styles
    site/pictures -> site, site/content, site/styles, site/ui
    site/ui -> site, site/content
    site/voice -> receptionist, settings, site, site/content, site/demo-request, site/errors, site/page, site/ui
    "
  `);
  expect(roomsInCircles(graph)).toEqual([]);
});
