import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { routes } from "../site/routes.ts";
import { startSite } from "../tests/e2e/support/servers.ts";
import { figure, median } from "./support/figures.ts";
import {
  type Report,
  startLighthouse,
} from "../tests/e2e/support/lighthouse.ts";

// Lighthouse, mobile, simulated slow 4G, on every page: medians of five. The home page is compared, in the same run, with
// its bare text: the same words without fonts, styles, pictures and scripts, which is as fast as such a page can be.

const RUNS = 5;
/** Aims for the home page on the simulated wire. */
const HOME_MS = { fcp: 850, lcp: 1000 } as const;
const MAX_TBT_MS = 20;
/** Our largest contentful paint over that of the bare text. */
const MAX_RATIO = 1.3;

async function serveBareText(url: string) {
  const html = await (await fetch(url)).text();
  const body = html.slice(html.indexOf("<body"));
  const words = body
    .replaceAll(/<(script|style|svg|noscript|template)\b.*?<\/\1>/gs, "")
    .replaceAll(/<(\/?)(h[1-6]|p|ul|ol|li)\b[^>]*>/g, "\u{0}$1$2\u{1}")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("\u{0}", "<")
    .replaceAll("\u{1}", ">");
  const page = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Words</title><body>${words}`;
  const server = createServer((_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

const site = await startSite();
const bare = await serveBareText(`${site.url}/`);
const lighthouse = await startLighthouse();

async function measure(url: string): Promise<Report[]> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1)
    reports.push(await lighthouse.measure(url));
  return reports;
}

const of = (reports: readonly Report[], key: "fcp" | "lcp" | "tbt" | "cls") =>
  median(reports.map((report) => report[key]));

function show(path: string, reports: readonly Report[]): void {
  const names = Object.keys(
    reports[0]?.scores ?? {},
  ) as (keyof Report["scores"])[];
  const scores = names.map((name) =>
    median(reports.map((report) => report.scores[name])),
  );
  figure(
    `${path} scores`,
    scores.join(" / "),
    scores.every((score) => score === 100),
  );
  const [fcp, lcp] = [of(reports, "fcp"), of(reports, "lcp")];
  const isHome = path === "/";
  figure(`${path} FCP`, `${Math.round(fcp)} ms`, !isHome || fcp <= HOME_MS.fcp);
  figure(`${path} LCP`, `${Math.round(lcp)} ms`, !isHome || lcp <= HOME_MS.lcp);
  const tbt = of(reports, "tbt");
  figure(`${path} TBT`, `${Math.round(tbt)} ms`, tbt <= MAX_TBT_MS);
  const cls = of(reports, "cls");
  figure(`${path} CLS`, cls.toFixed(3), cls === 0);
  const faults = new Set(reports.flatMap((report) => report.faults));
  if (faults.size > 0) console.log(`  ${[...faults].join("; ")}`);
}

// A first run warms up browser and server; it is not counted.
await lighthouse.measure(`${site.url}/`);
for (const path of Object.values(routes)) {
  const reports = await measure(site.url + path);
  show(path, reports);
  if (path !== "/") continue;
  const text = await measure(bare.url);
  for (const key of ["fcp", "lcp", "tbt"] as const)
    figure(
      `${key.toUpperCase()} of its bare text`,
      `${Math.round(of(text, key))} ms`,
    );
  const ratio = of(reports, "lcp") / of(text, "lcp");
  figure("our LCP beside it", `${ratio.toFixed(2)} x`, ratio <= MAX_RATIO);
}
await lighthouse.stop();
bare.stop();
await site.stop();
