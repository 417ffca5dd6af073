import type vapi from "@vapi-ai/web";
import type { SiteSettings } from "../../../../settings/site.ts";

export type VapiClient = InstanceType<typeof vapi.default>;

type Start = Parameters<VapiClient["start"]>;

/** The assistant to call: the fields of the provider's web call (spec 3), each an id or an object. */
export interface CallTarget {
  /** Public by design: the provider restricts it to this site's origin and the demo's assistant. */
  readonly publicKey: string;
  readonly apiUrl: string;
  readonly assistant: Start[0];
  readonly assistantOverrides: Start[1];
  readonly squad: Start[2];
  readonly workflow: Start[3];
  readonly workflowOverrides: Start[4];
}

/** The provider checks the contents of the objects. */
export function callTarget(
  callee: SiteSettings["voice"]["home"],
  service: Pick<CallTarget, "publicKey" | "apiUrl">,
): CallTarget {
  const { assistant, squad, workflow, overrides } = callee;
  return {
    ...service,
    assistant: assistant as CallTarget["assistant"],
    squad: squad as CallTarget["squad"],
    workflow: workflow as CallTarget["workflow"],
    // The provider applies an assistant's overrides to each assistant of a squad, too.
    assistantOverrides: workflow ? undefined : overrides,
    workflowOverrides: workflow ? overrides : undefined,
  };
}

export const isNobody = (
  callee: Readonly<Record<"assistant" | "squad" | "workflow", unknown>>,
): boolean => !(callee.assistant ?? callee.squad ?? callee.workflow);
