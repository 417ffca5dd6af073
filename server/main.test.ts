import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { BODY } from "./testing/demo-request.ts";
import { startFakeMailServer } from "./testing/fake-mail-server.ts";
import { startFakeWebhook } from "./testing/fake-webhook.ts";
import { HEAD, rawConnection } from "./testing/listening.ts";
import {
  builtSite,
  eventually,
  post,
  runNode,
  startServer,
} from "./testing/processes.ts";
import { tempDir } from "./testing/temp-dir.ts";

describe("the server", () => {
  test("loses no accepted request, and delivers it after a crash", async () => {
    const cwd = builtSite();
    const first = await startServer(cwd);
    const answer = await post(first.url, BODY);
    expect(answer.status).toBe(202);
    const { id }: { id: string } = await answer.json();
    first.child.kill("SIGKILL");
    await first.exit;

    const hook = await startFakeWebhook();
    const second = await startServer(cwd, { DEMO_WEBHOOK_URL: hook.url });
    await eventually(() => expect(hook.calls).toHaveLength(1));
    expect(hook.calls).toMatchObject([
      { body: BODY, headers: { "webhook-id": id } },
    ]);
    const list = runNode("leads.ts", { cwd, args: ["list"] });
    expect(await list.exit).toBe(0);
    expect(list.stdout()).toContain(id);
    expect(await second.stop()).toBe(0);
  });

  // Without a nudge the worker looks every five seconds, so that these four would take longer.
  test("delivers each request at once", { timeout: 15_000 }, async () => {
    const hook = await startFakeWebhook();
    const env = { DEMO_WEBHOOK_URL: hook.url };
    const server = await startServer(builtSite(), env);
    for (const count of [1, 2, 3, 4]) {
      expect((await post(server.url, BODY)).status).toBe(202);
      await eventually(() => expect(hook.calls).toHaveLength(count));
    }
  });

  test("delivers requests that the operator releases", async () => {
    const hook = await startFakeWebhook();
    const cwd = builtSite();
    const server = await startServer(cwd, { DEMO_WEBHOOK_URL: hook.url });
    const answer = await post(server.url, BODY, { "x-website": "filled" });
    const { id }: { id: string } = await answer.json();
    const command = runNode("leads.ts", { cwd, args: ["retry", id] });
    expect(await command.exit).toBe(0);
    await eventually(() => expect(hook.calls).toMatchObject([{ body: BODY }]));
  });

  test("reports each request by email and by webhook, either one while the other fails", async () => {
    const hook = await startFakeWebhook(() => ({ status: 500 }));
    const mail = await startFakeMailServer();
    const cwd = builtSite();
    const env = {
      DEMO_WEBHOOK_URL: hook.url,
      LEAD_EMAIL_TO: "sales@clinic.example",
      SMTP_URL: mail.url,
    };
    const server = await startServer(cwd, env);
    const { id } = (await (await post(server.url, BODY)).json()) as {
      id: string;
    };
    await eventually(() => expect(mail.mails).toHaveLength(1));
    await eventually(() => expect(hook.calls).toHaveLength(1));
    expect(mail.mails).toMatchObject([{ to: ["sales@clinic.example"] }]);
    await eventually(() =>
      expect(server.stderr()).toContain("emails can be sent"),
    );
    await eventually(async () => {
      const show = runNode("leads.ts", { cwd, env, args: ["show", id] });
      expect(await show.exit).toBe(0);
      expect(show.stdout()).toMatch(/^webhook +pending.*\nemail +delivered/m);
    });
    expect(server.stdout()).not.toContain("sales@");
    expect(server.stderr()).not.toMatch(/sales@|amara|Okafor/);
  });

  test("starts, and says so, if no email can be sent", async () => {
    const mail = await startFakeMailServer({ onLogin: () => 535 });
    const server = await startServer(builtSite(), {
      LEAD_EMAIL_TO: "sales@clinic.example",
      SMTP_URL: mail.url.replace("//", "//me:hush-hush@"),
    });
    await eventually(() =>
      expect(server.stderr()).toContain("EMAILS CAN'T BE SENT"),
    );
    expect(server.stderr()).toContain("SMTP 535");
    expect(server.stdout()).toMatch(/Email +each request is sent to 1 address/);
    expect(server.stdout() + server.stderr()).not.toContain("hush-hush");
  });

  test("tells the operator what is configured and what should be fixed, but no secret", async () => {
    const site = {
      "build.json":
        '{"voice":"provider","placeholders":["VITE_SITE_URL"],"headers":{}}',
    };
    const { stdout } = await startServer(builtSite(site), {
      DEMO_WEBHOOK_URL: "http://me:pass@hooks.example.com/secret-path",
      DEMO_WEBHOK_SECRET: "hush",
    });
    expect(stdout()).toContain("http://hooks.example.com\n");
    expect(stdout()).toContain("VITE_SITE_URL");
    expect(stdout()).toMatch(/Warning +DEMO_WEBHOOK_URL is http:/);
    expect(stdout()).toContain("DEMO_WEBHOK_SECRET is not a setting");
    expect(stdout()).not.toMatch(/secret-path|pass|hush/);
    const untold = await startServer(builtSite());
    expect(untold.stdout()).toMatch(
      /Warning +demo requests are sent to no one/,
    );
  });

  test("reports neither a failure nor a refusal because visitors leave before the answer", async () => {
    const server = await startServer(builtSite(), { METRICS_PORT: "0" });
    for (const header of [
      "Content-Length: 500",
      "Transfer-Encoding: chunked",
    ]) {
      const { socket } = rawConnection(server.port);
      await new Promise((resolve) => {
        socket.write(`${HEAD}${header}\r\n\r\n5\r\n{"nam\r\n`, resolve);
      });
      socket.resetAndDestroy();
    }
    expect((await post(server.url, BODY)).status).toBe(202);
    const metrics = /Metrics +(\S+)/.exec(server.stdout())?.[1] ?? "";
    const figures = await (await fetch(metrics)).text();
    expect(figures).toContain('demo_requests_total{outcome="accepted"} 1\n');
    expect(figures).toContain('demo_requests_total{outcome="refused"} 0\n');
    expect(server.stderr()).not.toMatch(/"level":[56]0/);
  });
});

