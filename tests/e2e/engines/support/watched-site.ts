import { createServer, request } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "../../support/servers.ts";
import { type Missing, takeAway } from "./older-system.ts";

const WATCH = "/watch-console.js";
const FAULTS = "/watch-console-faults";

/** The faults of a page, reported by the page itself, because not every engine lets a journey read its console. */
function watch(faults: string): void {
  const tell = (what: string) => navigator.sendBeacon(faults, what);
  const { error } = console;
  console.error = (...given: unknown[]) => {
    tell(`console.error: ${given.map(String).join(" ")}`);
    error.apply(console, given);
  };
  const onError = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) return tell(`error: ${event.message}`);
    if (!(target instanceof Element)) return tell(`error: ${String(target)}`);
    // Hints end with the page that gave them: whether the file loaded shows where it is needed.
    const isHint = target.matches(
      "link:is([rel=modulepreload], [rel=prefetch])",
    );
    return isHint || tell(`not loaded: ${target.outerHTML}`);
  };
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", ({ reason }) =>
    tell(`unhandled rejection: ${String(reason)}`),
  );
  addEventListener("securitypolicyviolation", (event) =>
    tell(
      `policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
    ),
  );
}

export interface WatchedSite {
  readonly url: string;
  /** The faults of its pages since the last call. */
  takeFaults(): readonly string[];
  /** Whether it answers requests, or is full (503). */
  accepts: boolean;
  /** The features that its visitors' browsers lack. */
  missing: Missing | undefined;
  stop(): Promise<void>;
}

/** A proxy in front of the site, which puts a script into its pages that reports their faults. */
export async function watchSite(site: string): Promise<WatchedSite> {
  let faults: string[] = [];
  const server = createServer((incoming, answer) => {
    const { method, url = "/", headers } = incoming;
    if (url === WATCH)
      return answer
        .setHeader("content-type", "text/javascript")
        .setHeader("cache-control", "no-store")
        .end(
          `(${String(watch)})("${FAULTS}");${watched.missing ? `(${String(takeAway)})(${JSON.stringify(watched.missing)})` : ""}`,
        );
    if (url === FAULTS)
      return void text(incoming).then((fault) => {
        faults.push(fault);
        return answer.writeHead(204).end();
      });
    if (method === "POST" && !watched.accepts)
      return answer.writeHead(503).end();
    const onward = request(
      new URL(url, site),
      { method, headers: { ...headers, "accept-encoding": "identity" } },
      (got) => {
        const { statusCode = 500, headers: sent } = got;
        if (!sent["content-type"]?.startsWith("text/html")) {
          answer.writeHead(statusCode, sent);
          return got.pipe(answer);
        }
        const { "content-length": _, ...rest } = sent;
        return void text(got).then((page) =>
          answer
            .writeHead(statusCode, rest)
            .end(
              page.replace("<head>", `<head><script src="${WATCH}"></script>`),
            ),
        );
      },
    );
    onward.on("error", () => answer.destroy());
    return incoming.pipe(onward);
  });
  const { url, stop } = await listen(server);

  const watched: WatchedSite = {
    url,
    stop,
    takeFaults() {
      const taken = faults;
      faults = [];
      return taken;
    },
    accepts: true,
    missing: undefined,
  };
  return watched;
}
