import type vapi from "@vapi-ai/web";
import type { CallTarget, VapiClient } from "./call-target.ts";

type VapiConstructor = typeof vapi.default;

/** One client per call: one that was given up may go on by itself (adapt-call.ts) and must share no state. */
export async function createClient(target: CallTarget): Promise<VapiClient> {
  const { default: exported } = await import("@vapi-ai/web");
  // A CommonJS module: some bundlers make the class its default export, others an object of all exports.
  const Client = "default" in exported ? exported.default : exported;
  // This site's policy has no `unsafe-eval`.
  return new (Client as VapiConstructor)(target.publicKey, target.apiUrl, {
    avoidEval: true,
  });
}
