import type { HttpBindings } from "@hono/node-server";

/** What a handler finds in its Hono context. */
export interface AppEnv {
  /** Empty in a request that did not come through a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Only of a demo request that was read: whether its trap was filled in. */
    isSpam?: boolean;
  };
}
