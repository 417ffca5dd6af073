import {
  ORIGIN_PARAMETERS,
  REFERRING_SITE,
  UTM_PARAMETERS,
  type OriginParameter,
} from "../../contract/demo-request.ts";
import { UNPRINTABLE } from "../lib/printable.ts";

const MAX_LENGTH = 200;

const HOST_NAME = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/;

interface Addresses {
  readonly url: string;
  /** For a form without JavaScript, which can't send the page's address in any other way. */
  readonly referer: string | undefined;
}

/** Clients may write anything into these parameters. */
export function readLeadOrigin({
  url,
  referer = "",
}: Addresses): Partial<Record<OriginParameter, string>> {
  const posted = new URL(url).searchParams;
  const page = URL.parse(referer)?.searchParams ?? posted;
  const said = UTM_PARAMETERS.some((name) => posted.has(name)) ? posted : page;
  const origin: Partial<Record<OriginParameter, string>> = {};
  for (const name of ORIGIN_PARAMETERS) {
    const from = name === REFERRING_SITE ? posted : said;
    const value = clean(from.get(name) ?? "");
    if (value === "") continue;
    if (name !== REFERRING_SITE) origin[name] = value;
    else if (HOST_NAME.test(value)) origin[name] = value;
  }
  return origin;
}

const clean = (text: string) =>
  text.replace(UNPRINTABLE, " ").trim().slice(0, MAX_LENGTH).toWellFormed();
