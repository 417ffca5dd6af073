import { expect, test } from "vitest";
import { said, talk } from "./testing.ts";

test.each([
  [
    "I'd like my ears syringed",
    "We don’t do that here. The closest thing we offer is a GP",
  ],
  ["I've had a sore throat for a few days", "I’d book a GP appointment"],
  ["how old do you have to be for lip filler", "over eighteens only"],
  ["lip filler for my daughter, she's fifteen, on Saturday", "over eighteens"],
  ["my son is sixteen, can he have botox", "over eighteens"],
  ["botox on Friday, is ten ok", "Friday the 13th of March at 10"],
  ["I'm not happy, my filling fell out again", "a review is free"],
  ["could you see me about my acne, I'd like a lady", "women"],
  ["do I still need a receptionist", "I work beside your team"],
  ["we're on Dentally, would that be a problem", "Whether Dentally fits"],
  ["we use SOE", "Whether Software of Excellence fits"],
  ["have I got the right place", "You’re through to Willow Street Clinic"],
  ["acne", "A GP appointment"],
  ["I'm really nervous about the dentist", "in good company"],
  ["running late for the dentist is that okay", "Up to ten minutes late"],
  ["can I pay in instalments for something like Invisalign", "From £300"],
  ["what's the difference between Botox and filler", "Dermal filler takes 45"],
  ["nice day isn't it when's my next appointment", "look up old bookings"],
  ["what if you get an emergency wrong", "If I’m in doubt"],
  [
    "she'll think it replaces her what would you say to that",
    "beside your team",
  ],
  ["I'm depressed", "I’d book a GP appointment"],
  [
    "do you do ozempic",
    "We don’t do that here. The closest thing we offer is a GP",
  ],
  ["receptionist please", "nobody here to put you through to"],
  ["do you take n h s patients, everyone asks", "We’re a private clinic"],
  ["is it sent to open AI or somebody", "We name each supplier on request"],
  ["what if it's a deaf old boy who shouts", "where I’m not sure I ask again"],
  ["is this going to cost me a fortune", "can’t give you a price"],
  ["I don't want to talk to a robot, put me through to someone", "nobody here"],
  ["could I have a word with Dr Okafor", "nobody here to put you through"],
  ["I'm dead nervous about the dentist", "you’re in good company"],
  ["I've got an appointment Thursday but I've got covid", "instead"],
  [
    "could you take fifty pounds off them when they book",
    "can’t promise that I take payments",
  ],
  ["I had a tooth out and it's still bleeding a bit", "Whoever treated you"],
  ["I'll pretend to be a client. hi, can I book for botox", "anti-wrinkle"],
  ["how long is a root canal", "takes an hour and a half"],
  ["how much is a scale and polish", "A hygienist visit is £78"],
  ["her front tooth was knocked out at rugby", "Keep the tooth in milk"],
])("%s", (words, answer) => {
  expect(said(words)).toContain(answer);
});

test.each([
  [["where do I park", "no I asked where you are"], "We’re at 14"],
  [["how much is it a month", "just a ballpark"], "would be a guess"],
  [["are you liable", "fair enough, no thanks"], "That’s fine"],
  [["can I speak to Dr Okafor", "it's about my crown"], "your name"],
  [
    ["answer in our name", "Step Ahead Podiatry"],
    "morning, Step Ahead Podiatry",
  ],
  [
    [
      "cancel tomorrow",
      "Ann Hart",
      "yes",
      "can I rebook after Easter, a Tuesday",
    ],
    "On Tuesday the 7th of April",
  ],
  [
    ["are you liable", "yes note it. we have three surgeries, can one do all"],
    "several sites",
  ],
  [["how much are implants", "I run a clinic"], "Ask me anything about"],
])("what is asked next is told: %s", (lines, answer) => {
  expect(said(...lines)).toContain(answer);
});

test("who says the same once more hears it once more", () => {
  expect(said("where do I park", "where do I park")).toContain(
    "four free bays",
  );
});

test.each([
  [
    ["book a GP", "no not an appointment, just the prescription"],
    "the GP a note",
  ],
  [
    ["book a GP", "forget that I run a surgery what does it cost"],
    "can’t give you a price",
  ],
])("out of a booking, and on to what is wanted: %s", (lines, answer) => {
  const reply = talk(...lines);
  expect(reply.say.join(" ")).toContain(answer);
  expect(reply.state.task).toBeUndefined();
});

