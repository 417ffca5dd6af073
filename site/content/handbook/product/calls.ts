import type { Entry } from "../../../../receptionist/handbook.ts";
import { claims } from "../../claims.ts";
import { answers } from "../../questions.ts";

/** How Ellaira takes a clinic’s calls, as its owner asks. */
export const calls: readonly Entry[] = [
  {
    id: "what-ellaira-does",
    ask: `
whats in it for us
give me the short version of what you do
how does this work
how can you help my clinic
what can you do for my practice
what would you do for us
why should i use you
why would i need this
convince me
sell it to me
what is ellaira
what does ellaira do
tell me about ellaira
what is the point of this
what are the benefits
how does ellaira work
explain what you do for a clinic
how would it work for us
how does this work for a practice
what problem does this solve
what makes you good
tell me about your product
how would this help our reception
give me the pitch
go on impress me
is it worth it for a small place
would we be too small for it
why would a clinic want this
what would you do for a dentist like me
whats so good about it
whats in it for me
what do i get out of it
how could you save us time
can you really run a front desk
what tasks can you take on
whats the big idea
what can ellaira do
what sort of calls can you handle`,
    say: "I answer every call in your clinic’s name, at once and around the clock. I book into your diary, answer questions, and leave your team a note.",
    chips: ["What does Ellaira cost?", "How long is setup?", "I’d like a demo"],
  },
  {
    id: "missed-calls",
    ask: `
what if the phone goes when everyone is busy
our phone just rings out after six
nobody picks up when were with patients
how many calls do you actually pick up
we miss a lot of calls
what about missed calls
how do you stop us missing calls
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
what happens to calls when we are shut
what happens to callers when we are closed
what happens when we shut for lunch
what do you do at christmas when we are closed
my girls cant keep up with the phone
we are drowning in phone calls
we only have one person on the phones
patients complain they cant get through
how do you answer when we are busy`,
    say: `I pick up every call, evenings, weekends and bank holidays included. ${claims.callCoverage} of calls are covered, so nobody reaches an engaged tone.`,
    chips: [
      "Several calls at once",
      "Only out of hours",
      "What does Ellaira cost?",
    ],
  },
  {
    id: "calls-at-once",
    ask: `
how many lines can you cover
do callers ever get an engaged tone
monday mornings are mad could you keep up
several calls at once
can you handle two calls at the same time
monday morning rush
do callers have to queue
is there a limit on calls
how many lines do you have
what happens when we are busy
simultaneous calls
can you cope with a hundred calls
do patients wait on hold
what if everyone rings at eight
how do you cope when it is busy
can two people talk to you at once
do people get the engaged tone
what about the morning rush
can you scale
how fast do you pick up
how quickly do you answer
how many rings before you answer`,
    say: "I take several calls at the same time, so nobody waits in a queue. Monday at eight is as calm as Sunday night.",
    chips: [
      "Missed calls",
      "Can you transfer calls?",
      "What does Ellaira cost?",
    ],
  },
  {
    id: "only-out-of-hours",
    ask: `
can it take over when we lock up
can my girls take the calls in the day and you at night
we only want cover after six oclock
only out of hours
just for evenings and weekends
can we have you only when we are closed
can you just take the overflow
only when my receptionist is busy
can you cover lunch breaks
only when nobody picks up
can we switch you on and off
can you cover holidays and sickness
use it alongside our staff
just as a backup
could we just have you for nights
we only need weekends
can you take over after six
could you just answer when we cant
just the calls we dont pick up
can you do only lunchtimes`,
    say: "I cover evenings, weekends and bank holidays, and you say which calls go to your team. Whether I take only those is settled with you at setup.",
    noted: true,
    chips: [
      "Do we keep our number?",
      "Do you replace staff?",
      "What does Ellaira cost?",
    ],
  },
  {
    id: "transfer",
    ask: `
what about calls that need a clinician
what if the call needs one of my team
can a caller get through to a human
can you transfer calls
can you put a caller through to my receptionist
transfer a call to my team
when does a person take over
can you pass a call to the dentist
what if they ask for a real person
do you hand over to staff
can you connect them to a nurse
escalate to a human
can our staff jump in
what calls go to our team
does it forward urgent calls
can you route calls to the right person
what if someone insists on speaking to a person
do urgent ones come through to us
will you ring my mobile if it is urgent
how do you know when to pass it on
can patients still reach us
can they press a button to get us
what if it needs a clinician`,
    say: answers.takeover,
    chips: ["What if you don’t know?", "Emergencies", "Can you take messages?"],
  },
  {
    id: "messages",
    ask: `
who does the ringing back
does the team get told about each call
how do we know who rang
can you take messages
do you take messages for my team
how do i get the messages
how do we know what was said
what do we see after a call
do you send a summary of the call
where do notes go
how will my staff know who called
is there a dashboard
do i get notified of bookings
do you send us notes
can i see the calls on my phone
how do we find out who called overnight
where do your notes end up
what happens after you hang up
will i get an email
how do you tell us about the call
who gets told about the booking
can you leave a note for the dentist`,
    say: "Every call leaves your team a note by email, with who rang, what was booked, and whom to ring back. Your dashboard shows calls and bookings.",
    chips: [
      "What reports do we get?",
      "Does it fit our diary?",
      "I’d like a demo",
    ],
  },
  {
    id: "doesnt-know",
    ask: `
what happens with calls you cant deal with
what if the caller asks something odd
what if you dont know
what happens when you dont know the answer
do you make things up
do you hallucinate
what if you get it wrong
what if it makes a mistake
will you tell patients wrong things
how do you avoid errors
what if you misunderstand someone
how accurate are you
can i trust what you say
what if you book the wrong time
do you ever make mistakes
suppose someone asks you something weird
what if you cant help
what if they ask something complicated
do you ever get things wrong
what happens if you mess up
how clever are you really
how good are you at understanding
will you embarrass us
do you just guess
why should i trust a robot with my patients
what if you dont understand people
how do i know it wont say something silly
what if you havent got the answer`,
    say: `When I don’t know something, I say so and leave your team a note to ring back. I read every booking back first. Ellaira resolves ${claims.queryResolution}% of queries.`,
    chips: [
      "Can you take messages?",
      "Can you transfer calls?",
      "I’d like a demo",
    ],
  },
];
