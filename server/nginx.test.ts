import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { request, type RequestOptions } from "node:https";
import { request as plainRequest, type IncomingMessage } from "node:http";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { aRequest } from "./testing/demo-request.ts";
import { freePort } from "./testing/free-port.ts";
import { builtSite, eventually, startServer } from "./testing/processes.ts";
import { tempDir } from "./testing/temp-dir.ts";

const NGINX = ["/usr/sbin/nginx", "/usr/local/sbin/nginx"].find(existsSync);

/** deploy/nginx.conf at work, on other ports and with a certificate of its own. */
async function startNginx(upstreamPort: number) {
  const dir = tempDir();
  const ports = { http: await freePort(), https: await freePort() };
  execFileSync(
    "openssl",
    "req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=example.com -keyout key.pem -out cert.pem".split(
      " ",
    ),
    { cwd: dir, stdio: "ignore" },
  );
  const site = readFileSync(
    resolve(import.meta.dirname, "../deploy/nginx.conf"),
    "utf8",
  )
    .replaceAll(/^\s*listen \[::\].*\n/gm, "")
    .replaceAll("listen 80;", `listen 127.0.0.1:${ports.http};`)
    .replaceAll("listen 443 ", `listen 127.0.0.1:${ports.https} `)
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${upstreamPort}`)
    .replaceAll("/etc/letsencrypt/live/example.com/fullchain", `${dir}/cert`)
    .replaceAll("/etc/letsencrypt/live/example.com/privkey", `${dir}/key`);
  writeFileSync(join(dir, "site.conf"), site);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${dir}/${name};`)
    .join(" ");
  writeFileSync(
    join(dir, "nginx.conf"),
    `daemon off; master_process off; pid ${dir}/pid; error_log stderr; events {}
     http { access_log off; ${temporary} include ${dir}/site.conf; }`,
  );
  const args = ["-p", dir, "-c", join(dir, "nginx.conf")];
  execFileSync(NGINX ?? "", ["-t", ...args], { stdio: "ignore" });
  const nginx = spawn(NGINX ?? "", args, { stdio: "ignore" });
  onTestFinished(() => void nginx.kill());
  return ports;
}

/** Asks like a browser that has looked up `host`. */
async function ask(send: typeof request, options: RequestOptions, body = "") {
  const asked = { host: "127.0.0.1", rejectUnauthorized: false, ...options };
  const outgoing = send(asked).end(body);
  const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
  answer.resume();
  const { location, server } = answer.headers;
  return { status: answer.statusCode, location, server };
}

test.runIf(NGINX)(
  "nginx with deploy/nginx.conf passes the form on, and redirects to one address",
  async () => {
    const server = await startServer(builtSite(), { TRUST_PROXY: "true" });
    const { http, https } = await startNginx(server.port);
    const at = (host: string, path = "/") => ({
      port: https,
      path,
      headers: { host },
    });
    const page = await eventually(() => ask(request, at("example.com")));
    expect(page).toMatchObject({ status: 200 });
    const form = new URLSearchParams({ ...aRequest }).toString();
    const sent = await ask(
      request,
      {
        ...at("example.com", "/api/demo-requests"),
        method: "POST",
        headers: {
          host: "example.com",
          origin: "https://example.com",
          accept: "text/html",
          "content-type": "application/x-www-form-urlencoded",
        },
      },
      form,
    );
    expect(sent).toMatchObject({ status: 303, location: "/thank-you" });
    expect(sent.server).toBe("nginx");
    for (const path of ["/api/ready", "/api/health"])
      expect(await ask(request, at("example.com", path))).toMatchObject({
        status: 404,
      });
    const home = "https://example.com/security?a=b";
    expect(
      await ask(request, at("www.example.com", "/security?a=b")),
    ).toMatchObject({ status: 301, location: home });
    for (const host of ["example.com", "www.example.com"])
      expect(
        await ask(plainRequest, {
          ...at(host, "/security?a=b"),
          port: http,
        }),
      ).toMatchObject({ status: 301, location: home });
  },
);
