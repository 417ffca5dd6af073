export const embeddedVoice = {
  /** After a silence. */
  stillThere: [
    "Are you still there?",
    "You can speak, type, or choose one of the suggestions.",
  ],
  /** After a longer silence; then Ellaira hangs up. */
  noAnswer: [
    "I’ll say goodbye for now.",
    "Thank you for trying the demo. You’re welcome to call again.",
  ],
  /** When a call has lasted as long as it may; then Ellaira hangs up. */
  timeIsUp: [
    "I’m afraid our time is up, because this demo ends after five minutes.",
    "Thank you for talking to me. You’re welcome to call again.",
  ],
} as const;
