import type vapi from "@vapi-ai/web";
import type { SiteSettings } from "../../../../settings/site.ts";

export type VapiClient = InstanceType<typeof vapi.default>;

type Voice = SiteSettings["voice"];

/** The key is public by design: the provider restricts it to this site's origin and the demo's assistant. */
export type Service = Pick<Voice, "publicKey" | "apiUrl">;

/** The assistant to call: the fields of the provider's web call (spec 3), each an id or an object. */
export type CallTarget = Voice["home"];

/** What the SDK's `start` takes. The provider checks the contents of the objects. */
export function startArguments(
  target: CallTarget,
): Parameters<VapiClient["start"]> {
  const { assistant, squad, workflow, overrides } = target;
  // The provider applies an assistant's overrides to each assistant of a squad, too.
  const given = workflow
    ? [assistant, undefined, squad, workflow, overrides]
    : [assistant, overrides, squad];
  return given as Parameters<VapiClient["start"]>;
}

export const hasAssistant = ({
  assistant,
  squad,
  workflow,
}: CallTarget): boolean => Boolean(assistant ?? squad ?? workflow);
