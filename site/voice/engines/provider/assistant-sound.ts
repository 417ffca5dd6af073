import type { VapiClient } from "./call-target.ts";

/** The provider's own name for the assistant in the room. */
const ASSISTANT = "Vapi Speaker";

/** Plays the assistant and tells the waiting far end. The SDK does so only if its first attempt to play succeeds. */
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

/** The SDK leaves a player in the page after each call that the visitor ends. */
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
