/** How the transport describes who is in the room (`DailyParticipant`). Runs in the page, see `callMachine`. */
export function callParticipants() {
  const off = { subscribed: false, state: "off", off: { byUser: true } };
  const ids = { visitor: crypto.randomUUID(), assistant: crypto.randomUUID() };

  const describe = (who: "visitor" | "assistant", audio: object) => ({
    session_id: ids[who],
    user_id: ids[who],
    // The SDK plays nobody else.
    user_name: who === "assistant" ? "Vapi Speaker" : "",
    local: who === "visitor",
    owner: false,
    record: false,
    audio: false,
    video: false,
    screen: false,
    will_eject_at: new Date(0),
    permissions: { hasPresence: true, canSend: true, canAdmin: false },
    cam_info: {},
    screen_info: {},
    tracks: { audio, video: off, screenAudio: off, screenVideo: off },
  });

  return {
    ids,
    assistant: (subscribed: boolean) =>
      describe("assistant", {
        subscribed,
        state: subscribed ? "playable" : "sendable",
      }),
    visitor: (microphone: "none" | "on" | "off" | "ended") => {
      const states = {
        on: { subscribed: true, state: "playable" },
        off,
        ended: off,
        none: {
          subscribed: true,
          state: "blocked",
          blocked: { byPermissions: true },
        },
      };
      return describe("visitor", states[microphone]);
    },
  };
}
