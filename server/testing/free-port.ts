import { checkAddress } from "../listen.ts";

/** @returns a free port on this machine */
export async function freePort(): Promise<string> {
  const url = await checkAddress({ host: "127.0.0.1", port: 0 });
  return new URL(url).port;
}
