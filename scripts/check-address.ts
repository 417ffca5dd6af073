import { Hono } from "hono";
import type { AppEnv } from "../server/http/app-env.ts";
import { listen, ListenError } from "../server/listen.ts";
import { PlainError } from "./command.ts";

/** Listens for a moment. @returns the address with its port, also where port 0 means any. @throws {PlainError} */
export async function checkAddress(address: {
  readonly host: string;
  readonly port: number;
}): Promise<string> {
  try {
    const server = await listen(new Hono<AppEnv>(), address);
    await server.close(0);
    return server.url;
  } catch (error) {
    if (error instanceof ListenError) throw new PlainError(error.message);
    throw error;
  }
}
