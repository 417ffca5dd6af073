import { DEMO_REQUESTS_PATH } from "../../../contract/demo-request.ts";
import { ANSWERS } from "./demo-request.ts";
import { startSite, type Site } from "./servers.ts";

export const TOKEN = "a-token-that-nobody-guesses-5d41402abc4b2a76";

export const startWithDesk = (
  settings: Readonly<Record<string, string>> = {},
): Promise<Site> =>
  startSite({ DESK_PORT: "0", DESK_TOKEN: TOKEN, ...settings });

/** A request as the site's form sends it. */
export async function request(
  { url }: Pick<Site, "url">,
  name: string,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const timestamp = new Date().toISOString();
  const body = { ...ANSWERS, timestamp, source: "Ellaira website", name };
  await fetch(`${url}${DEMO_REQUESTS_PATH}?utm_campaign=autumn`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...body, ...more }),
  });
}
