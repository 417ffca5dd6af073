import "../../missing-functions.ts";
import type vapi from "@vapi-ai/web";
import {
  CallFailure,
  type VoiceCall,
  type VoiceEngineModule,
} from "../../engine.ts";
import {
  microphoneFault,
  openMicrophone,
  stopTracks,
} from "../../microphone.ts";
import { loadFailure } from "../../load-failure.ts";
import { raceAbort, within } from "../../wait.ts";
import { adaptCall, removePlayers } from "./adapt-call.ts";
import {
  type CallTarget,
  hasAssistant,
  type Service,
  startArguments,
  type VapiClient,
} from "./call-target.ts";

/** The limit for cleaning up after a call, in milliseconds. */
const STOP_LIMIT = 3000;

/** The SDK's own words (spec 5), for the time before its code loads and the microphone opens. */
const NO_ASSISTANT = "Assistant or Squad or Workflow must be provided.";

export const providerEngine = (
  target: CallTarget,
  service: Service,
): VoiceEngineModule => ({
  async engine({ signal, emit }) {
    if (!hasAssistant(target))
      throw new CallFailure("not-configured", new Error(NO_ASSISTANT));
    if (!("RTCPeerConnection" in globalThis && "mediaDevices" in navigator))
      throw new CallFailure("unsupported");
    const loading = createClient(service);
    // Awaited after the microphone; until then a failure must not count as unhandled.
    loading.catch(() => undefined);

    // We ask before the SDK does, which would call the assistant even after a refusal.
    const microphone = await askForMicrophone({ signal, emit });
    try {
      // If the call is cancelled meanwhile, the microphone must not stay open while the SDK loads.
      const client = await raceAbort(loading, signal).catch(
        async (error: unknown) => {
          signal.throwIfAborted();
          throw await loadFailure(error);
        },
      );
      await call(client, target, {
        signal,
        emit(event) {
          // Now the SDK has its own stream. A gap between the two could end the visitor's permission.
          if (event.name === "connected") stopTracks(microphone);
          emit(event);
        },
      });
    } finally {
      stopTracks(microphone);
    }
  },
});

type VapiConstructor = typeof vapi.default;

/** One client per call: a cancelled one may continue by itself (adapt-call.ts), and must share no state. */
async function createClient(service: Service): Promise<VapiClient> {
  const { default: exported } = await import("@vapi-ai/web");
  // A CommonJS module: some bundlers make the class its default export, others an object of all exports.
  const Client = "default" in exported ? exported.default : exported;
  // This site's policy has no `unsafe-eval`.
  return new (Client as VapiConstructor)(service.publicKey, service.apiUrl, {
    avoidEval: true,
  });
}

async function askForMicrophone({
  signal,
  emit,
}: VoiceCall): Promise<MediaStream> {
  emit({ name: "changed", facts: { hearing: { state: "opening" } } });
  try {
    const microphone = await openMicrophone(signal);
    emit({ name: "changed", facts: { hearing: { state: "unknown" } } });
    return microphone;
  } catch (error) {
    const fault = microphoneFault(error);
    throw new CallFailure(fault ? `microphone-${fault}` : "unsupported", error);
  }
}

async function call(
  client: VapiClient,
  target: CallTarget,
  given: VoiceCall,
): Promise<void> {
  const over = adaptCall(client, given);
  try {
    client
      .start(...startArguments(target))
      // The `error` event has reported the rejection, and after a stop the promise may never settle.
      .catch(() => undefined);
    await raceAbort(over, given.signal);
  } finally {
    await within(STOP_LIMIT, client.stop());
    removePlayers();
  }
}
