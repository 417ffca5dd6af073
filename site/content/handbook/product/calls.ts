import type { Entry } from "../../../../receptionist/handbook.ts";
import { claims } from "../../claims.ts";

const NO_FIGURE =
  "Calls are unlimited, but I don’t have a figure for how many I take in the same minute. Tell our team your busiest half hour, and they answer that before you sign.";

/** How Ellaira takes a clinic’s calls, as its owner asks. */
export const calls: readonly Entry[] = [
  {
    id: "what-ellaira-does",
    ask: `
im asking about you
i saw your advert can you tell me more
id like to know how you work
sell it to me in thirty seconds
im sceptical go on impress me
im a sceptic prove me wrong
what would you take off my receptionist
what can you do for a clinic like mine
what would i tell my partners to convince them
what exactly does this do
how do you handle a new patient ringing up
what happens when someone new phones my practice
do you register new patients and book them in
what does this thing do
i dont really understand what you do
what is it that you actually do
whats the gist
what does it do
so what does this do
what this does
what can she actually do on the phone
what is it you do
can you tell me how it works
what would this do for me
can you take new patient enquiries
what problem do you solve
whats in it for us
give me the short version of what you do
why would a clinic want you
how does this work
how can you help my clinic
why should i use you
why would i need this
convince me
sell it to me
what is ellaira
tell me about ellaira
what is the point of this
what are the benefits
how does ellaira work
explain what you do for a clinic
how would it work for us
how does it work
what makes you good
tell me about your product
how would this help our reception
give me the pitch
why would a clinic want this
what would you do for a dentist like me
whats so good about it
what do i get out of it
how could you save us time
can you really run a front desk
what tasks can you take on
what sort of calls can you handle
go on then sell me this
why should i bother
one good reason to have you
what exactly do you sell
in a nutshell
in one sentence
why would i want it`,
    say: "I answer every call in your clinic’s name, at once and around the clock. I book into your diary, answer questions, and leave your team a note.",
    chips: ["What does Ellaira cost?", "How long is setup?", "I’d like a demo"],
  },
  {
    id: "a-call",
    ask: `
talk me through a call
walk me through a call step by step
what happens when a client rings step by step
what happens step by step
what does a caller hear
what does the patient hear when they ring
how does a call go
what happens when a patient rings to book
so somebody rings at nine at night what happens`,
    say: "I answer in your clinic’s name, ask what it’s for, and offer times that your diary has free. Then I take the name and the number, read it all back, and book it after a yes. You get a note of the call.",
    chips: ["Can I hear a call?", "Does it fit our diary?", "I’d like a demo"],
  },
  {
    id: "missed-calls",
    ask: `
we lose patients because nobody picks up the phone
we lose patients every week to voicemail would you sort that
i cant answer the phone when im injecting
i cant get to the phone when im with a client
weve got one receptionist for three surgeries
we get far more calls than we can take
most of my enquiries come in at ten at night do you answer then
we miss loads of calls at weekends would you pick those up
were missing a third of our calls can you help
ive lost two receptionists and we miss calls
what do you actually do with my calls
were missing so many calls a day can you help
im always with a client when the phone goes can you help with that
we pay for ads and then nobody picks up the phone
what if the phone goes when everyone is busy
our phone just rings out after six
what do you do about missed calls
nobody picks up when were with patients
how many calls do you actually pick up
we miss a lot of calls
what about missed calls
how do you stop us missing calls
our phone rings out at lunch
we cant answer every call
we lose patients because nobody picks up
calls go to voicemail
the phone never stops ringing
our lines are always engaged
half our calls go unanswered
people hang up when we dont answer
how many calls do clinics miss
we lose about ten calls a day
nobody answers at lunchtime
people ring when we are closed
we lose people after six when we shut
what happens to calls when we are shut
what happens to callers when we are closed
what happens when we shut for lunch
my girls cant keep up with the phone
we are drowning in phone calls
we only have one person on the phones
patients complain they cant get through
how do you answer when we are busy`,
    say: `Yes. I pick up every call, evenings, weekends and bank holidays included. ${claims.callCoverage} of calls are covered, so nobody gets the engaged tone.`,
    chips: [
      "Several calls at once",
      "Only out of hours",
      "What does Ellaira cost?",
    ],
  },
  {
    id: "calls-at-once",
    ask: `
we get two hundred calls between eight and nine would you cope
we get two hundred calls on a monday morning
what does several mean
so theres no limit on lines
what happens if three people ring at the same time
what happens if ive got two of my patients ringing at once
what if two people ring at exactly the same time
can you handle more than one call at once
can it deal with more than one caller at the same time
patients cant get through first thing
can it handle the eight oclock rush
our eight oclock rush is horrendous
we get forty calls before ten will it cope
how many lines can you cover
do callers ever get an engaged tone
monday mornings are mad could you keep up
several calls at once
how many calls can you take at once
monday morning rush
monday mornings are hell
the eight oclock rush is killing us
do callers have to queue
how many lines do you have
simultaneous calls
do patients wait on hold
what if everyone rings at eight
can two people talk to you at once
do people get the engaged tone
what about the morning rush
can you scale
does it take more than one call at a time
two people ring in the same minute
what if the whole town calls together
fifty calls come in on monday at eight
is there always a free line
a second caller rings while you are talking
hundreds of calls a day`,
    say: ({ text }) =>
      /\b(?:how many|several|limit|number)\b/.test(text)
        ? NO_FIGURE
        : "I take calls side by side, so nobody waits in a queue, not even at eight on a Monday.",
    again: NO_FIGURE,
    chips: [
      "Missed calls",
      "Can you transfer calls?",
      "What does Ellaira cost?",
    ],
  },
  {
    id: "only-out-of-hours",
    ask: `
can i limit the hours you answer
so you only answer when im with somebody
can you pick those up and leave the rest to my girls on the desk
could you just cover our lunchtimes
do you work nights and weekends as well or just when were open
can it work alongside my wife who does the phones
do you only answer out of hours or during the day as well
is it only for out of hours
were closed on wednesdays would you answer then
can my receptionist answer first and you get the ones she misses
can it do just the lunch hour
can i run it side by side with my answering service
could we try you alongside the service we have now
does it do out of hours only
can it just do evenings
i want the overflow picking up
can it take over when we lock up
can my girls take the calls in the day and you at night
we only want cover after six oclock
only out of hours
can we use you only at night
just for evenings and weekends
can we have you only when we are closed
can you just take the overflow
only when my receptionist is busy
can you cover lunch breaks
can you cover holidays and sickness
use it alongside our staff
just as a backup
could we just have you for nights
we only need weekends
can you take over after six
just the calls we dont pick up
can you do only lunchtimes
could you cover when she is on holiday
just the ones we miss
only the calls my team cant get to
we want our girls to answer first
can it be the second to pick up
out of hours only please for our practice
just for lunch breaks
could it just pick up when we are busy
we want it for evenings only`,
    say: "Yes. The divert is yours: send me only evenings, weekends and holidays, or only the calls that your team can’t answer. I take as many as come.",
    chips: [
      "Do we keep our number?",
      "Do you replace staff?",
      "What does Ellaira cost?",
    ],
  },
];
