import { embeddedVoice } from "../../../content/embedded-voice.ts";
import type { CallFacts, VoiceEvent } from "../../engine.ts";
import { raceAbort } from "../../wait.ts";
import type { SpeechInput } from "./speech-input.ts";
import type {
  CallReply,
  Effect,
  Receptionist,
} from "../../../../receptionist/types.ts";
import { sayPhone } from "../../../../receptionist/format-spoken.ts";
import type { SpeechOutput } from "./speech-output.ts";

/** In milliseconds: enough to book and move twice, and an end for a call that was forgotten in a tab. */
export const CALL_LIMIT = 5 * 60_000;
/** The silence before the receptionist asks whether the caller is there, in milliseconds: slow typists need time. */
export const SILENCE = 45_000;
/** The silence after that question before the goodbye, in milliseconds. */
export const LONGER_SILENCE = 90_000;

interface ConversationOptions<State> {
  readonly receptionist: Receptionist<State>;
  readonly speechOutput: SpeechOutput;
  readonly speechInput: SpeechInput;
  readonly inbox: Inbox;
  readonly emit: (event: VoiceEvent) => void;
  readonly signal: AbortSignal;
}

/** Takes turns until one side ends the call. @throws the signal's reason when aborted */
export async function converse<State>(
  options: ConversationOptions<State>,
): Promise<void> {
  const { receptionist, speechOutput, speechInput, inbox, emit, signal } =
    options;
  const until = Date.now() + CALL_LIMIT;
  const isOver = () => Date.now() >= until;
  const change = (facts: Partial<CallFacts>) =>
    emit({ name: "changed", facts });

  /** The visitor's words stop the receptionist. */
  async function speak(sentences: readonly string[]): Promise<void> {
    await speechOutput.speak(sentences, inbox.untilWords());
    signal.throwIfAborted();
  }

  async function listen(silence: number): Promise<Said | undefined> {
    speechInput.setListening(true);
    try {
      return await inbox.take(silence, until);
    } finally {
      speechInput.setListening(false);
    }
  }

  /** @returns undefined after the goodbye */
  async function hear(): Promise<Said | undefined> {
    let said = await listen(SILENCE);
    if (said === undefined && !isOver()) {
      await speak(embeddedVoice.stillThere);
      said = await listen(LONGER_SILENCE);
    }
    if (said === undefined && !isOver()) {
      await speak(embeddedVoice.noAnswer);
      if (inbox.waiting) said = await listen(0);
    }
    if (!isOver()) return said;
    await speechOutput.speak(embeddedVoice.timeIsUp, signal);
    return undefined;
  }

  /** Shows what the receptionist will say next. */
  function show(effect: Effect): void {
    switch (effect.name) {
      case "answered":
      case "noted":
        return emit(effect);
      case "note": {
        const phone = sayPhone(effect.note.phone);
        return change({ note: { ...effect.note, phone, at: Date.now() } });
      }
      case "booked":
      case "moved": {
        const { name: kind, appointment } = effect;
        const phone = sayPhone(appointment.phone);
        return change({ entry: { ...appointment, kind, phone } });
      }
      case "cancelled":
        return change({ entry: undefined });
      case "emergency": {
        const { name: _, ...emergency } = effect;
        return change({ emergency });
      }
      default:
        return undefined;
    }
  }

  /** @returns whether those were the last words */
  async function tell(reply: CallReply<State>): Promise<boolean> {
    change({ choices: reply.chips });
    for (const effect of reply.effects) show(effect);
    // The number to call is spoken to the end, whatever the visitor types meanwhile.
    if (reply.effects.some(({ name }) => name === "emergency"))
      await speechOutput.speak(reply.say, signal);
    else await speak(reply.say);
    signal.throwIfAborted();
    for (const effect of reply.effects) {
      if (effect.name === "end" && !inbox.waiting) return true;
      if (effect.name !== "hand-over") continue;
      emit({ name: "hand-over", fields: effect.fields });
      return true;
    }
    return false;
  }

  let reply = receptionist.greet(new Date());
  if (inbox.waiting) {
    // A visitor who begins with a question hears who answers it, and not "How can I help?".
    await speechOutput.speak(reply.say.slice(0, -1), signal);
    reply = { ...reply, say: [] };
  }
  while (!(await tell(reply))) {
    const said = await hear();
    if (said === undefined) return;
    const { state } = reply;
    reply =
      "clinic" in said
        ? receptionist.rename(state, said.clinic, new Date())
        : receptionist.step(state, said.words, new Date());
  }
}

/** The visitor's input: words, or the clinic's name that the receptionist is to use. */
type Said = { readonly words: string } | { readonly clinic: string };

type Inbox = ReturnType<typeof createInbox>;

/** For one call, which ends with the signal. */
export function createInbox(signal: AbortSignal) {
  const all: Said[] = [];
  let stop = new AbortController();
  let arrive: (() => void) | undefined;
  let restart: (() => void) | undefined;

  /** Stops the speaking voice. */
  const interrupt = (): void => stop.abort();
  signal.addEventListener("abort", interrupt);

  return {
    get waiting(): boolean {
      return all.length > 0;
    },

    put(said: Said): void {
      all.push(said);
      arrive?.();
      interrupt();
    },

    interrupt,

    /** For one turn of the voice: aborted when words arrive or the call ends, or at once when words are waiting. */
    untilWords(): AbortSignal {
      stop = new AbortController();
      if (all.length > 0 || signal.aborted) interrupt();
      return stop.signal;
    },

    /** To be called while the visitor is speaking: words will follow. */
    extendSilence: (): void => restart?.(),

    /** Waits `silence` ms at most, and until `until` (epoch ms). @throws the signal's reason when aborted */
    async take(silence: number, until: number): Promise<Said | undefined> {
      const arrived = Promise.withResolvers<void>();
      let timer: ReturnType<typeof setTimeout> | undefined;
      restart = () => {
        clearTimeout(timer);
        timer = setTimeout(
          arrived.resolve,
          Math.min(silence, until - Date.now()),
        );
      };
      restart();
      arrive = arrived.resolve;
      if (all.length > 0) arrive();
      try {
        await raceAbort(arrived.promise, signal);
        return all.shift();
      } finally {
        clearTimeout(timer);
        restart = undefined;
        arrive = undefined;
      }
    },
  };
}
