import type { Entry } from "../handbook.ts";
import { sayDay, sayTime } from "../format-spoken.ts";
import { inLondon } from "../clinic/calendar.ts";

/** About anything and nothing. */
export const chat: readonly Entry[] = [
  {
    id: "praise",
    ask: `
that was really good
that was great
that was quick
wow that is impressive
you are good at this
that is clever
very good
that is amazing
you sound so real
you sound nice
i like your voice
nice voice
that was easy
cool
you are lovely
you are brilliant
well done
good job
clever girl
im impressed
that sounds very natural`,
    say: "That’s kind of you.",
  },
  {
    id: "rude",
    ask: `
you are useless
this is rubbish
you are stupid
shut up
piss off
get lost
go to hell
you are an idiot
this is a waste of time
bloody hell
fuck off
what a load of rubbish
you are terrible
this is crap
i hate talking to robots`,
    say: "I’m sorry that this isn’t going well. I’ll gladly try again.",
  },
  {
    id: "joke",
    ask: `
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
is it raining there
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
buenos dias quiero una cita
habla espanol
guten tag
ich mochte einen termin
sprechen sie deutsch
ciao buongiorno
parla italiano
dzien dobry
czesc mowisz po polsku
bom dia
ola tudo bem
merhaba
namaste
salaam alaikum
salam
shukran
marhaba
bore da
konnichiwa
ni hao
privet
buna ziua
zdravo
kalimera
jambo`,
    say: "In this demonstration I speak only English. At your clinic I speak 12 languages.",
    chips: ["What languages do you speak?", "Book an appointment"],
  },
];
