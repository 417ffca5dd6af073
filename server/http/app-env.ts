import type { HttpBindings } from "@hono/node-server";
import type { RefusalReason } from "./problem.ts";

export interface AppEnv {
  /** There are no bindings in a request that did not come through a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Set only for a demo request that was kept: whether an operator has to release it. */
    isHeld?: boolean;
    refusedFor?: RefusalReason;
  };
}
