import {
  CallFailure,
  type VoiceCall,
  type VoiceEngine,
  type VoiceEngineModule,
} from "../../engine.ts";
import {
  microphoneFault,
  openMicrophone,
  stopTracks,
} from "../../microphone.ts";
import { raceAbort, within } from "../../wait.ts";
import { createClient } from "./client.ts";
import { adaptCall } from "./adapt-call.ts";
import { type CallTarget, isNobody, type VapiClient } from "./call-target.ts";

/** How long a call may take to be cleared away, in milliseconds. */
const STOP_LIMIT = 3000;

/** The SDK's own words (spec 5), without its code and before the microphone. */
const NOBODY = "Assistant or Squad or Workflow must be provided.";

export function providerEngine(target: CallTarget): VoiceEngineModule {
  const engine: VoiceEngine = async ({ signal, emit }) => {
    if (isNobody(target))
      throw new CallFailure("not-configured", new Error(NOBODY));
    if (!canCall()) throw new CallFailure("unsupported");
    const loading = createClient(target);
    // Looked at after the microphone; a failure meanwhile is not forgotten.
    loading.catch(() => undefined);

    // Before the SDK asks for it: refused, the SDK would go on and call the assistant all the same.
    const microphone = await askForMicrophone({ signal, emit });
    try {
      // Given up meanwhile, the microphone must not stay open for as long as the SDK takes.
      const client = await raceAbort(loading, signal).catch(
        (error: unknown) => {
          throw new CallFailure("not-connected", error);
        },
      );
      const emitAndLetGo: typeof emit = (event) => {
        // The SDK has it open by itself now; until then a gap could end the visitor's permission.
        if (event.name === "connected") stopTracks(microphone);
        emit(event);
      };
      await call(client, target, { signal, emit: emitAndLetGo });
    } finally {
      stopTracks(microphone);
    }
  };
  return { engine };
}

const canCall = () =>
  "RTCPeerConnection" in globalThis && "mediaDevices" in navigator;

async function askForMicrophone({
  signal,
  emit,
}: VoiceCall): Promise<MediaStream> {
  emit({ name: "asking-microphone" });
  try {
    const microphone = await openMicrophone(signal);
    emit({ name: "dialling" });
    return microphone;
  } catch (error) {
    const fault = microphoneFault(error);
    throw new CallFailure(
      fault ? `microphone-${fault}` : "not-connected",
      error,
    );
  }
}

async function call(
  client: VapiClient,
  target: CallTarget,
  { signal, emit }: VoiceCall,
): Promise<void> {
  const adapted = adaptCall(client, { signal, emit });
  try {
    client
      .start(
        target.assistant,
        target.assistantOverrides,
        target.squad,
        target.workflow,
        target.workflowOverrides,
      )
      // It has said so on its `error` event; and after a stop it may never settle at all.
      .catch(() => undefined);
    await raceAbort(adapted.over, signal);
  } finally {
    // A room that cannot be left any more leaves nothing to do.
    await within(STOP_LIMIT, client.stop());
    adapted.release();
  }
}