test.each([
  ["what makes you decide something is an emergency", "Clinical questions"],
  ["if a client complains of burnt skin what do you say to her", "Clinical"],
  ["111 told me to see a dentist", "urgent dental"],
  ["if they ask is botox safe when you're pregnant", "one for the clinician"],
  ["can I have filler while breastfeeding", "one for the clinician"],
])("no alarm, no sale and no guess: %s", (words, answer) => {
  const reply = talk(words);
  expect(reply.say.join(" ")).toContain(answer);
  expect(reply.effects.some(({ name }) => name === "emergency")).toBe(false);
});

test.each([
  ["I've a play, can I book something with you and see", "which day would"],
  [
    "pretend I'm a patient, I've a cleaning Thursday and can't make it",
    "Which",
  ],
  ["I look after a surgeon's diary, would this be suitable", "answers for"],
  [
    "I lost three implant patients, what do you do about missed calls",
    "I pick up",
  ],
])(
  "an owner is heard as one, or as the patient they play: %s",
  (words, answer) => {
    expect(said(words)).toContain(answer);
  },
);

test.each([
  [
    ["Raj Patel, three practices in Leicester, we use Dentally"],
    {
      name: "Raj Patel",
      message: "three practices in Leicester, we use Dentally",
    },
  ],
  [["jess at brightlane dot co dot uk"], { email: "jess@brightlane.co.uk" }],
  [["Ann Hart 07700 900456"], { name: "Ann Hart", phone: "07700900456" }],
])(
  "what is said right after the form opened goes into it: %s",
  (lines, fields) => {
    const { effects } = talk("I'd like a demo", ...lines);
    expect(effects[0]).toEqual({ name: "hand-over", fields });
  },
);

test.each(["cancel", "stop the booking please", "I'm not booking"])(
  "out of what is not booked yet: %s",
  (words) => {
    expect(talk("book a check-up", words).state.task).toBeUndefined();
  },
);

test("who sees the caller is no name of theirs", () => {
  const booking = ["a check-up tomorrow at ten", "Pat Hodge", "07700 900123"];
  const asks = "go on but will mr patel see me";
  expect(talk(...booking, asks).state.slots.name).toBe("Pat Hodge");
});

test("a question asked in two ways at once is answered once", () => {
  const reply = said(
    "do you do laser hair removal",
    "what about a patch test do I need one first",
  );
  expect(reply.match(/a small patch of skin/g)).toHaveLength(1);
});

test("who is booking hears what becomes of their number", () => {
  const booking = ["a check-up tomorrow at ten", "Ann Hart"];
  expect(said(...booking, "before that, where does my number go")).toMatch(
    /I keep nothing once we finish.*phone number/,
  );
});

test("who cancels and asks of a treatment cancels no such one", () => {
  const booked = [
    "a check-up tomorrow at ten",
    "Ann Hart",
    "07700 900123",
    "yes",
  ];
  const reply = said(...booked, "cancel that", "do you do tear trough filler");
  expect(reply).toMatch(/Dermal filler takes.*Shall I cancel the/);
});

test.each([
  "do you take bookings when we're shut",
  "can you book people in at night",
])("%s: yes", (words) => {
  expect(said(words)).toMatch(/^Yes\. I take bookings/);
});

test.each([
  ["I need a dentist", "A check-up"],
  ["can I see a dentist", "A check-up"],
  ["dentist please", "A check-up"],
  ["I've got a toothache, can I see the dentist", "An urgent dental visit"],
  ["I've got toothache and I can't sleep", "An urgent dental visit"],
  ["I can't sleep and I have a toothache", "An urgent dental visit"],
  ["can I see the dentist about my filling", "A filling"],
  ["can I see the doctor about botox", "An anti-wrinkle treatment"],
])(
  "who asks for a person gets what that person does: %s",
  (words, treatment) => {
    expect(said(words)).toContain(treatment);
  },
);

test("a dentist in place of an urgent visit to one changes nothing", () => {
  const lines = ["my tooth hurts", "yes", "Jo Bell", "07700 900123"];
  const { state } = talk(...lines, "I need a dentist");
  expect(state.slots.treatment).toBe("urgent-dental");
});

