import { capital } from "../../../../receptionist/format-spoken.ts";
import type { Entry } from "../../../../receptionist/handbook.ts";

/** The people that a caller may ask for; a caller who asks for no one hears of all. */
const STAFF: readonly (readonly [RegExp, string])[] = [
  [/\bdentists?\b/, "Dr Amara Okafor and Dr Tom Llewellyn are the dentists."],
  [/\bhygienist\b/, "Leila Haddad is the hygienist."],
  [
    /\b(?:inject\w*|aesthetic\w*|botox|fillers?|skin)\b/,
    "Dr Sofia Marin leads aesthetics.",
  ],
  [/\b(?:doctors?|gp)\b/, "Dr Priya Raman is the GP."],
  [/\bnurses?\b/, "Joanne Reid is the nurse."],
  [/\bphysio\w*\b/, "Mark Doyle is the physiotherapist."],
];

/** "Is Dr Patel in this week" */
function notHere(words: string): string {
  const [, name] = /\bdr\.? (\p{L}[\p{L}'’-]+)/iu.exec(words) ?? [];
  if (!name) return "";
  const called = capital(name);
  const isHere = STAFF.some(([, say]) => say.includes(called));
  return isHere ? "" : `There’s no Dr ${called} here. `;
}

/** Who works there, what they do, and what it costs. */
export const people: readonly Entry[] = [
  {
    id: "team",
    ask: `
is it dr patel thats in on wednesdays
which doctor would i see
which of your dentists is best with children
how many dentists have you got
who would be treating me
who works there
who are your dentists
who is the doctor
can i choose my dentist
can i change to a different dentist
who will i see
is the dentist any good
is it a doctor or a nurse who does it
how experienced is the dentist
can i see the same person again
tell me about the team
who is the hygienist
who is the physio
whos the physio ill be seeing
do you have a nurse
does a doctor do the injections
is dr okafor in on tuesdays
is my old dentist still with you
which days is the physio in
is he in on wednesdays
who is the best dentist
how long have they been doing it
whos the doctor there
what are your dentists called
who will look after me`,
    ofStaff: true,
    say: ({ text, words }) =>
      `${notHere(words)}${
        STAFF.find(([asked]) => asked.test(text))?.[1] ??
        STAFF.map(([, say]) => say).join(" ")
      }`,
    chips: ["What treatments do you do?", "Book an appointment"],
  },
  {
    id: "qualifications",
    ask: `
are your doctors properly qualified
are your injectors qualified
are you registered with the gdc
how experienced are your injectors
is she registered
is the lady doing the injections gmc registered
is the practitioner medically trained
have they had proper training
is whoever does it fully qualified`,
    say: "Yes. Our doctors are registered with the GMC, our dentists and hygienist with the GDC, and our nurse with the NMC. You can look each of them up by name.",
    chips: ["Who works there?", "Book an appointment"],
  },
  {
    id: "woman-or-man",
    ask: `
is the nurse a woman
could i see a man rather than a woman
do you have a female doctor
is there a lady dentist
id prefer a woman
can i see a male doctor
i would rather see a lady
can i ask for a female
do you have any male dentists
is the hygienist a woman
can my wife see a woman
id feel happier with a female
would it be a man or a woman
i dont want a man doing it`,
    say: "You can always ask for a woman or a man. Our dentists are Dr Amara Okafor, a woman, and Dr Tom Llewellyn, a man. Our GP, Dr Priya Raman, our hygienist and our nurse are women.",
    chips: ["Book an appointment", "Who works there?"],
  },
  {
    id: "treatments",
    ask: `
can you sort out wrinkles and teeth in one place
do you just do teeth or other things as well
what treatments do you do
what treatments do you offer
what services do you have
what do you do at the clinic
what kind of clinic is this
are you a dentist or a doctor
what can i have done
list of treatments
do you do dental
do you do aesthetics
are you a gp surgery
what sort of things do you treat
is it just teeth
do you offer cosmetic treatments
what else do you do
do you do skin treatments
what do you specialise in
what can you do for my skin
do you deal with skin problems
can you help with bad breath
can you treat snoring
what sort of work do you do
do you do anything for hair loss
can you help me lose weight`,
    say: "We’re four clinics in one: dentists, a hygienist, a private GP, and doctors for skin and aesthetics. Check-ups, fillings, blood tests, lip filler and laser are what most people come for.",
    chips: [
      "How much is a check-up?",
      "Who works there?",
      "Book an appointment",
    ],
  },
  {
    id: "prices",
    prices: true,
    ask: `
what does it cost
is there a fee list somewhere
what are your prices
price
prices
how much
costs
what do you charge
do you have a price list
price list
what do things cost
how much is an appointment
whats your cheapest treatment
is there a fee to see the doctor
how much for a new patient
roughly what would it set me back
could you give me an idea of the cost
how much to see someone
how much is a private appointment`,
    say: ({ text }) =>
      // A bare "how much" may be an owner's.
      `A check-up is £62, the hygienist £78 and the GP £95. Lip filler is from £240. ${text.split(" ").length > 5 ? "Which treatment is it for?" : "Which treatment is it for, or do you mean Ellaira for your own clinic?"}`,
    chips: [
      "How much is a check-up?",
      "How much is lip filler?",
      "What does Ellaira cost?",
    ],
  },
  {
    id: "clinic-languages",
    ask: `
do you have anybody who speaks welsh
is there somebody who speaks arabic
does anyone there speak polish
is there a dentist who can speak spanish
do any of the doctors speak arabic
my mum doesnt speak english
can i have an interpreter
do you have translators
is there someone who speaks hindi
can the doctor speak french
i need a sign language interpreter
my english is not very good
is there anyone who can speak portuguese
can i talk to someone in bengali
my husband only speaks romanian
can someone translate for my mother`,
    say: "Our team speaks Polish, Spanish, Hindi, Arabic and Welsh, and we book an interpreter for any other language, sign language included.",
    chips: ["Book an appointment", "Who works there?"],
  },
  {
    id: "sedation",
    ask: `
do you do sedation
do you offer any sedation
what kind of sedation is it
how much is the sedation on top
what does sedation cost
can i be put to sleep for it
do you put people to sleep for it
can i be asleep for it
can i sleep through it
can you knock me out
can i have gas and air
is the sedation extra
can i be sedated
do you do the drip in the arm`,
    say: "Sedation is by a drip in the hand: you’re drowsy and relaxed, but not asleep. It’s £180 on top of the treatment, and somebody has to take you home.",
    chips: ["Book an appointment", "Leave a message"],
  },
  {
    id: "nervous",
    ask: `
what if i panic
can i stop in the middle
can i put my hand up if i want to stop
shes frightened to death of the dentist how do you handle that
something to calm me down in the chair
i had a bad experience as a child
do you take nervous patients
do you do anything for people who are scared
i am scared of the dentist
im really nervous
i am terrified of needles
i have a phobia
im anxious about coming
i havent been to the dentist in years
will it hurt
is it going to hurt
i am frightened of injections
are you good with nervous patients
i panic in the chair
im embarrassed about my teeth
im petrified of dentists
needles make me faint
i hate the drill
i had a bad experience last time
my son is frightened of the chair
do you numb it
will i feel anything`,
    say: "Many of our patients are nervous, so you’re in good company. We go at your pace, you can stop us with a raised hand, and sedation is there if you’d like it.",
    chips: ["Book an appointment", "Who works there?"],
  },
];
