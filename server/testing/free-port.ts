import { checkAddress } from "../listen.ts";

/** @returns a port of this machine at which nothing listens */
export async function freePort(): Promise<string> {
  const url = await checkAddress({ host: "127.0.0.1", port: 0 });
  return new URL(url).port;
}
