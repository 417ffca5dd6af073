export const voice = {
  idle: "Speak to Ellaira Now",
  connecting: "Connecting...",
  end: "End Call",
  /** In the button's place where the browser can't call. Our number follows. */
  instead: "Call us instead:",
  speaking: "Ellaira is speaking...",
  helper: {
    idle: "You’ll talk to an AI assistant. You can speak or type. Please don’t share patient details.",
    /** Where the call needs the microphone from its first word on. */
    idleAsking:
      "You’ll talk to an AI assistant. Your browser will ask for the microphone. Please don’t share patient details.",
    microphone:
      "Your browser is asking for the microphone. Allow it to talk to Ellaira, or select End Call to stop.",
    "in-call":
      "You’re talking to an AI assistant. To end the call, select the button above.",
    /** Until Ellaira is heard; the sheet has the way out. */
    connecting: "You’ll talk to an AI assistant. To stop, select End Call.",
    /** The way to the form stands beside it. */
    after: "Like what you heard? Schedule your demo.",
  },
  tooOld: "This browser is too old for the voice demo.",
  /** For people who can't see the button; silent while Ellaira speaks. */
  announced: {
    connecting: "Connecting to Ellaira.",
    microphone: "Your browser is asking for the microphone.",
    connected: "Call connected. You can speak now.",
    connectedToTalk: "Call connected. Type, or press Talk to speak.",
    connectedToType: "Call connected. Type, or choose a reply.",
    ended: "Call ended.",
  },
  status: {
    idle: "Ready",
    connecting: "Connecting...",
    speaking: "Ellaira is speaking...",
    listening: "Listening",
    muted: "Muted",
    yourTurn: "Your turn",
    interrupted: "Interrupted",
    failed: "Not connected",
    ended: "Call ended",
  },
} as const;

export const callPanel = {
  label: "Call with Ellaira",
  who: "Ellaira",
  what: "AI demo",
  demo: "AI demo. Nothing you book here is real.",
  /** Where the page itself answers. */
  inPage: "It runs in your browser and follows short sentences best.",
  simpleVoice: "It speaks with a simple voice made on your device.",
  duration: "Duration of the call",
  transcript: "Live transcript",
  empty: "What you and Ellaira say will appear here.",
  ended:
    "The call has ended. This transcript stays on your screen until you leave the page.",
  speakers: { assistant: "Ellaira", visitor: "You" },
  type: "Type to Ellaira",
  send: "Send",
  talk: "Talk",
  choices: "Quick replies",
  mute: "Mute",
  end: "End Call",
  /** In the sheet's head. */
  leave: "End call",
  /** While the sheet is scrolled out of view. */
  away: "Call in progress",
  back: "Back to the call",
  book: "Schedule Your Demo",
  again: "Call again",
  close: "Close",
  interrupted: "The connection is unsteady. Reconnecting...",
  allowAudio: {
    text: "Your browser isn’t playing sound yet. You can read what Ellaira says.",
    button: "Turn sound on",
  },
  noSound: "There is no sound in this call. You can read what Ellaira says.",
  /** A number to call follows. */
  emergency: "Call",
  helplines: {
    mind: [
      { label: "Samaritans", number: "116 123" },
      { label: "NHS, option 2:", number: "111" },
      { label: "In danger:", number: "999" },
    ],
    violence: [
      { label: "In danger:", number: "999" },
      { label: "Domestic Abuse Helpline", number: "0808 2000 247" },
    ],
  },
  note: {
    inbox: "Reception inbox",
    from: "From",
    action: "Please ring back",
    beside: "For the appointment",
  },
  /** What a clinic would find after the call. */
  summary: {
    heading: "What your clinic would get",
    who: "Caller",
    when: "Appointment",
    phone: "Number",
    asked: "Asked",
    toDo: "To do",
    took: "Took",
    booked: "booked",
    moved: "moved",
    nothing: "Nothing. It is in the diary.",
    answered: "Nothing. Ellaira has answered.",
    ringBack: "Ring back:",
    urgent: "Ring at once. Ellaira gave the number to call:",
  },
  clinic: {
    label: "Hear it with your clinic’s name",
    example: "Byron Dental",
  },
  /** On an appointment in the page's diary that is not real. */
  entry: {
    /** Where no treatment was named. */
    title: "Appointment",
    /** The day and the time follow. */
    booked: "Booked",
    moved: "Now",
    mark: "demo",
  },
} as const;

/** When the call continues without hearing the visitor, or before it may hear. */
export const hearing = {
  off: {
    unsupported:
      "This browser can’t turn speech into words. Type to Ellaira instead.",
    refused:
      "Your browser has blocked the microphone. Type to Ellaira, or allow it in the site settings and call again.",
    missing: "We can’t find a microphone. Type to Ellaira instead.",
    busy: "Another program is using your microphone. Type to Ellaira, or close it and call again.",
    lost: "We can’t hear you any more. Your microphone has been disconnected. Type to Ellaira instead.",
  },
  ask: {
    label: "How Ellaira hears you",
    /** `{maker}` becomes the name of the browser's maker. */
    text: "To turn speech into text, your browser sends it to {maker}. We never get the sound.",
    yes: "Start talking",
    no: "Just type",
  },
} as const;

/** `{phone}` becomes our number. */
export const callFailures = {
  "microphone-refused":
    "Your browser has blocked the microphone. Allow it in the site settings, then try again. Or call us on {phone}.",
  "microphone-missing":
    "We can’t find a microphone. Connect one and try again, or call us on {phone}.",
  "microphone-busy":
    "Another program is using your microphone. Close it, then try again. Or call us on {phone}.",
  "not-connected":
    "The call didn’t connect. Check your connection and try again, or call us on {phone}.",
  "cut-off":
    "The call was cut off. Select Speak to Ellaira Now to try again, or call us on {phone}.",
  "not-loaded":
    "The voice demo didn’t load. Reload the page and try again, or call us on {phone}.",
  unsupported:
    "This browser can’t make voice calls. Try a current version of Chrome, Edge, Firefox or Safari, or call us on {phone}.",
  "not-configured":
    "The live demo isn’t available at the moment. Call us on {phone}, or ask for a demo below.",
} as const;
