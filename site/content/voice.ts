/** What the voice button and its surroundings say. */
export const voice = {
  idle: "Speak to Ellaira Now",
  helper:
    "You’ll talk to an AI assistant in your browser, which will ask to use your microphone. Please don’t share patient details.",
  /** Said when the button is pressed and there is nothing to connect to; a phone number follows. */
  unavailable: {
    before: "The live demo isn’t available at the moment. Call us on",
    after: ", or ask for a demo below.",
  },
} as const;
