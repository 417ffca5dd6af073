import type vapi from "@vapi-ai/web";
import type { CallTarget, VapiClient } from "./call-target.ts";

type VapiConstructor = typeof vapi.default;

/**
 * Loads the SDK and makes a client, for one call: a client whose call was given up may go on with it
 * by itself (adapt-call.ts), and must not share its state with the next.
 */
export async function createClient(target: CallTarget): Promise<VapiClient> {
  const { default: exported } = await import("@vapi-ai/web");
  // A CommonJS module: what a bundler makes of its default export is either the class or all exports.
  const Client = "default" in exported ? exported.default : exported;
  // The policy of this site has no `unsafe-eval`.
  return new (Client as VapiConstructor)(target.publicKey, target.apiUrl, {
    avoidEval: true,
  });
}
