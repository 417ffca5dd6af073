import type { HttpBindings } from "@hono/node-server";
import type { RefusalReason } from "./operations/metrics.ts";

export interface AppEnv {
  /** Empty in a request that did not come through a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Only of a demo request that was kept: whether it waits for an operator, since it seems to be a program's. */
    isHeld?: boolean;
    refusedFor?: RefusalReason;
  };
}
