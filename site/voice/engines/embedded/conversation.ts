import { embeddedVoice } from "../../../content/embedded-voice.ts";
import type { VoiceEvent } from "../../engine.ts";
import type { Ears } from "./ears.ts";
import type { Inbox } from "./inbox.ts";
import type {
  CallReply,
  Receptionist,
} from "../../../../receptionist/types.ts";
import type { Speaker } from "./speaker.ts";

/**
 * How long a call may last, in milliseconds: booking, moving and asking fit in twice, and a call that was
 * forgotten in a tab does not hold the microphone any longer.
 */
export const CALL_LIMIT = 5 * 60_000;
/** Silence after which she asks whether anybody is there, in milliseconds. Who types slowly is not hurried. */
export const SILENCE = 45_000;
/** Silence after that, until she says goodbye, in milliseconds. */
export const LONGER_SILENCE = 90_000;

interface ConversationOptions<State> {
  readonly receptionist: Receptionist<State>;
  readonly speaker: Speaker;
  readonly ears: Ears;
  readonly inbox: Inbox;
  readonly emit: (event: VoiceEvent) => void;
  readonly signal: AbortSignal;
}

/**
 * Talks until one of the two ends it, taking turns: while she speaks, nobody listens, and words that are
 * typed or chosen stop her.
 *
 * @throws the signal's reason when aborted
 */
export async function converse<State>(
  options: ConversationOptions<State>,
): Promise<void> {
  const { receptionist, speaker, ears, inbox, emit, signal } = options;
  const until = Date.now() + CALL_LIMIT;
  const isOver = () => Date.now() >= until;

  /** Words stop her. */
  async function speak(sentences: readonly string[]): Promise<void> {
    const cut = new AbortController();
    const stopListening = inbox.onWords(() => cut.abort());
    await speaker.speak(sentences, AbortSignal.any([signal, cut.signal]));
    stopListening();
    signal.throwIfAborted();
  }

  async function listen(silence: number): Promise<string | undefined> {
    ears.setListening(true);
    try {
      return await inbox.take(silence, until, signal);
    } finally {
      ears.setListening(false);
    }
  }

  /** @returns undefined when there is nothing more to say, and goodbye was said */
  async function hear(): Promise<string | undefined> {
    let words = await listen(SILENCE);
    if (words === undefined && !isOver()) {
      await speak(embeddedVoice.stillThere);
      words = await listen(LONGER_SILENCE);
    }
    if (words === undefined && !isOver()) {
      await speak(embeddedVoice.nobodyThere);
      if (inbox.waiting) words = await listen(0);
    }
    if (!isOver()) return words;
    await speaker.speak(embeddedVoice.timeIsUp, signal);
    return undefined;
  }

  /** @returns whether that was her last word */
  async function tell(reply: CallReply<State>): Promise<boolean> {
    emit({ name: "choices", choices: reply.chips });
    // Whom to call in an emergency is said to the end, whatever is typed meanwhile.
    const isUrgent = reply.effects.some(({ name }) => name === "emergency");
    if (isUrgent) await speaker.speak(reply.say, signal);
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
  while (!(await tell(reply))) {
    const words = await hear();
    if (words === undefined) return;
    reply = receptionist.step(reply.state, words, new Date());
  }
}
