import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../tests/e2e/support/free-port.ts";

export interface Nginx {
  readonly version: string;
  readonly port: number;
  /** Of the one worker, which does all the work. */
  readonly pid: number;
  stop(): Promise<void>;
}

interface NginxOptions {
  /** The built site. */
  readonly root: string;
  /** What every answer says besides, so that it has as much to say as ours. */
  readonly headers: Readonly<Record<string, string>>;
}

// Where distributions put it; the path of an ordinary user lacks the second.
const PATHS = ["nginx", "/usr/sbin/nginx", "/usr/local/sbin/nginx"];

/** nginx over the built site, as its manual has it for static files; undefined where there is none. */
export async function startNginx(
  options: NginxOptions,
): Promise<Nginx | undefined> {
  const found = PATHS.map((path) => ({
    path,
    said: spawnSync(path, ["-v"], { encoding: "utf8" }).stderr,
  })).find(({ said }) => said?.includes("nginx/"));
  if (!found) return undefined;
  const dir = mkdtempSync(join(tmpdir(), "ellaira-nginx-"));
  const port = await freePort();
  const file = join(dir, "nginx.conf");
  writeFileSync(file, configuration(dir, port, options));
  const args = ["-p", dir, "-c", file, "-e", join(dir, "error.log")];
  const master = spawn(found.path, args, { stdio: "ignore" });
  const ended = new Promise<void>((resolve) => {
    master.once("exit", () => {
      rmSync(dir, { recursive: true, force: true });
      resolve();
    });
  });
  const end = () => master.kill("SIGTERM");
  process.on("exit", end);
  return {
    version: found.said.trim().replace(/^nginx version: /, ""),
    port,
    pid: await workerOf(master.pid ?? 0, join(dir, "error.log")),
    async stop() {
      end();
      await ended;
      process.off("exit", end);
    },
  };
}

/** Waits for the worker, which the master starts. @returns its process id */
async function workerOf(master: number, log: string): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    await sleep(50);
    const children = `/proc/${master}/task/${master}/children`;
    const worker = Number(readFileSync(children, "utf8").split(" ")[0]);
    if (worker > 0) return worker;
  }
  throw new Error(`nginx did not start: ${readFileSync(log, "utf8")}`);
}

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, "\\$&")}"`;

function configuration(
  dir: string,
  port: number,
  { root, headers }: NginxOptions,
): string {
  const added = Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${quoted(value)};`)
    .join("\n    ");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${dir}/${name};`)
    .join("\n  ");
  // The folder above is for its owner's eyes alone.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  return `
daemon off;
${user}
worker_processes 1;
pid ${dir}/nginx.pid;
events { worker_connections 1024; }
http {
  ${temporary}
  types {
    text/html html;
    text/javascript js;
    image/svg+xml svg;
    text/plain txt;
  }
  charset utf-8;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=1000 inactive=60s;
  gzip_static on;
  gzip_vary on;
  map $uri $kept {
    default "no-cache";
    ~^/_astro/ "public, max-age=31536000, immutable";
  }
  server {
    listen 127.0.0.1:${port};
    root ${root};
    add_header Cache-Control $kept;
    add_header X-Request-Id $request_id;
    ${added}
    location / { try_files $uri $uri.html $uri/index.html =404; }
  }
}
`;
}
