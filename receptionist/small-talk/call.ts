import type { Entry } from "../handbook.ts";

/** About the call itself. */
export const call: readonly Entry[] = [
  {
    id: "false-alarm",
    ask: `
false alarm
its nothing
it was nothing really
its not an emergency
im fine now
no im all right
i dont need an ambulance
dont worry its not serious
its gone off now
i only lay on it funny`,
    say: "I’m glad to hear that. If it changes, ring 111, or 999 in an emergency.",
  },
  {
    id: "right-place",
    ask: `
have i got the right place
is this the right number
have i come through to the clinic
is this the clinic
is that the dentist
who have i got through to
where have i rung
is this the right clinic`,
    say: ({ clinic }) => `You’re through to ${clinic}. I’m Ellaira.`,
  },
  {
    id: "how-are-you",
    ask: `
how are you
how are you today
how are you doing
how is it going
how do you do
you alright
how have you been
are you well
hows yourself
how is your day going
having a good day`,
    say: "I’m very well, thank you for asking.",
  },
  {
    id: "still-there",
    ask: `
is anyone there
are you still there
you there
anyone there
are you listening
did you hang up
have i lost you
you have gone quiet
did we get cut off`,
    say: "I’m still here.",
  },
  {
    id: "testing",
    ask: `
test
testing
testing testing one two three
this is just a test
just trying you out
im only testing this
is this thing on
does this thing work
one two one two
mic check
just having a play
i want to see what you can do with this
lets see how this works
just curious
im just looking
just looking
only browsing`,
    say: "I can hear you loud and clear. Try me with something that your patients ask.",
    chips: [
      "How much is a check-up?",
      "Book an appointment",
      "What can you do?",
    ],
  },
  {
    id: "hearing",
    ask: `
i cant hear you
can you hear me
i cant hear you well
you are very quiet
the sound is bad
the line is bad
my microphone is not working
there is an echo
you are breaking up
its crackling
no sound
speak louder
turn up the volume
cant hear anything`,
    say: "I do hear you. If you can’t hear me, my words stand on your screen, and you can type.",
  },
  {
    id: "hold-on",
    ask: `
hold on
hang on a minute
one moment
just a second
wait
give me a minute
bear with me
let me think
let me check my diary
i need to think
two ticks
hang on i will get a pen
i am just looking for my diary
dont rush me`,
    say: "Take your time.",
  },
  {
    id: "question",
    ask: `
i have a question
can i ask you something
quick question
ive got a query
i wanted to ask about something
i have a few questions
a couple of questions for you
i need some information
may i ask a question
i wonder if you could tell me something
i am calling about something`,
    say: "Of course, please ask.",
  },
  {
    id: "sorry",
    ask: `
sorry about that
my mistake
i am so sorry
my apologies
excuse me
sorry i was talking to someone else
not you
wrong number
sorry the dog is barking
ignore that
i was not talking to you`,
    say: "No trouble at all.",
  },
  {
    id: "misheard",
    ask: `
thats not what i said
that is not what i asked
you got that wrong
you dont understand
youre not listening
you misunderstood me
no thats wrong
you didnt answer my question
that makes no sense
what are you talking about
thats nonsense
i didnt ask that`,
    say: "I’m sorry, I got that wrong. Please say it in other words.",
  },
];