async function failureToStart(cwd: string, env: Record<string, string>) {
  const server = runNode("main.ts", { cwd, env: { PORT: "0", ...env } });
  expect(await server.exit).toBe(1);
  expect(server.stdout()).toBe("");
  expect(server.stderr()).not.toContain("    at ");
  return server.stderr();
}

describe("the server does not start, and says why in a sentence,", () => {
  test("with wrong settings, one for each", async () => {
    const text = await failureToStart(builtSite(), {
      PORT: "http",
      TRUST_PROXY: "x",
    });
    expect(text).toMatch(/^PORT [^\n]+\nTRUST_PROXY [^\n]+\n$/);
  });

  test.each(["PORT", "METRICS_PORT"])("with a %s in use", async (name) => {
    const { port } = new URL((await startFakeWebhook()).url);
    const env = { [name]: port };
    expect(await failureToStart(builtSite(), env)).toMatch(
      new RegExp(`^${name} \\d+ [^\\n]+\\n$`),
    );
  });

  test("without a built site", async () => {
    const elsewhere = { SITE_DIR: "/nowhere" };
    expect(await failureToStart(tempDir(), elsewhere)).toMatch(
      /^[^\n]* \/nowhere\. [^\n]*npm run build\n$/,
    );
    const damaged = builtSite({ "build.json": "{" });
    expect(await failureToStart(damaged, {})).toMatch(
      /^[^\n]*npm run build\n$/,
    );
  });

  test("with an invalid data folder", async () => {
    const cwd = builtSite();
    writeFileSync(join(cwd, "file"), "");
    // The second is a place where no folder can be made.
    for (const DATA_DIR of ["file", "/proc/none/data"])
      expect(await failureToStart(cwd, { DATA_DIR })).toMatch(
        /^DATA_DIR [^\n]+\n$/,
      );
  });
});
