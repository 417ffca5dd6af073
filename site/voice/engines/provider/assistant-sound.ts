import type { VapiClient } from "./call-target.ts";

/** The name under which the assistant is in the room (the provider's own). */
const ASSISTANT = "Vapi Speaker";

/**
 * Plays the assistant once the visitor's press allows it, and tells the far end, which waits for that.
 * The SDK does so only where the browser lets it at the first try.
 *
 * @returns the player, or nothing when there is nothing to play
 */
export async function playAssistant(
  client: VapiClient,
): Promise<HTMLAudioElement | undefined> {
  const room = client.getDailyCallObject();
  const assistant = Object.values(room?.participants() ?? {}).find(
    ({ user_name }) => user_name === ASSISTANT,
  );
  const track = assistant?.tracks.audio.persistentTrack;
  if (!room || !track) return undefined;
  const player = new Audio();
  player.srcObject = new MediaStream([track]);
  await player.play();
  room.sendAppMessage("playable");
  return player;
}

/** Takes away what the SDK leaves in the page: a player for each call that the visitor ended. */
export function removePlayers(): void {
  for (const player of document.querySelectorAll<HTMLAudioElement>(
    "audio[data-participant-id]",
  ))
    silence(player);
}

export function silence(player: HTMLAudioElement): void {
  player.srcObject = null;
  player.remove();
}
