import type { HttpBindings } from "@hono/node-server";
import type { RefusalReason } from "./operations/metrics.ts";

/** What a handler finds in its Hono context. */
export interface AppEnv {
  /** Empty in a request that did not come through a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Only of a demo request that was read: whether it is kept and not delivered, because it looks like a program's. */
    isHeld?: boolean;
    /** Why a demo request was refused, where the status alone does not say. */
    refusedFor?: RefusalReason;
  };
}
