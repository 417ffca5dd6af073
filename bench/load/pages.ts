import { readdirSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { securityHeaders } from "../../server/pages/headers.ts";
import { readBuildInfo } from "../../server/pages/build-info.ts";
import { loadPages } from "../../server/pages/pages.ts";
import { figure, median } from "../support/figures.ts";
import { getRequest, load, type LoadFigures } from "../support/http-load.ts";
import { startNginx } from "../support/nginx.ts";
import { processorMs } from "../support/process-figures.ts";
import { SITE_DIR, startBuiltSite } from "./site.ts";

// One process of ours and one worker of nginx over the same files, in turns. Both are asked for gzip, because nginx
// has no brotli of its own. The clients run in this process and share the machine's processors with the servers: where
// a server is not busy all the time, its rate is theirs. Processor time for a request is the fairer figure.

const CONNECTIONS = 64;
const ROUNDS = 5;
const WARM_UP_MS = 500;
const MEASURED_MS = 2000;
/**
 * Processor time of ours beside that of nginx. Node's own part is about twice that of nginx; past this, something is
 * done for each request that need not be.
 */
const MAX_PROCESSOR = 3.5;

const GZIP = { "Accept-Encoding": "gzip" };

interface Server {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
}

interface Ask {
  readonly name: string;
  readonly path: string;
  /** Whether the client has the file already. */
  readonly known: boolean;
}

interface Sample extends LoadFigures {
  /** Processor time of the server for one answer, in ms. */
  readonly processor: number;
  /** The part of the time, 0 to 1, that the server was at work. */
  readonly busy: number;
}

function asks(): readonly Ask[] {
  // What hydrates every page: the largest script of most visits.
  const script = readdirSync(join(SITE_DIR, "_astro")).find((name) =>
    /^client\..*\.js$/.test(name),
  );
  return [
    { name: "home page", path: "/", known: false },
    { name: "inner page", path: "/security", known: false },
    { name: "hashed script", path: `/_astro/${script}`, known: false },
    { name: "home page, not changed (304)", path: "/", known: true },
  ];
}

interface Answer {
  readonly etag: string;
  readonly encoding: string | undefined;
  readonly body: Buffer;
}

/** Not by `fetch`, which would unpack what came. */
function get(port: number, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, headers: GZIP };
    const outgoing = request(options, async (response) => {
      const { etag = "", "content-encoding": encoding } = response.headers;
      const body = Buffer.concat(await response.toArray());
      resolve({ etag, encoding, body });
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
}

async function measure({ port, pid }: Server, ask: Ask): Promise<Sample> {
  const { etag } = await get(port, ask.path);
  const headers = ask.known ? { ...GZIP, "If-None-Match": etag } : GZIP;
  let used = 0;
  const figures = await load({
    port,
    request: getRequest(ask.path, headers),
    status: ask.known ? 304 : 200,
    connections: CONNECTIONS,
    warmUpMs: WARM_UP_MS,
    measuredMs: MEASURED_MS,
    onWarm() {
      used = processorMs(pid);
    },
  });
  used = processorMs(pid) - used;
  return {
    ...figures,
    processor: used / figures.answers,
    busy: used / MEASURED_MS,
  };
}

export async function measurePages(): Promise<void> {
  console.log(`\nPages, ${CONNECTIONS} connections that are kept`);
  const site = await startBuiltSite();
  const { sources: extraSources } = readBuildInfo(SITE_DIR);
  const { html } = loadPages(SITE_DIR);
  const headers = securityHeaders({ html, extraSources });
  const nginx = await startNginx({ root: SITE_DIR, headers });
  console.log(nginx?.version ?? "There is no nginx on this machine.");
  const servers: Server[] = [
    { name: "ours", port: site.port, pid: site.server.pid },
  ];
  if (nginx) servers.push({ name: "nginx", ...nginx });
  const list = asks();

  let different = 0;
  for (const { path } of list) {
    const [ours, theirs] = await Promise.all(
      servers.map(({ port }) => get(port, path)),
    );
    if (ours?.encoding !== "gzip") different++;
    else if (theirs && !theirs.body.equals(ours.body)) different++;
  }
  figure("files that are not sent alike", different, different === 0);

  const samples = new Map<string, Sample[]>();
  for (let round = 0; round < ROUNDS; round++)
    for (const ask of list)
      for (const server of servers) {
        const key = `${ask.name} ${server.name}`;
        const sample = await measure(server, ask);
        samples.set(key, [...(samples.get(key) ?? []), sample]);
      }

  for (const ask of list) {
    console.log(ask.name);
    const middle = (server: string, read: (sample: Sample) => number) =>
      median((samples.get(`${ask.name} ${server}`) ?? []).map(read));
    for (const { name } of servers)
      figure(
        name,
        [
          `${middle(name, (s) => s.perSecond).toFixed(0)}/s`,
          `p50 ${middle(name, (s) => s.p50).toFixed(1)} ms`,
          `p99 ${middle(name, (s) => s.p99).toFixed(1)} ms`,
          `CPU ${(middle(name, (s) => s.processor) * 1000).toFixed(0)} µs`,
          `busy ${(middle(name, (s) => s.busy) * 100).toFixed(0)} %`,
        ].join("  "),
      );
    if (!nginx) continue;
    const ratio = (read: (sample: Sample) => number) =>
      middle("ours", read) / middle("nginx", read);
    const rate = ratio((sample) => sample.perSecond);
    figure("ours to nginx, a second", rate.toFixed(2));
    const processor = ratio((sample) => sample.processor);
    figure(
      "ours to nginx, processor time",
      processor.toFixed(2),
      processor <= MAX_PROCESSOR,
    );
  }
  await site.stop();
  await nginx?.stop();
}
