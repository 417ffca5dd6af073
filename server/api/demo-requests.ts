import type { FieldError } from "../../contract/demo-request.ts";
import { checkDemoRequest } from "./demo-request-schema.ts";
import type { Outbox } from "../store/outbox.ts";

export type Submission =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

export interface DemoRequests {
  /**
   * Checks a demo request and keeps it; resolves once it is durable. Rejects when the store fails: then nothing is
   * known to be kept.
   */
  submit(
    input: Readonly<Record<string, unknown>>,
    about?: About,
  ): Promise<Submission>;
}

interface About {
  /** Names the submission, so that sending it again keeps it once. */
  readonly key?: string | undefined;
  /** A program filled it in: it is kept all the same, since we may be wrong, and not delivered. */
  readonly spam?: boolean;
}

interface DemoRequestsOptions {
  readonly outbox: Pick<Outbox, "accept">;
  readonly onAccepted: () => void;
}

/** What accepting a demo request means: check, keep, and let the delivery know. */
export function createDemoRequests(options: DemoRequestsOptions): DemoRequests {
  return {
    async submit(input, { key, spam = false } = {}) {
      const checked = checkDemoRequest(input);
      if (!checked.ok) return checked;
      const id = await options.outbox.accept(
        JSON.stringify(checked.request),
        key,
        spam ? "spam" : "pending",
      );
      if (!spam) options.onAccepted();
      return { ok: true, id };
    },
  };
}
