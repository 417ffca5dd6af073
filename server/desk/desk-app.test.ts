import { describe, expect, test, vi } from "vitest";
import type { DeskLead, DeskPage } from "../../contract/desk.ts";
import { createLog } from "../lib/log.ts";
import { loadPages } from "../pages/pages.ts";
import { openCommands } from "../testing/lead-commands.ts";
import { exchange, listenTo } from "../testing/listening.ts";
import { builtSite, eventually, startServer } from "../testing/processes.ts";
import { writeSite } from "../testing/site.ts";
import { stores } from "../testing/stores.ts";
import { tempDir } from "../testing/temp-dir.ts";
import type { Place } from "../testing/temp-store.ts";
import { createDesk } from "./desk-app.ts";

const HOUR = 3_600_000;

const TOKEN = "a-token-that-nobody-guesses-5d41402abc4b2a76";

async function openDesk(place?: () => Promise<Place>) {
  const siteDir = tempDir();
  writeSite(siteDir);
  const store = await openCommands(place, ["webhook", "email"]);
  const logged: string[] = [];
  const onQueued = vi.fn();
  const pause = vi.fn(async () => {});
  const desk = createDesk({
    token: TOKEN,
    siteDir,
    trustedProxies: 0,
    health: { isStopping: () => false },
    open: store.open,
    onQueued,
    log: createLog("trace", { write: (line) => void logged.push(line) }),
    clock: () => store.time.now,
    pause,
  });
  const signIn = (token: string) =>
    desk.request("/sign-in", {
      method: "POST",
      body: new URLSearchParams({ token }),
    });
  const cookies = (await signIn(TOKEN)).headers.get("set-cookie");
  const cookie = cookies?.split(";")[0] ?? "";
  const ask = (path: string, init: RequestInit = {}) =>
    desk.request(path, { ...init, headers: { cookie, ...init.headers } });
  const post = (path: string, body: unknown = {}) =>
    ask(path, { method: "POST", body: JSON.stringify(body) });
  const page = async (wanted: object = {}) => {
    const answer = await post("/leads", { view: "all", search: "", ...wanted });
    return (await answer.json()) as DeskPage;
  };
  const found = async (wanted?: object) =>
    (await page(wanted)).leads.map(({ id }) => id);
  const asked = { signIn, cookie, ask, post, page, found };
  return { ...store, ...asked, desk, logged, onQueued, pause };
}

