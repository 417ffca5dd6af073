import { capital, list } from "../../../../receptionist/format-spoken.ts";
import type { About, Entry } from "../../../../receptionist/handbook.ts";
import { wordsIn } from "../../../../receptionist/nlu/words.ts";
import { claims } from "../../claims.ts";
import { answers } from "../../questions.ts";

const LANGUAGES = wordsIn("languages");

function languages({ text }: About): string {
  const named = [...LANGUAGES].filter((each) => text.split(" ").includes(each));
  const here = "In this demonstration I speak only English.";
  return named.length > 0
    ? `I don’t have the list of my ${claims.languages} languages here, so I can’t promise you ${list(named.map(capital))}. ${here}`
    : `${answers.languages} ${here}`;
}

/** How she talks, and with whom. */
export const talk: readonly Entry[] = [
  {
    id: "our-name",
    ask: `
could you say youre my assistant
can it have our own name
would it answer with the name of each clinic
can i choose what its called
could she have another name
what would you say when you answer for us
can we write the greeting ourselves
can you answer in our clinics name
do you answer as our clinic
can i name it something else
can you greet callers with our name
how will you answer our phone
can we choose the greeting
can we change what you say
can you say our own greeting
customise the script
who writes what you say
can you sound less formal
do you introduce yourself as us
can we script the calls
let me hear you say our name
say hello as my clinic
could you pretend to be my practice
could it use our own wording
do we control what you say
who decides what it is allowed to say
can we change the answers
what do callers hear first
whats the first thing you say to a caller
does it say my practice or ellaira
do patients think they have reached us
whose name do you use on the phone
is the wording up to us
do i get to say what it says
could you be posher with our callers
i want it to sound friendlier`,
    say: "I answer in your clinic’s name. You choose the greeting and the tone, and you approve changes to what I say. Type your clinic’s name on the call sheet, and I’ll answer with it now.",
    chips: [
      "Can you use our own voice?",
      "What if you don’t know?",
      "How long is setup?",
    ],
  },
  {
    id: "our-voice",
    ask: `
can you speak slower for our older patients
could it have a different voice for my elderly patients
can we change the voice
the voice is not right for my patients
could it sound more local
could it sound a bit posh
can it sound like our brand
a specific british accent
do you have different voices
can it be a mans voice
can you use our own voice
can we choose the voice
can you sound like our receptionist
can you have a scottish accent
can you do a welsh accent
can you clone my voice
can we change your voice
custom voice
can the voice be younger
can you speak slower to patients
can you sound more northern
is there an irish voice
can you talk faster
is there a male voice
a mans voice or a womans
could it have a local accent
do we get to pick how it sounds
can it speak like one of us`,
    say: "Yes. Custom voice branding comes with the Clinic Elite plan. The voice you hear in this demo is a simple one that runs in your browser.",
    again:
      "I don’t have the details of how that’s made, or whose consent it needs. Our team tells you before you sign.",
    chips: [
      "What is in Clinic Elite?",
      "Answer in our name",
      "I’d like a demo",
    ],
  },
  {
    id: "refuses-robot",
    ask: `
what if somebody wants to speak to a human
what if someone just wants to speak to a human being
what if they only want a real person
do patients get a choice
half our patients are over seventy will they cope with it
will they hang up on a robotic voice
robots that never put you through
theyre not going to want to talk to a computer
im not sure theyd talk to a robot
i worry the older ones would hang up
will my patients hate it
old people hate talking to computers
what if people hang up when they hear its a machine
what if a patient refuses to talk to a robot
what if they dont want to speak to an ai
patients dont like robots
what if they want a human
older patients wont like this
what about elderly callers
my patients are old
will people hang up on an ai
how do patients react to you
do patients mind
do callers like it
patients prefer a human voice
what do patients think of it
what do patients make of it
my patients hate robots
our patients are elderly
will they put the phone down
wont it annoy people
an old lady wont talk to a machine
will they just hang up
what if they cant stand it
my callers want a human voice
my clients expect a human being
half of mine are pensioners
our callers are pensioners`,
    say: "A caller who asks for a person is put through, or your team gets a note to ring back. I say at the start that I’m an AI, so nobody feels tricked.",
    chips: [
      "Can you transfer calls?",
      "Do you say you’re an AI?",
      "What figures do clinics see?",
    ],
  },
  {
    id: "accents",
    ask: `
do you get peoples surnames right
they got half the names wrong how do you get on with names
how are you with foreign names
a lot of our patients have broad yorkshire accents
how do you deal with glaswegians
a patient who is deaf or has a stammer
the one we tried kept getting names wrong
what about people who mumble
somebody with a stammer
how will it get on with a broad accent
do you get confused when people speak fast
what if someone mumbles
what if the caller is deaf
callers who are hard of hearing
what if an old man shouts down the phone
what happens if it doesnt catch what they said
my dad mumbles something terrible
do you understand geordies
do you understand accents
can you understand a strong scottish accent
what about broad accents
what if the patient mumbles
can you hear people on a bad line
what if the line crackles and drops
half of our patients are on a mobile with hardly any signal
if you cant hear somebody properly what do you do
do you cope with background noise
foreign accents
can you understand old people
what if someone speaks very fast
do you understand dialect
speech impediment or stammer
how good is your speech recognition
half of newcastle phones us
what about people who are hard to understand
do you understand broad yorkshire
can you understand indian accents
what if the line is bad
were in glasgow
my callers mumble
our patients have thick accents
some of them are hard to follow`,
    say: "Mostly, and where I’m not sure I ask again. I read every booking back, too. Your team listens in on test calls first, so try them with your own callers’ accents.",
    again:
      "In this demo your own browser does the listening. On test calls your team hears how I get on with your callers.",
    chips: ["Which languages?", "What if you don’t know?", "I’d like a demo"],
  },
  {
    id: "hearing-loss",
    ask: `
my patients are hard of hearing would they manage
our patients are deaf can they use it
what about people with hearing aids
they cant hear you well can you speak louder for them
would old people who dont hear well cope
what if a patient cant hear you`,
    say: "I say things again as often as they like, and read every booking back. Anyone who can’t follow me is put through, or your team gets a note. Try it with a few of your patients on the test calls.",
    chips: [
      "Can we hear test calls?",
      "Can you transfer calls?",
      "I’d like a demo",
    ],
  },
  {
    id: "long-stories",
    invites: true,
    ask: `
how does it cope with people who waffle
some of my patients go all round the houses
old people who tell you about the grandchildren before they get to the tooth
what if somebody rambles
callers who talk and talk
what if they change their mind halfway through
people who ask three things at once
what if they start with a long story`,
    say: "I listen to the end, pick out what they need, and ask for what’s missing, one thing at a time. Try me with your longest story.",
    chips: [
      "Do you understand accents?",
      "What if you don’t know?",
      "I’d like a demo",
    ],
  },
  {
    id: "rings-off",
    ask: `
what if they ring off half way through
what if somebody hangs up half way through
what happens if they put the phone down before theyve finished
what if the caller gets cut off in the middle of booking
what if the line cuts out while they are booking
and if they just hang up in the middle
somebody hangs up before the booking is done what then
is it booked if they ring off before the end
what if a caller drops off half way
what if they lose signal in the middle of a call`,
    say: "Nothing is booked until the caller has said yes to what I read back. Your team still gets a note of the call, with who rang and what they’d asked so far.",
    chips: [
      "Can you take messages?",
      "Does it fit our diary?",
      "I’d like a demo",
    ],
  },
  {
    id: "languages",
    anyone: true,
    ask: `
what if a patient needs an interpreter
can you do the whole thing in gaelic
is it any good with welsh speakers
can the ai speak romanian
can you answer in welsh
what if someone rings in polish
which languages
what languages do you speak
how many languages do you speak
do you speak polish
does she speak polish or not
can you speak urdu with patients
do you speak welsh
can patients talk in their own language
can you talk to patients who dont speak english
do you speak french
is it only english
can you switch languages in a call
multilingual
which 12 languages
do you do arabic
our patients speak punjabi
lots of our patients speak bengali
can you do polish
what other languages can it speak
does it speak chinese
we have a lot of romanian patients
can it speak to someone who has no english
does it do gaelic
does she do welsh
do you speak welsh a lot of my patients would want that
is polish one of them
is portuguese one of the twelve
so is polish in the twelve or not
does it speak gujarati
name the twelve languages
a lot of my patients only speak welsh on the phone
do you do it in welsh
we have many polish and romanian clients which languages is it
can it talk to them in their mother tongue`,
    say: languages,
    again:
      "I don’t have the list of the twelve here, so I can’t promise that one. Our team tells you in the demo.",
    noted: true,
    chips: [
      "Do you understand accents?",
      "Answer in our name",
      "I’d like a demo",
    ],
  },
  {
    id: "limits",
    ask: `
it sounds too good to be true
what wouldnt you take off my receptionist
is there anything you get wrong
whats the catch
whats the snag
what are the drawbacks
what cant you do
what cant it do then
what would it get wrong
what are you not good at
where does it fall short
what are the limits of it
what are the downsides
what should i worry about
what would i not like about it
be honest what is wrong with it`,
    say: "I give no medical advice, and anything that needs your team’s judgement goes to them. With a strong accent or a bad line I may have to ask twice.",
    chips: [
      "What if you don’t know?",
      "Can you transfer calls?",
      "What is the guarantee?",
    ],
  },
  {
    id: "who-is-calling",
    ask: `
would you remember them if they ring back
does it know when a patient is already registered with us
would she remember a client who rang last month
what stops somebody booking ten fake appointments
does it remember people who have called before
what if a patient refuses to give their number
does it check who is calling before it gives out details
can it tell a new patient from an existing one
what is it like with names
how do you make sure its the right patient
how do you check someones identity
how do you know who is calling
does ellaira handle insurers
we need the membership number before they come
can you ask every caller for their insurance number
can it collect specific details from callers
could it take the authorisation number
can it ask callers our own questions
can you recognise a patient by their number
do you check who they are
how do you identify callers
do you ask for their date of birth
can it tell who is ringing
does it know our regular patients
how does it verify a patient
can you tell new patients from old ones
how do you know whos on the line
how does it make sure it is really the patient
do you recognise our regulars
can someone pretend to be another patient`,
    say: "I ask for the name and the number, and read both back. Whether I also look patients up in your diary, and which checks I make, you decide with us at setup.",
    noted: true,
    chips: ["Does it fit our diary?", "Is it secure?", "I’d like a demo"],
  },
];
