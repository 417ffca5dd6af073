import { expect, onTestFinished, test } from "vitest";
import { listen } from "../listen.ts";
import { eventually } from "../testing/eventually.ts";
import { exchange } from "../testing/listening.ts";
import { openDesk } from "../testing/open-desk.ts";

async function startDesk() {
  const opened = await openDesk();
  const at = { host: "127.0.0.1", port: 0 };
  const { url, close } = await listen(opened.desk, at);
  onTestFinished(() => close(0));
  return { ...opened, url };
}

test("a client that disconnects while signing in leaves no error in the log", async () => {
  const { url, logged, signIn } = await startDesk();
  const before = logged.length;
  const head =
    "POST /sign-in HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
  await exchange(Number(new URL(url).port), `${head}5\r\ntoken\r\nno chunk`);
  await signIn("not the token");
  await eventually(() => expect(logged.length).toBeGreaterThan(before));
  expect(logged.slice(before).join("")).not.toContain('"level":50');
});

test("a failed export does not look complete", async () => {
  const { url, accept, admin, cookie, logged } = await startDesk();
  // This is no valid date, in place of any fault half-way.
  await admin.setRung(await accept(), { rungAt: 9e15, rungNote: null });
  const headers = { cookie: await cookie() };
  const body = new URLSearchParams({ view: "all", search: "" });
  const init = { method: "POST", headers, body };
  const whole = fetch(new URL("leads/export", url), init).then((answer) =>
    answer.text(),
  );
  await expect(whole).rejects.toThrow();
  expect(logged.join("")).toContain("an export was broken off");
});
