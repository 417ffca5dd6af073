import type { Entry } from "./handbook.ts";
import { sayDay, sayTime } from "./format-spoken.ts";
import { inLondon } from "./clinic/calendar.ts";

/** What people say to try her, or between two questions. The answers are short and change nothing. */
export const SMALL_TALK: readonly Entry[] = [
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
i think ive got the wrong number is this the vets
is that the doctors
is that the surgery
have i got the right place
is this the right number
have i come through to the clinic
is that the dentist
who have i got through to
where have i rung`,
    say: ({ clinic }) => `You’re through to ${clinic}. I’m Ellaira.`,
  },
  {
    id: "how-are-you",
    ask: `
what a miserable day isnt it
how are you
how are you today
how is it going
you alright`,
    say: "I’m very well, thank you for asking. How can I help?",
  },
  {
    id: "still-there",
    ask: `
you hung up on me
i was cut off
is anyone there
is there anyone there
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
just trying it out
testing testing one two three
this is just a test
im only testing this
one two one two
mic check
just having a play
i want to see what you can do with this
lets see how this works
im just looking`,
    say: "I can hear you loud and clear. Try me with something that your patients ask.",
    chips: [
      "How much is a check-up?",
      "Book an appointment",
      "What can you do?",
    ],
  },
  {
    id: "hard-of-hearing",
    ask: `
youre talking too fast
youll have to speak up im a bit deaf
im a bit hard of hearing
im a bit deaf in that ear
im a little deaf dear
i dont hear very well
my hearing is not what it was
you will have to speak slowly for me
speak up a bit please`,
    say: "Of course. My words are on your screen as well, and I’ll say anything again if you ask. How can I help?",
  },
  {
    id: "hearing",
    ask: `
can you hear me
can you hear me all right
i cant hear you well
the line is bad
my microphone is not working
no sound
speak louder`,
    say: "I do hear you. If you can’t hear me, my words are on your screen, and you can type.",
  },
  {
    id: "back-again",
    ask: `
im back
sorry im back
right im back now
sorry about that im here now
im here again`,
    say: "No problem.",
  },
  {
    id: "hold-on",
    ask: `
im not sure
im not sure yet
im just getting my diary
i need to check with my wife first
ill have to ask my husband
let me check my rota at work
hold on
hang on
hang on a second
hold on let me find it
one moment
just a second
wait
give me a minute
bear with me
let me check my diary
i need to think
two ticks
hang on i will get a pen
hang on ill get my glasses
i am just looking for my diary
dont rush me`,
    say: "Take your time.",
  },
  {
    id: "question",
    ask: `
quick question
ive got a query
i wanted to ask about something
i have a few questions
a couple of questions for you
i need some information
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
ive dialled the wrong number
sorry the dog is barking
ignore that`,
    say: "No trouble at all.",
  },
  {
    id: "misheard",
    ask: `
thats not what i said
you dont understand
youre not listening
you misunderstood me
no thats wrong
you didnt answer my question
nobody answered my question
oh i give up
that makes no sense
what are you talking about
thats nonsense
i didnt ask that`,
    say: "I’m sorry, I got that wrong. Please say it in other words.",
  },
  {
    id: "praise",
    ask: `
i like this
this is quite good
this is amazing
that was really good
that was great
wow that is impressive
you are good at this
that is clever
very good
you sound so real
i like your voice
cool
you are brilliant
well done
im impressed
that sounds very natural`,
    say: "That’s kind of you.",
  },
  {
    id: "rude",
    ask: `
you are useless
you are stupid
shut up
piss off
go to hell
this is a waste of time
fuck off
what a load of rubbish`,
    say: "I’m sorry that this isn’t going well. I’ll gladly try again.",
  },
  {
    id: "joke",
    ask: `
do you like your job
tell me a joke
make me laugh
sing me a song
do you know any jokes
say something funny
sing happy birthday
do you like music
what is your favourite colour
whats your favourite food
tell me a story
what do you think of football
who is going to win the match
who won the football
what do you do for fun
are you married
do you have a boyfriend
will you marry me
i love you
do you like me
how old are you
what do you look like
what is two plus two
can you do sums
what is seven times eight
you are joking`,
    say: "I save my best lines for the phone. Ask me about an appointment and I’m in my element.",
  },
  {
    id: "weather",
    ask: `
nice weather today
what is the weather like
its cold today
lovely day
terrible weather isnt it
its boiling today
will it rain tomorrow`,
    say: "I don’t see the weather from here, but I can see the diary.",
  },
  {
    id: "clock",
    ask: `
what time is it
what day is it today
whats todays date
have you got the time
what is the date
do you know what time it is
which day are we`,
    say: ({ now }) => {
      const { day, time } = inLondon(now);
      return `It’s ${sayDay(day, now)}, ${sayTime(time)}.`;
    },
  },
  {
    id: "other-language",
    ask: `
bonjour
bonjour madame je voudrais un rendez vous
parlez vous francais
hola
habla espanol
guten tag
ciao buongiorno
dzien dobry
bom dia
merhaba
namaste
salaam alaikum
bore da
ni hao
privet
buna ziua`,
    say: "In this demonstration I speak only English. At your clinic I speak 12 languages.",
    chips: ["What languages do you speak?", "Book an appointment"],
  },
];
