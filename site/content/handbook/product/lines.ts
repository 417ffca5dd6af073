import type { Entry } from "../../../../receptionist/handbook.ts";
import { answers } from "../../questions.ts";
import { withoutYes } from "../../../../receptionist/format-spoken.ts";

/** Telephones, faults and what must not go wrong. */
export const lines: readonly Entry[] = [
  {
    id: "number",
    ask: `
do i have to change my mobile number
can people still ring my mobile like they do now
do i need a new phone number or can i keep mine
would we be able to keep our existing phone number
do i have to change my number
can we cancel and keep our own phone number
do i keep my own phone number
do we need to change our phone number
would i have to change my phone number to use this
can we keep our existing phone number if we go with you
how does this work with our existing phone number
how does it work with our phone number
does the phone number stay ours
do we keep our own phone number or get a new one
do i have to cancel my old service first
were on 8x8 does that work
do i have to change my phone number
is it only a divert
will it be our own number that people ring
do we keep our number
can we keep our phone number
do we get a new number
do we need to port the number
can you work with voip
we use a cloud phone system
what about our existing landline
do patients ring a different number
will it work with our phones
do patients have to dial something new
does it sit on our existing line
we have a bt line
we use a phone system from our supplier
i want our number to stay
we have had that number for years
do i lose my phone number
can it be the same number as now
will the number on our sign still work
must patients learn a new number
are we getting another number
i want to keep my number
may i keep the old number`,
    say: `You keep your own number, and your patients ring it as they do now. ${withoutYes(answers.ourNumber)}`,
    chips: [
      "How long is setup?",
      "What do you need from us?",
      "Only out of hours",
    ],
  },
  {
    id: "hardware",
    ask: `
does it work with vodafone
does it work with bt
our internet is dreadful does that matter
do i need to buy special phones
does it work with our phone system
what phone systems do you work with
will it run on our old handsets
do we need any hardware
is there equipment to buy
do we need new phones
do i have to install anything
is there an app
is there a phone app for it
what kit do we need
does it need a special router
do we need a computer for it
is there software to install
do we need headsets
do i need to buy any gear
is there a box to plug in
what equipment do i need
does it need a new computer`,
    say: `Your patients ring as they always do, and we connect me to your number and diary. Our team can tell you whether your phones need anything.`,
    noted: true,
    chips: [
      "Do we keep our number?",
      "How long is setup?",
      "What does Ellaira cost?",
    ],
  },
  {
    id: "outages",
    ask: `
what if your servers go down
would callers just get silence
how much uptime can we count on
whats your back up if it fails
what if you stop working
what if your system is down
what happens when it fails
what about outages
what if the internet goes down
how reliable is it
what is your uptime
do you have a backup
what if you crash in the middle of a call
have you ever been down
what if there is a power cut
is there a fallback
sla
service level agreement
what if our wifi drops
what if there is a fault
what is plan b
what do we do if you break on a monday morning
how often are you down
the internet fails what happens to my calls`,
    say: answers.outage,
    chips: ["Support", "Is it secure?", "I’d like a demo"],
  },
  {
    id: "spam",
    ask: `
what about spam calls
do you deal with cold callers
nuisance calls
sales calls to our practice
prank calls
can you get rid of the salesmen
salespeople keep ringing us
we get lots of junk calls
what about time wasters
what about sales calls
we get loads of junk calls every day
do you put cold callers through
keep reps off my line
double glazing salesmen keep ringing`,
    say: "I answer them politely and briefly, so your team never has to. You decide which calls go straight to a person.",
    chips: ["Can you transfer calls?", "Missed calls", "I’d like a demo"],
  },
  {
    id: "interrupt",
    ask: `
can callers interrupt you
what if someone talks over you
can i cut in while you are talking
do you stop when somebody speaks
can patients talk over it
what happens if they interrupt
do i have to wait until you finish
how do i stop you talking`,
    say: "You can interrupt me here: typing or pressing Talk stops me in the middle of a sentence. The demo shows how callers do it on your own line.",
    chips: ["Do you understand accents?", "I’d like a demo"],
  },
  {
    id: "routine-questions",
    ask: `
patients ask how long our waiting list is
she spends half her day on the same five questions could you take those off her
how do you handle someone who just wants to know if they can park
people ring just to ask our opening times
can you take the routine questions off my team
what about callers who only want directions
does it answer simple questions or only book
what about calls that arent bookings`,
    say: "Yes. Parking, opening hours, prices, what to bring: I answer from what you give me, so that your team doesn’t have to.",
    chips: [
      "What do you need from us?",
      "Can it explain treatments?",
      "I’d like a demo",
    ],
  },
  {
    id: "explains-treatments",
    ask: `
do you understand our own treatments
can it explain treatments to people
can an ai explain treatments to my patients
would you be able to explain the options to people
does it know what our treatments are
can it answer questions about our treatments
does it tell them how to prepare
can it tell people about aftercare`,
    say: "Yes, from what you give me: what each treatment is, how long it takes, what it costs and how to prepare. What depends on the person goes to your clinician, with a note of who asked.",
    chips: [
      "Do you give medical advice?",
      "What do you need from us?",
      "I’d like a demo",
    ],
  },
  {
    id: "medical-advice",
    ask: `
what about triage our receptionists decide who is seen today
what happens if a client asks you something clinical
people ask if they can have it while theyre breastfeeding
how do you stop it giving medical advice
do you give medical advice
does it give medical advice
what stops it giving out medical advice
do you give clinical advice to patients
would it ever tell a patient what to take
can i be sure it doesnt play doctor
does it ever diagnose
a patient asks whether they should worry what does it say
what do you do with clinical questions
does it judge symptoms
does it play at being a doctor
would it say which tablets to take`,
    say: "No, I never give medical advice. Clinical questions go to staff, and I note who asked and how to reach them.",
    chips: ["Emergencies", "Can you transfer calls?", "I’d like a demo"],
  },
  {
    id: "emergencies",
    anyone: true,
    ask: `
what if you get an emergency wrong
someone rings with a complication like a vascular occlusion after filler
callers who want the doctor and say its urgent when it isnt
safeguarding what if a childs at risk
and if a patient is in agony
what about a safeguarding call
what would you do about a safeguarding call
can it tell when someone is seriously ill
would it notice that a patient is really poorly
what would happen if somebody rang with chest pain
is it able to triage
what happens to emergencies at night
how would you spot an emergency
what do you do when somebody is having a heart attack
emergencies
how does ellaira handle emergencies
what if a patient rings with chest pain
what do you do in an emergency
how do you deal with urgent calls
do you triage
can you spot an emergency
what happens when someone needs an ambulance
is it safe for patients
what if somebody is suicidal on the phone
a patient rings with a swollen face what do you do
what if someone is having a heart attack
what about clinical risk
could it miss something serious
is it clinically safe
how do you know it is urgent
what if someone is in agony
someone has collapsed and rings you
a caller cant breathe what do you say`,
    say: ({ text }) =>
      /\b(?:wrong|miss(?:es|ed)?|harm\w*)\b/.test(text)
        ? "If I’m in doubt, I ask, and then I say who to ring: 999, 111 or your team. I don’t judge how ill somebody is, and calls are written down, so your team can check each one."
        : `${answers.takeover} I never give medical advice.`,
    again:
      "In this demo I listen for signs from public NHS guidance, such as chest pain or trouble breathing, whatever the caller calls it. I don’t diagnose: I say who to ring.",
    chips: [
      "Can you transfer calls?",
      "What if you don’t know?",
      "I’d like a demo",
    ],
  },
];
