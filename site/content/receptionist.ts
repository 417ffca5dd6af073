/** The invented clinic that the receptionist of the voice demo answers for. Its hours: receptionist/clinic.ts. */
export const clinic = {
  name: "Willow Street Clinic",
  services: "a dentist, a GP and skin treatments",
} as const;

/** What the receptionist of the voice demo says of herself and of the demonstration. Short sentences: they are spoken. */
export const receptionist = {
  greeting: `Hello, ${clinic.name}. I’m Ellaira, an AI receptionist, and this is a demonstration.`,
  howCanIHelp: "How can I help?",
  who: "I’m Ellaira, an AI voice receptionist for UK clinics. You’re talking to software, not to a person.",
  whoCalls:
    "In this demonstration I answer for an invented clinic, and nothing I book is real.",
  makers: "I don’t know more about myself than this website says.",
  real: "This is a demonstration, so nothing you book is real.",
  kept: "I keep nothing you say once we finish, and it isn’t sent to Ellaira’s team.",
  help: "I can book, move or cancel an appointment at the demonstration clinic.",
  helpMore:
    "Or ask me about plans, setup, languages, your diary, security or data protection.",
  services: `${clinic.name} has ${clinic.services}. It’s an invented clinic, so that’s all I can say about it.`,
  location: `${clinic.name} is invented for this demonstration, so it has no address and no car park.`,
  locationReal: "At your clinic I would give your own address and directions.",
  price: "There are no prices on the website.",
  contract: "Contract length and payment terms are in your order form.",
  medical:
    "I can’t give medical advice. Please ask a clinician, or call 111 if it’s urgent.",
  emergency: {
    "999": "This sounds like an emergency. Please call 999 now.",
    "111": "This sounds urgent. Please call 111 now, or 999 if it gets worse.",
  },
  emergencyNote:
    "I’m a demonstration and can’t send help. I can’t give medical advice either.",
  thanks: "You’re very welcome.",
  goodbye: "Thank you for trying Ellaira. Goodbye.",
  hello: "Hello.",
  handOver: "I’ll take you to our form, with what you’ve told me filled in.",
  handOverHuman: "You can speak to a person in our team.",
  /** A phone number follows. */
  orCall: "Or call us on",
  unknown: "I’m sorry, I don’t know about that.",
  notUnderstood: "I’m sorry, I didn’t quite follow that.",
  offerForm: "I could take you to our form instead, or you can keep trying.",
  nothingToUndo: "We’re already at the start.",
  backOneStep: "All right, back a step.",
  left: "All right, I’ll leave it. Nothing is booked.",
  anythingElse: "Is there anything else?",
} as const;
