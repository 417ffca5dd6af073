import type { Entry } from "../../../../receptionist/handbook.ts";
import { claims } from "../../claims.ts";
import { limits } from "../../case-study.ts";

/** What she passes on to the clinic’s team. */
export const team: readonly Entry[] = [
  {
    id: "transfer",
    ask: `
can a call go to our duty doctor
would you ask whats wrong and pass it on to the duty doctor
can she be put through to her nurse
can they just ask to be put through to somebody by name
can you let me set the list of what counts as urgent
can it put urgent calls through to my mobile
what about calls that need a clinician
can it pass urgent calls on to a mobile
what if the call needs one of my team
can you transfer calls
can you put it through to my nurse
can it transfer calls to my front desk
can you put a caller through to my receptionist
transfer a call to my team
can a patient still speak to a human
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
can you hand the call over
will you ring my mobile if it is urgent
how do you know when to pass it on
can they press a button to get us
what if it needs a clinician
is there a way through to my staff
when do you hand over
somebody wants a real person what then
how does a caller reach my team`,
    say: `Yes. You decide which calls go straight to your team. ${limits.text}`,
    again:
      "At setup you tell us which calls those are, and who to ring. In this demo there’s nobody to put you through to.",
    chips: ["What if you don’t know?", "Emergencies", "Can you take messages?"],
  },
  {
    id: "transfer-unanswered",
    ask: `
if no one answers the transfer what happens to the caller
what happens if nobody picks up the transfer
you transfer it and my girls are all on the phone then what
do they get cut off when the desk is busy
how does the transfer work`,
    say: "If nobody picks up, I take a message, and your team gets a note to ring back. How long it rings first is agreed with you at setup.",
    chips: [
      "Can you take messages?",
      "Can you transfer calls?",
      "I’d like a demo",
    ],
  },
  {
    id: "messages",
    ask: `
would i see that straight away on my phone
theres no team its just me so who gets the note
how would i see the notes
does it email me
what does my front desk see after youve taken a call
would i get an alert when somebody books
can it take a message for one of us
do i get told when youve booked somebody in
who does the ringing back
where do the notes end up
does the team get told about each call
how do we know who rang
can you take messages
do you take messages for my team
do you email us after each call
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
what happens after you hang up
will i get an email
how do you tell us about the call
who gets told about the booking
how will i know what has been booked
do i get an email for every call`,
    say: "Yes. Every call leaves a note by email, with who rang, what was booked, and who to ring back. Your dashboard shows calls and bookings.",
    chips: [
      "What reports do we get?",
      "Does it fit our diary?",
      "I’d like a demo",
    ],
  },
  {
    id: "doesnt-know",
    ask: `
what happens when a patient rings and you dont know the answer
how many of my calls will still end up with us
how many calls do you actually botch
whats your accuracy
does it make an answer up or pass it on
does it guess when it has no answer
how do you stop it making things up
what if it doesnt know
what happens with calls you cant deal with
what if the caller asks something odd
what if you dont know
what happens when you dont know the answer
what if a patient asks something you cannot answer
do you make things up
do you hallucinate
will you tell patients wrong things
how do you avoid errors
what if you misunderstand someone
how accurate are you
can i trust what you say
suppose someone asks you something weird
what if they ask something complicated
how good are you at understanding
why should i trust a robot with my patients
what if you dont understand people
how do i know it wont say something silly
what if you havent got the answer
what if you get stuck
what do you do when you have no answer
suppose i never told you something and a patient asks
what does it say when it is not sure
a caller asks a question you were not given
who makes sure the bookings are right
what does it do when it hasnt a clue
can i trust it not to talk rubbish`,
    say: `I don’t make things up: what I don’t know goes to your team, in a note to ring back. I read every booking back first, and resolve ${claims.queryResolution}% of queries.`,
    chips: [
      "Can you take messages?",
      "Can you transfer calls?",
      "I’d like a demo",
    ],
  },
  {
    id: "made-up-prices",
    ask: `
would you read out my prices
how does it know what to charge for things
i dont want it giving out prices can i stop that
an ai made up prices how do i know yours wont
the last one i tried made up a price what stops you doing that
one we had before invented a price for veneers
how do i know you wont make up a price
what stops you making up a price
would it ever quote the wrong price
what if it tells a patient the wrong price
where does it get the prices from that it quotes
does it guess the price of a treatment
the other one told people any old price
how do you stop it quoting prices that arent ours
what if she tells somebody a check up is twenty quid when its sixty
what if it says the wrong price`,
    say: "I quote only the prices that you give me, and you approve each change to what I say. If I don’t have one, I don’t guess: I say so, and your team gets a note to ring back.",
    chips: [
      "What if you don’t know?",
      "Can you take messages?",
      "I’d like a demo",
    ],
  },
  {
    id: "price-shoppers",
    ask: `
does it do upselling
what happens when somebody rings and asks how much lip filler is
will it push people to book or just answer questions
a lot of people ring just to ask prices what do you tell them
what if a caller wants to think it over
how does it deal with people who ask for the cheapest and then shop around
what about people who ring round everybody for the cheapest price
half of them are only shopping around
what do you do with callers who only want a price
what does it say to somebody who only asks how much it is
how do you deal with price shoppers
they ask how much then say theyll think about it
and what if they say theyll think about it
what if they say its too expensive
people ring for a price and never book
does it try to win them over when they say somewhere else is cheaper
everybody just asks for the price and never books
they all go for whoever is cheapest`,
    say: "I tell them your price and what it includes, and offer a time while they’re on the line. If they don’t book, your team gets a note, and from the Growth Plan up they’re followed up.",
    chips: ["Follow ups", "What is in Growth?", "I’d like a demo"],
  },
  {
    id: "priorities",
    ask: `
can she prioritise enquiries for implants
can you prioritise new patient enquiries
can new patients come before the others
can you flag the valuable enquiries
do you know which calls are worth more
can implant leads go to the top of the list
which enquiries do you put first
can high value treatments get priority
can you sort the calls by importance
can private patients be put first`,
    say: "No call waits behind another: I answer each at once. You decide with us which enquiries your team sees first.",
    noted: true,
    chips: [
      "Several calls at once",
      "What does my team get?",
      "I’d like a demo",
    ],
  },
];