describe("without a session", () => {
  test.each(["GET", "POST", "DELETE", "PUT", "OPTIONS", "TRACE_"])(
    "every request with %s gets the same answer",
    async (method) => {
      const { desk, accept } = await openDesk();
      const lead = `/leads/${await accept()}`;
      const person = [`${lead}/retry`, `${lead}/rung`, `${lead}/person`];
      const paths = [
        "/",
        "/leads",
        "/leads/export",
        "/files/desk.js",
        "/..",
        "//x/",
      ];
      const forged = `9e15.${"A".repeat(43)}=`;
      for (const path of [...paths, lead, ...person])
        for (const value of ["", forged, TOKEN]) {
          const cookie = `__Host-desk=${value}`;
          const headers = { cookie, authorization: `Bearer ${TOKEN}` };
          const answer = await desk.request(path, { method, headers });
          expect(answer.status).toBe(401);
          expect(await answer.text()).toBe("<style>p{}</style>Sign in");
          expect(answer.headers.get("cache-control")).toBe("no-store");
          expect(answer.headers.get("content-security-policy")).toMatch(
            /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-/,
          );
        }
    },
  );

  test("the token opens it, for twelve hours, in a cookie that does not hold it", async () => {
    const { desk, signIn, ask, cookie, time } = await openDesk();
    const answer = await signIn(` ${TOKEN}\n`);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
    const set = answer.headers.get("set-cookie") ?? "";
    expect(set).toMatch(
      /^__Host-desk=\S+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(decodeURIComponent(set)).not.toContain(TOKEN.slice(0, 8));
    expect(await (await ask("/")).text()).toBe("the desk");
    expect(await (await ask("/files/desk.js")).text()).toBe("let desk");
    expect((await ask("/nothing")).status).toBe(404);
    for (const forged of [
      cookie.replace("desk=1", "desk=2"),
      cookie.replace("__Host-", ""),
    ]) {
      const headers = { cookie: forged };
      expect((await desk.request("/", { headers })).status).toBe(401);
    }
    time.now += 12 * HOUR;
    expect((await ask("/")).status).toBe(401);
  });

  test("a wrong token opens nothing, and its refusal is delayed", async () => {
    const { signIn, pause } = await openDesk();
    for (const token of ["", TOKEN.slice(1), TOKEN + "x".repeat(9000)]) {
      const answer = await signIn(token);
      expect(answer.status).toBe(401);
      expect(answer.headers.has("set-cookie")).toBe(false);
      expect(pause).toHaveBeenLastCalledWith(1000);
    }
    expect(pause).toHaveBeenCalledTimes(3);
  });
});

test.each([
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { origin: "https://evil.example", host: "localhost" },
])("ignores another site's page, with %j", async (headers) => {
  const { ask, accept, admin } = await openDesk();
  const id = await accept();
  const init = { method: "DELETE", headers };
  expect((await ask(`/leads/${id}/person`, init)).status).toBe(401);
  expect(await admin.get(id)).toBeDefined();
});

describe.each(stores)("over $name", ({ place }) => {
  test("shows the newest first, a page at a time", async () => {
    const { accept, page, time } = await openDesk(place);
    const all: string[] = [];
    for (let n = 0; n < 120; n++) {
      time.now += n % 3;
      all.push(await accept());
    }
    const first = await page();
    const second = await page({ before: first.next });
    const third = await page({ before: second.next });
    const pages = [first, second, third].map(({ leads }) => leads);
    expect(pages.map((each) => each.length)).toEqual([50, 50, 20]);
    const seen = pages.flat().map(({ id }) => id);
    expect(new Set(seen)).toEqual(new Set(all));
    expect(seen[0]).toBe(all.at(-1));
    expect(third.next).toBeNull();
  });

  test("filters by state, by whether the team rang back, and by words", async () => {
    const { accept, fail, hold, admin, found, time } = await openDesk(place);
    const held = await hold();
    const dead = await fail(null);
    const zoe = await accept({
      name: "Zoë Ŵilliams",
      phone: "+44 (0)7700-900 123",
    });
    await admin.setRung(zoe, { rungAt: time.now, rungNote: "Ask for Ann" });
    for (const [view, wanted] of [
      ["held", [held]],
      ["dead", [dead]],
      ["pending", [zoe]],
      ["rung", [zoe]],
      ["to-ring", [dead]],
    ] as const)
      expect(await found({ view })).toEqual(wanted);
    for (const search of ["zoe williams", "7700900123", "ask ann", zoe])
      expect(await found({ search })).toEqual([zoe]);
    expect(await found({ search: "timestamp" })).toEqual([]);
    expect(await found({ search: "%" })).toEqual([]);
  });

  test("records that the team rang back, and delivers failed or held requests", async () => {
    const { fail, hold, post, page, onQueued, server } = await openDesk(place);
    const dead = await fail(null);
    const held = await hold();
    const rung = { rungAt: 1_750_000_000_000, rungNote: " One\nline " };
    const answer = await post(`/leads/${dead}/rung`, rung);
    expect(await answer.json()).toMatchObject({
      ...rung,
      rungNote: "One line",
    });
    for (const id of [dead, held]) {
      const again = await post(`/leads/${id}/retry`);
      expect(await again.json()).toMatchObject({ id, state: "pending" });
    }
    expect(onQueued).toHaveBeenCalledTimes(2);
    expect(await server.claim(1000, 9)).toHaveLength(2);
    const none = { rungAt: null, rungNote: "" };
    expect((await post(`/leads/${dead}/rung`, none)).status).toBe(200);
    for (const { rungAt, rungNote } of (await page()).leads)
      expect([rungAt, rungNote]).toEqual([null, null]);
  });

  test("says what will be deleted before a person is erased, and then deletes it", async () => {
    const { ask, accept, ids, logged } = await openDesk(place);
    const theirs = [
      await accept(),
      await accept({ email: "AMARA@clinic.example" }),
    ];
    const other = await accept({ email: "ann@clinic.example" });
    const path = `/leads/${theirs[0] ?? ""}/person`;
    const goes = (await (await ask(path)).json()) as DeskLead[];
    expect(goes.map(({ id }) => id).toSorted()).toEqual(theirs.toSorted());
    expect(await ids()).toHaveLength(3);
    const erased = await ask(path, { method: "DELETE" });
    expect(await erased.json()).toEqual({ scrubbed: "gone" });
    expect(await ids()).toEqual([other]);
    for (const id of theirs) expect(logged.join("")).toContain(id);
    expect(logged.join("")).not.toMatch(/clinic|Okafor/i);
    expect((await ask(path)).status).toBe(404);
    expect((await ask(path, { method: "DELETE" })).status).toBe(404);
  });
});

test("exports the shown requests for a spreadsheet", async () => {
  const { ask, accept } = await openDesk();
  await accept({ name: "Other" });
  await accept({ name: "=1+1 wanted" });
  const answer = await ask("/leads/export", {
    method: "POST",
    body: new URLSearchParams({ view: "all", search: "wanted" }),
  });
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment;/);
  const lines = (await answer.text()).split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`"'=1+1 wanted"`);
});

