import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkDemoRequest } from "./api/demo-request-schema.ts";
import { createWebhook } from "./delivery/webhook.ts";
import { freePort } from "./testing/free-port.ts";
import { eventually, runNode } from "./testing/processes.ts";
import { tempDir } from "./testing/temp-dir.ts";

// docs/webhook.md is true, and its program works when copied.

const text = readFileSync(
  join(import.meta.dirname, "../docs/webhook.md"),
  "utf8",
);

function block(language: string): string {
  const found = new RegExp(`\`\`\`${language}\\n(.+?)\`\`\``, "s").exec(text);
  if (!found?.[1]) throw new Error(`There is no block of ${language}.`);
  return found[1];
}

const sample = JSON.parse(block("json")) as Record<string, unknown>;

test("shows a body as it is accepted and delivered, key by key", () => {
  const checked = checkDemoRequest(sample);
  expect(checked.ok && JSON.stringify(checked.request)).toBe(
    JSON.stringify(sample),
  );
});

const secretOf = (byte: number) =>
  `whsec_${Buffer.alloc(32, byte).toString("base64")}`;

async function start(secret: string) {
  const cwd = tempDir();
  const file = join(cwd, "receive.mjs");
  writeFileSync(file, block("js"));
  const port = await freePort();
  const env = { PORT: port, DEMO_WEBHOOK_SECRET: secret };
  const { stdout } = runNode(file, { cwd, env });
  const url = `http://127.0.0.1:${port}/`;
  await eventually(() => fetch(url));
  return { url, printed: stdout };
}

const lead = { id: "01-lead", body: JSON.stringify(sample), origin: {} };

test("the receiver accepts a genuine request once, whichever of two secrets it has", async () => {
  const { url, printed } = await start(secretOf(2));
  const deliver = createWebhook({
    url,
    secrets: [secretOf(1), secretOf(2)],
  });
  expect(await deliver(lead)).toEqual({ ok: true });
  expect(await deliver(lead)).toEqual({ ok: true });
  await eventually(() => expect(printed()).toContain("Dr Amara Okafor"));
  expect(printed().match(/01-lead/g)).toHaveLength(1);
});

test("the receiver refuses a request signed with another secret, unsigned, or signed long ago", async () => {
  const { url, printed } = await start(secretOf(1));
  for (const options of [
    { secrets: [secretOf(3)] },
    {},
    { secrets: [secretOf(1)], clock: () => Date.now() - 600_000 },
  ])
    expect(await createWebhook({ url, ...options })(lead)).toMatchObject({
      error: "HTTP 401",
    });
  const plain = await fetch(url, { method: "POST", body: "{}" });
  expect(plain.status).toBe(401);
  expect(printed()).toBe("");
});
