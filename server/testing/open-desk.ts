import type { DeskPage } from "../../contract/desk.ts";
import { createDesk } from "../desk/desk-app.ts";
import { createLog } from "../lib/log.ts";
import { openCommands } from "./lead-commands.ts";
import { writeSite } from "./site.ts";
import { tempDir } from "./temp-dir.ts";
import type { Place } from "./temp-store.ts";

export const TOKEN = "a-token-that-nobody-guesses-5d41402abc4b2a76";

export async function openDesk(
  place: () => Promise<Place> = async () => ({ dataDir: tempDir() }),
) {
  const siteDir = tempDir();
  writeSite(siteDir);
  const store = await openCommands(place, ["webhook", "email"]);
  const logged: string[] = [];
  const write = (line: string) => logged.push(line);
  const queued: string[] = [];
  const pauses: number[] = [];
  const desk = createDesk({
    token: TOKEN,
    siteDir,
    trustedProxies: 0,
    health: { isStopping: () => false },
    open: store.open,
    onQueued: () => queued.push("now"),
    log: createLog("trace", { write }),
    clock: () => store.time.now,
    pause: async (ms) => void pauses.push(ms),
  });
  const signIn = (token: string) =>
    desk.request("/sign-in", {
      method: "POST",
      body: new URLSearchParams({ token }),
    });
  const cookie = async () =>
    (await signIn(TOKEN)).headers.get("set-cookie")?.split(";")[0] ?? "";
  const session = { cookie: await cookie() };
  const ask = (path: string, init: RequestInit = {}) =>
    desk.request(path, { ...init, headers: { ...session, ...init.headers } });
  const post = (path: string, body: unknown = {}) =>
    ask(path, { method: "POST", body: JSON.stringify(body) });
  const page = async (wanted: object = {}) => {
    const all = { view: "all", search: "", ...wanted };
    return (await (await post("/leads", all)).json()) as DeskPage;
  };
  const ids = async (wanted?: object) =>
    (await page(wanted)).leads.map(({ id }) => id);
  return {
    ...store,
    desk,
    signIn,
    cookie,
    ask,
    post,
    page,
    ids,
    logged,
    queued,
    pauses,
  };
}
