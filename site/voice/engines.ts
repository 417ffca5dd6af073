import type { VoiceKind } from "../../settings/site.ts";
import { settings } from "../settings.ts";
import { hasAssistant } from "./engines/provider/call-target.ts";
import type { VoiceEngineModule } from "./engine.ts";

export type Place = "home" | "caseStudy";

interface EngineChoice {
  /** Loads our own code for calls; nothing from a third party. */
  load(place: Place): Promise<VoiceEngineModule>;
  /**
   * Whether the page itself answers. It then prepares the answer when the button comes into view, without waiting until
   * a press is likely, and opens the speakers in the press (open-sound.client.ts).
   */
  readonly inPage: boolean;
  isConfigured(place: Place): boolean;
}

const engines: Record<VoiceKind, EngineChoice> = {
  embedded: {
    load: () => import("./engines/embedded/engine.ts"),
    inPage: true,
    isConfigured: () => true,
  },
  provider: {
    load: async (place) => {
      const { providerEngine } = await import("./engines/provider/engine.ts");
      return providerEngine(settings.voice[place], settings.voice);
    },
    inPage: false,
    isConfigured: (place) => hasAssistant(settings.voice[place]),
  },
};

export const voiceEngine: EngineChoice = engines[settings.voice.kind];

/** For every control that starts a call. open-sound.client.ts, which is inlined and so imports nothing, looks for the same name. */
export const startsCall = {
  "data-starts-call": voiceEngine.inPage || undefined,
};