test.each([
  "{",
  "null",
  '{"rungAt":9e15,"rungNote":""}',
  '{"view":"x","search":""}',
  "x".repeat(20_000),
])("does nothing for a body that is not the page's", async (body) => {
  const { ask, accept, logged } = await openDesk();
  const id = await accept();
  for (const path of ["/leads", "/leads/export", `/leads/${id}/rung`])
    expect((await ask(path, { method: "POST", body })).status).toBe(400);
  expect(logged.slice(1)).toEqual([]);
});

test("reports a stored request that can't be read as a fault of ours", async () => {
  const { ask, server, logged } = await openDesk();
  const id = await server.accept('{"name":"Amara');
  expect((await ask(`/leads/${id}`)).status).toBe(500);
  expect(logged.join("")).toMatch(/"level":50.*the desk failed/);
  expect(logged.join("")).not.toContain("Amara");
});

test("is on a port of its own, and not on the public one", async () => {
  const env = { DESK_PORT: "0", DESK_TOKEN: TOKEN };
  const { url, stdout } = await startServer(builtSite(), env);
  const desk = /Desk +(http:\S+)/.exec(stdout())?.[1] ?? "";
  expect((await fetch(desk)).status).toBe(401);
  const files = ["desk", "desk/", "desk/index.html", "desk/files/desk.js"];
  for (const path of [...files, "sign-in", "leads", "%64esk/index.html"]) {
    const headers = { host: new URL(desk).host };
    expect((await fetch(new URL(path, url), { headers })).status).toBe(404);
  }
  const pages = loadPages(`${builtSite()}/dist`);
  expect(pages.html("/desk/index")).toBeUndefined();
});

test("a client that disconnects while signing in leaves no error in the log", async () => {
  const { desk, logged, signIn } = await openDesk();
  const { port } = await listenTo(desk);
  const before = logged.length;
  const head =
    "POST /sign-in HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
  await exchange(port, `${head}5\r\ntoken\r\nno chunk`);
  await signIn("not the token");
  await eventually(() => expect(logged.length).toBeGreaterThan(before));
  expect(logged.slice(before).join("")).not.toContain('"level":50');
});

test("a failed export does not look complete", async () => {
  const { desk, accept, admin, cookie, logged } = await openDesk();
  const { url } = await listenTo(desk);
  // This is no valid date, in place of any fault half-way.
  await admin.setRung(await accept(), { rungAt: 9e15, rungNote: null });
  const headers = { cookie };
  const body = new URLSearchParams({ view: "all", search: "" });
  const init = { method: "POST", headers, body };
  const whole = fetch(new URL("leads/export", url), init).then((answer) =>
    answer.text(),
  );
  await expect(whole).rejects.toThrow();
  expect(logged.join("")).toContain("an export was broken off");
});