test("the name of a clinic can be said", () => {
  expect(said("say hello as byron dental")).toContain("Byron Dental");
  expect(said("would you answer as our practice")).not.toContain("Our");
});

test.each([
  ["I've had a cold call about this, go on then, impress me", /^(?!.*GP)/],
  ["toothache since Sunday night, can someone see me today?", /from 10:15/],
  ["teeth whitening, what's the damage?", /^Tooth whitening is £325/],
  ["I want to complain about one of your dentists", /Grace Adeyemi/],
  ["my crown's come off, I've got it in a tissue", /urgent dental visit/],
  ["I've changed my address and phone number", /leave them a note/],
  ["filler on Friday and one side's gone lumpy, is it normal", /clinician/],
])("%s", (words, answer) => {
  expect(said(words)).toMatch(answer);
});

test.each([
  [
    "I can only do after half five, have you got anything with the dentist on Thursday?",
    /I have is Thursday .* at 5:30 .*suit you/,
  ],
  [
    "My husband needs to see the doctor and I want to book in for Botox",
    /^Of course\. A GP appointment.* one at a time/,
  ],
  [
    "I need a doctor's appointment, but it has to be a lady doctor",
    /^Of course\. A GP appointment.* note for the team/,
  ],
  [
    "I think I've got a check-up on Monday at two, and can you move it to later in the day?",
    /On Monday the 16th of March I have times/,
  ],
  ["Are you taking on new NHS patients?", /private clinic/],
  [
    "My crown's just come off while I was eating, what should I do?",
    /urgent dental visit/,
  ],
  [
    "We're a chiropractor's in Bath, just me and my wife, is it worth it for us?",
    /^It’s made for small teams/,
  ],
  [
    "Our receptionist's handed her notice in, could you cover the phones while we recruit?",
    /live within 48 hours[^.]*\.$/,
  ],
  [
    "My reception team are worried you'll take their jobs, what do I tell them?",
    /beside your team[^.]*\.$/,
  ],
])("as a first sentence: %s", (words, answer) => {
  expect(said(words)).toMatch(answer);
});

const CHECK_UP = "I'd like a check-up please";

test.each([
  ["is that with Dr Okafor?", /^You see one of our dentists/],
  ["who's the GP?", /^Dr Priya Raman is the GP/],
  ["how long will it take?", /^A check-up takes 20 minutes/],
  ["do you need my date of birth?", /^A name and a phone number will do/],
  ["hang on, I'm just getting my diary", /^Take your time/],
  ["sorry, I'm back", /^No problem/],
  ["Right, that doesn't help me. Do I have to pay it on the day?", /^You pay/],
])("beside a booking: %s", (words, answer) => {
  expect(said(CHECK_UP, words)).toMatch(answer);
});

test.each(["do you whiten teeth", "do they do teeth whitening"])(
  "%s: whitening, and no check-up",
  (words) => {
    expect(talk(words).understood.slots.treatment).toBe("whitening");
  },
);

test.each([
  "does whitening work on crowns",
  "do your implants come with a warranty",
  "can my wife hold my hand during a smear",
])("%s: nobody but a clinician knows, and nothing is booked", (words) => {
  const { say, state } = talk(words);
  expect(say.join(" ")).toMatch(/one for the clinician.* leave a note/);
  expect(state.task).toBeUndefined();
});

test.each([
  [
    "sorry to bother you but I was just wondering if I can park somewhere",
    "parking",
  ],
  ["could you possibly tell me whether you take cards", "payment"],
  [
    "I've not been for years because I hate it, are you good with nervous people",
    "nervous",
  ],
  [
    "I'm a practice manager, and I was hoping to find out how long the contract is",
    "contract",
  ],
])("what leads up to a question does not hide it: %s", (words, id) => {
  expect(talk(words).understood.intent).toBe(id);
});

test.each(["I need a letter for work", "sick note"])(
  "%s: from the GP",
  (words) => {
    expect(talk(words).understood.slots.treatment).toBe("gp");
  },
);

test("a profession told in passing books nothing", () => {
  expect(talk("I'm a hygienist").state.task).toBeUndefined();
});

