import type { Entry } from "../../../../receptionist/handbook.ts";
import { claims } from "../../claims.ts";
import { answers } from "../../questions.ts";
import { withoutYes } from "../../../../receptionist/format-spoken.ts";

/** Working with her from day to day. */
export const daily: readonly Entry[] = [
  {
    id: "pick-up",
    ask: `
how fast do you pick up
how quickly do you answer
how many rings before you answer
how long does it ring for
is it answered straight away
how long till somebody answers
does the phone ring for long
what is your response time
do patients hear hold music
are callers left ringing
is anyone put on hold
will they sit on hold`,
    say: `In about ${claims.responseSeconds} seconds, from ring to hello. There’s no queue and no hold music.`,
    chips: ["Several calls at once", "Missed calls", "I’d like a demo"],
  },
  {
    id: "divert",
    ask: `
will diverting cost me more on my phone bill
or can we have it on as overflow
does it take every call or only those we dont pick up
how do i divert the calls
how do calls get to you
do we have to divert our line
call forwarding
how does it connect to our phones
do we redirect the calls
what must i do to my phone system
can i set up the diversion myself
how do i send my calls to you
who sets the divert
is the diversion hard to do
what do i tell my phone provider
how does a call reach you
do i forward my line
how do the calls end up with you`,
    say: `You set a divert on your own line. ${withoutYes(answers.ourNumber)} We connect the other end and test it with your team.`,
    chips: [
      "Do we keep our number?",
      "Can we switch it off?",
      "What do you need from us?",
    ],
  },
  {
    id: "switch-off",
    ask: `
can we switch you on and off
can we switch it off
can i switch it off at lunch
how do i turn it off
can i pause it
what if i want to answer the phone myself
can we take the calls back
how do i stop you answering
can i turn it on just for the evening
is there an off switch
can we suspend it for a week
how do i go back to the old way
can my receptionist pick up when she likes
how do we switch it off
switch you off for a day`,
    say: "Yes. The divert is yours: set it always, or only when you can’t answer. Turn it off, and calls ring at your desk as before.",
    chips: ["Only out of hours", "How do calls get to you?", "I’d like a demo"],
  },
  {
    id: "changes",
    ask: `
my prices change every month can you keep up
how do i tell you about a new dentist starting
what do i do when my prices or my staff change
we have a new therapist starting next month
can i change the opening hours myself
can i change it myself when i add a treatment
how do we change our opening hours
how do we update prices
can we make changes ourselves
what if i want to change something
how do we tell you we are closed for a day
how do i update what you know
what happens when a dentist leaves
our prices go up in april what then
can i change an answer that is wrong
who keeps the information up to date
how do i add a new treatment
what if our hours change
our price list changes a lot
how do we tell it about a new dentist`,
    say: "Tell our team when your hours, prices or treatments change, and you approve each change to what I say before callers hear it.",
    chips: ["Can we choose the greeting?", "Support", "I’d like a demo"],
  },
  {
    id: "test-calls",
    ask: `
can my team listen in
can my team test it first
do we get to test it before patients
is there a test phase
can the staff try it out before we go live
can we listen to test calls
how do we know it works before it starts
do we hear it before our patients do
is it checked before it takes real calls
can we have a dry run
could reception practise with it first`,
    say: "Yes. Your team listens in on test calls, and you tell us when to go live.",
    chips: [
      "How long is setup?",
      "What do you need from us?",
      "I’d like a demo",
    ],
  },
  {
    id: "booking-rules",
    ask: `
can you take block bookings like six sessions
is that something wed set or is it built in
can you do consultations for us
do you book home visits because i go out to care homes
do you book home visits for my patients
can they ask for the same person they saw last time
would you offer a consultation first
can you tell a nurse appointment from a doctor one
can you tell which one the patient needs
how do you know if they need the nurse or the doctor
would it put people in the right place and not anyone in any slot
can you handle nhs patients and private ones separately
our clinicians all work different days can you handle that lot
if a patient wants one dentist and not the other can it do that
weve got five dentists with different diaries can it cope
would it know how long each treatment takes
a new client needs an hour and a check twenty minutes
would it tell them our nhs list is full
can it say no to nhs patients
can it tell nhs from private
each of our practitioners works different days
can it be told our nhs list is closed
a consultation and the treatment straight after
each of our dentists has different hours
we have four hygienists with their own diaries
can it tell one clinicians diary from another
how do you know how long to book
do you know how long each treatment takes
does it know which dentist does what
can we keep some slots for emergencies
can we set rules for bookings
can we keep new patients for certain days
would you book a new client straight in or for a consultation first
does a new client get a consultation before botox
who decides what gets booked where
will you put a long job into a short slot
can it book the right room and person
only dr smith does implants can it cope
can i block times`,
    say: "Yes, I follow your booking rules: how long each visit takes, who does it, NHS or private, and which times to keep free. We load them at setup.",
    chips: [
      "Does it fit our diary?",
      "What do you need from us?",
      "I’d like a demo",
    ],
  },
  {
    id: "patients-change",
    invites: true,
    ask: `
what if she rings back and wants to move it
how do i know you really book and dont only take messages
say a patient wants to change an appointment and cant remember when it is
show me how you handle a patient who rings to cancel
can it book move and cancel appointments or does it just take messages
can patients move or cancel with you
can callers reschedule
do you do changes as well as bookings
can people cancel by ringing you
does it handle cancellations too
can it rebook somebody
is it only new bookings or changes too
what if a patient wants a different day
can it swap an appointment for a patient`,
    say: "Yes. I book, move and cancel during the call, and your diary is up to date straight away. Try it: ask me to move or cancel an appointment.",
    chips: ["Move my appointment", "Does it fit our diary?", "I’d like a demo"],
  },
  {
    id: "families",
    ask: `
how does it handle children
block bookings
can you book six sessions in one go
somebody wants several sessions in a row
can it book a whole family
can one caller book for two people
what if a mother wants three appointments
can you take two bookings in one call
does it book several people at once
can somebody book for their husband as well
can a carer book for a patient
what about families and couples
can you do more than one appointment on a call
a mum with three kids rings`,
    say: "Yes. I book them one after the other in the same call, each under their own name.",
    chips: ["Book an appointment", "Does it fit our diary?", "I’d like a demo"],
  },
  {
    id: "unresolved",
    ask: `
what happens with the other five percent
what about the rest
where do the unanswered ones go
what happens to the ones you dont resolve
who takes the queries that are left over
what about the five in a hundred
and the remaining calls
so what happens to the others
who gets the difficult ones
what about the ones it cannot handle
where does a call go if you fail
ninety five percent is fine but what about the others
queries that stay open`,
    say: `${claims.queryResolution} of 100 queries end with an answer. The other ${100 - claims.queryResolution} go to your team, with a note of who rang and why.`,
    chips: [
      "What if you don’t know?",
      "Can you take messages?",
      "I’d like a demo",
    ],
  },
  {
    id: "rings-back",
    ask: `
can it ring patients back
who rings the patient back
who rings them back do we or you
does your side return the calls or mine
who follows up on a note
who calls them afterwards
when it says please ring back who does it
do my staff have to return the calls
who deals with the messages`,
    say: "Your team rings back, with the name, the number and the question in front of them.",
    chips: ["Can you take messages?", "Follow ups", "I’d like a demo"],
  },
  {
    id: "upset-callers",
    ask: `
what if a patient rings up upset
what if they are upset on the phone
how would you deal with someone whos upset
what do you do when somebody is crying on the phone
can you do what i do when someone is in tears
how are you with patients who are frightened of the dentist
an old gentleman who rings for a chat because he is scared
what about nervous patients who need a kind word
can you calm an anxious caller
lonely old people ring us for a chat
how do you handle a bereaved family
can a machine be kind to people`,
    say: "I stay calm and kind, and I don’t hurry anybody. What I can’t give is a person’s warmth: a caller who’d rather have one of your team is put through, or your team gets a note.",
    chips: [
      "Can you transfer calls?",
      "Do you replace staff?",
      "I’d like a demo",
    ],
  },
  {
    id: "callers-complaint",
    invites: true,
    ask: `
say a mum rings and her toddlers got a temperature what do you do
what would you say to somebody with a reaction on a saturday night
what happens if a patient rings with a broken bracket
a patient with a wire sticking in
what do you do when somebody rings with toothache
one of our patients rings with a lost crown
what if somebody rings in pain
a client rings because her lip has swollen a bit
how would you deal with a broken tooth
what do you say to a patient whose filling fell out
what happens when a mum rings about a poorly child`,
    say: "I ask what’s wrong, offer the first urgent time in your diary, and say when to ring 111. Try it: tell me that you have toothache.",
    chips: ["Emergencies", "Can you take messages?", "I’d like a demo"],
  },
  {
    id: "callers-in-crisis",
    ask: `
what if somebody says they want to end their life
what would you do with a suicidal caller
what if a patient rings in crisis
what happens if a patient threatens to harm themselves
what do you say to somebody who cant go on
would you alert our team about a risky call
how do you handle a patient at risk`,
    say: "I take it seriously: I stop the booking and give them Samaritans on 116 123, NHS 111 option 2, or 999 if life is in danger. Your team sees who rang.",
    chips: ["Emergencies", "Can you transfer calls?", "I’d like a demo"],
  },
  {
    id: "angry-callers",
    invites: true,
    ask: `
how she handles a patient whos angry
a furious client screaming down the phone about a botched job
if a patient rings up effing and blinding about their bill
if a patients rude to you do you hang up
what about somebody who just wants to rant
what if somebody rings to complain
how do you deal with an angry patient
what about abusive callers
what if someone shouts at you
rude patients
can you handle complaints from patients
what does it do when a caller swears`,
    say: "I stay calm and polite, and leave your team a note of the complaint, with a number. A caller who asks for a person is put through, or gets a call back. Try me, and be as cross as you like.",
    chips: [
      "Can you transfer calls?",
      "Can you take messages?",
      "I’d like a demo",
    ],
  },
];
