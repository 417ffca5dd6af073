import { routes } from "../site/routes.ts";
import { startSite } from "../tests/e2e/support/servers.ts";
import { figure, median } from "./figures.ts";
import {
  type Report,
  startLighthouse,
} from "../tests/e2e/support/lighthouse.ts";

// Lighthouse, mobile, simulated slow 4G, on every page: medians of five.

const RUNS = 5;
/** Aims for the home page on the simulated wire. */
const HOME_MS = { fcp: 850, lcp: 1000 } as const;
const MAX_TBT_MS = 20;

const site = await startSite();
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
  const scores = (reports[0]?.scores ?? []).map((_, nth) =>
    median(reports.map((report) => report.scores[nth] ?? NaN)),
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
for (const path of Object.values(routes))
  show(path, await measure(site.url + path));
await lighthouse.stop();
await site.stop();
