/** What the receptionist says of itself, of appointments and of the conversation. Short sentences: they are spoken. */
export const wording = {
  /** The name of a clinic stands before it. */
  greeting: "I’m Ellaira, an AI receptionist, and this is a demonstration.",
  hello: "Hello.",
  howCanIHelp: "How can I help?",
  anythingElse: "Is there anything else?",
  thanks: "You’re very welcome.",
  noted: "Thank you.",
  fine: "That’s fine.",
  goodbye: "Thank you for trying Ellaira. Goodbye.",

  whichCurrentDay: "Which day is your appointment at the moment?",
  whichDay: "Which day would you like?",
  whichTime: "What time would you like?",
  whichName: "What name is it under, please?",
  whichPhone: "And what’s the best phone number for you?",
  /** What is asked for, in other words. */
  again: {
    anything:
      "You can book, move or cancel an appointment, or ask about Ellaira’s plans.",
    day: "Just the day will do, such as Thursday or the 20th of March.",
    time: "Just a time will do, such as half past two.",
    name: "A first name and a surname will do.",
    phone: "Ten or eleven digits will do, in one go or in parts.",
    "current-day": "Just its day will do, or say that you don’t know.",
    confirm: "Say yes if it’s right, or tell me what to change.",
    "anything-else": "Say no if that’s all, or ask me something else.",
  },

  help: "I can book, move or cancel an appointment at the demonstration clinic.",
  helpMore:
    "Or ask me about plans, setup, languages, your diary, security or data protection.",
  unknown: "I’m sorry, I don’t know about that.",
  notUnderstood: "I’m sorry, I didn’t quite follow that.",
  stillNotUnderstood: "I can’t make that out, I’m afraid.",
  offerForm: "I could take you to our form instead, or you can keep trying.",
  offerFormAgain:
    "We’re not getting any further. Shall I take you to the form?",
  /** A phone number follows. */
  callUs: "You can speak to our team on",
  handOver: "I’ll take you to our form, with what you’ve told me filled in.",

  booked: "That’s booked.",
  moved: "That’s moved.",
  cancelled: "That’s cancelled.",
  nothingReal:
    "This is a demonstration, so nothing in a real diary has changed.",
  anyWillDo:
    "An invented one will do, as this is a demonstration. Nothing is sent to Ellaira’s team.",
  noSuchDate: "There’s no such date, I’m afraid.",
  phoneBegun:
    "I’ve got the start of that. Please go on, or say the whole number again.",
  noPhone:
    "That doesn’t look like a UK phone number. It has 10 or 11 digits and starts with 0 or +44.",
  beSure: "I’d like to be sure.",
  whatToChange: "What should I change?",
  left: "All right, I’ll leave it. Nothing has changed.",
  backOneStep: "All right, back a step.",
  nothingToUndo: "We’re already at the start.",

  medical:
    "I can’t give medical advice. Please ask a clinician, or call 111 if it’s urgent.",
  emergency: {
    "999": "This sounds like an emergency. Please call 999 now.",
    "111": "This sounds urgent. Please call 111 now, or 999 if it gets worse.",
  },
  inCase:
    "If somebody may be in danger, call 999 now, or 111 if it can’t wait.",
  isEmergency: "Is this an emergency now?",
  emergencyNote:
    "I’m a demonstration and can’t send help or give medical advice.",
} as const;