test.each([
  ["how long does botox last", "three to four months"],
  ["how many sessions of laser do I need", "six sessions"],
  ["what would six sessions of laser cost", "£350"],
  ["is there downtime after a peel", "may flake"],
  ["who does the lip filler", "Dr Sofia Marin"],
  ["do you do implants", "Yes, we do. An implant consultation takes"],
  ["can you dissolve lip filler", "Yes, we do. Filler dissolving takes"],
  ["do you do veneers", "Yes, we do. A veneers consultation"],
  ["do you do bridges", "We don’t do that here"],
])("of a treatment: %s", (words, answer) => {
  expect(said(words)).toContain(answer);
});

test("what is asked next is asked of the treatment named before", () => {
  const told = ["how much is laser hair removal", "how many would I need"];
  expect(said(...told)).toContain("six sessions");
  expect(said(...told, "and does it hurt")).toContain("rubber band");
  expect(said(...told, "are you a robot")).toContain("I’m Ellaira");
});

test.each([
  ["who owns the recordings", "They’re yours"],
  ["is VAT on top", "Prices exclude VAT"],
  ["are we tied in", "order form"],
  ["do callers have to press one", "No. There’s no menu"],
  ["what do my staff do then", "look after the patients in front of them"],
  [
    "where does that figure come from",
    "The website doesn’t say how each was measured",
  ],
  ["who are those testimonials from", "sample wording"],
  ["can you send me the compliance pack", "by email"],
  ["is it a medical device", "No. I’m an administrative assistant"],
  ["the bill you sent me is wrong", "Grace Adeyemi"],
  ["do you remind me of my appointment", "The clinic texts you"],
  ["who is the hygienist", "Leila Haddad is the hygienist."],
])("%s: %s", (words, answer) => {
  expect(said(words)).toContain(answer);
});

test("a yes or a no is said where it was asked for", () => {
  expect(said("can we switch you on and off")).toMatch(/^Yes\. The divert/);
  expect(said("how do I turn it off at our practice")).toMatch(/^The divert/);
});

test("who asks about an appointment after booking hears its day and time", () => {
  const booking = ["a check-up on Thursday at ten", "Ann Hart", "07700 900123"];
  expect(said(...booking, "yes", "am I booked or no")).toMatch(
    /^Yes, Ann Hart is down for Thursday the 12th of March at 10/,
  );
  expect(said("when is my appointment")).toContain("I can’t look up");
});

test("a crown that came off is an urgent visit, whatever is asked about a crown", () => {
  const lines = [
    "my crown came off last night",
    "half past two today",
    "margaret holloway and how much is a new crown",
    "07700 900123 but I don't want a new crown can you not glue it back in",
  ];
  expect(said(...lines, "no not a new crown")).toContain(
    "an urgent dental visit",
  );
  expect(said("an urgent appointment today at half three")).not.toMatch(
    /dental/,
  );
});

test.each([
  ["I've got an appointment on Thursday", "move it, or to cancel it"],
  ["I've got an appointment Thursday, I can't remember when", "look up old"],
  ["I've got an appointment on Thursday but I need to work", "like instead"],
  ["I've got an appointment Friday, how long will my filling take", "45 min"],
  ["I've got an appointment for filler Monday, what will it cost", "from £240"],
  [
    "My son's got a check-up Friday, does he need to bring anything",
    "photo ID",
  ],
  ["I've an appointment Tuesday, is there anything earlier?", "like instead"],
  ["Can I have an appointment on Thursday", "On Thursday the 12th"],
])(
  "an appointment that there is already is not booked again: %s",
  (words, answer) => {
    expect(said(words)).toContain(answer);
  },
);

test("what was cancelled or done already is not wanted again", () => {
  const missed =
    "I got a text saying I missed it, but I definitely cancelled it";
  expect(said(missed)).toContain("so that they put it right");
  const lumpy = "I was in last week for filler and one side's gone lumpy";
  expect(said(lumpy)).toContain("Whoever treated you should see it");
});

test("who asks which of two treatments is better is not booked for the first", () => {
  const words = "Which is better for me, a filling or a crown?";
  expect(said(words)).toMatch(/clinician decides.*filling.*crown/);
});

test("a doctor who does not work here is not passed over", () => {
  expect(said("Is Dr Patel in this week?")).toContain("no Dr Patel here");
  expect(said("Is Dr Okafor in on Tuesday?")).not.toContain("There’s no");
});
