import type { Entry } from "../../../../receptionist/handbook.ts";
import { claims } from "../../claims.ts";
import { setupDetails } from "../../how-it-works.ts";
import { plans, pricing } from "../../plans.ts";

/** Price, plans and the way in. */
export const start: readonly Entry[] = [
  {
    id: "price",
    ask: `
i was quoted two hundred a month by another company are you cheaper
so i cant get even a rough figure
is it hundreds a month or thousands
how much is the starter plan
what would you need from me for a quote
were a charity do you give a discount
you must have some idea
roughly how much would it be
what would it cost a surgery our size
is it fifty pounds a month or five hundred
would it be cheaper than what we pay now
what do you charge me
roughly what does it cost for four surgeries
how much does it cost for one small clinic
how much is it for two sites
what sort of money are we talking about
roughly what would a practice pay
how do i get a quote
does it cost more if were busy
is it per practice or per receptionist
are there any hidden extras
give me a rough figure
is this going to cost me a fortune
you wont even tell me a price
why wont you tell me a price
is it expensive
what does ellaira cost
what does this actually cost
i want to know what this costs
how much is ellaira
how much do you charge clinics
how much is it a month
what does it cost per month
price of the plans
how much is the growth plan
how much is starter
is it expensive for a small clinic
how much would my clinic pay
ballpark figure
ballpark
ballpark though
a rough idea of the price
how much is clinic elite
what does the quote depend on
whats the damage
how much for a two surgery practice
what are we talking a month
what sort of money
what would i be paying
is it worth the money
how much is your service
what would this cost us each month
what does it cost to use you
what do you cost for a practice
give me a price
why are there no prices on your website
what would a practice like mine pay`,
    say: `I can’t give you a price here, because each clinic gets its own. ${pricing.quote} We’d ask how many calls you take, when, and which diary you use.`,
    again:
      "I don’t have any figures, so even a rough one would be a guess. The quote depends on your calls, your sites and your diary, and it comes after a short demo.",
    chips: [
      "Which plans are there?",
      "How long is the contract?",
      "I’d like a demo",
    ],
  },
  {
    id: "plans",
    ask: `
is there a smaller plan for a one man band
what do i actually get for my money
what would i be paying for
have you got something for a sole trader
is that on every plan
is that included in all the plans
whats the cheapest option
which plan is right for a small practice
whats in the top plan
which plans are there
plans
can i have the plans
what plans do you have
tell me about the plans
what packages are there
starter plan
growth plan
clinic elite
what is in growth
what is in clinic elite
whats included in starter
difference between starter and growth
compare the plans
which plan would suit us
which plan is best for a small practice
what do i get in each plan
can we upgrade later
which plan has crm
what is the most popular plan
talk me through the packages
what options are there
what do you get for the cheapest one
which one should i go for
what comes with the top one
what are the tiers
does starter include crm sync
is follow up in starter
do reports come with growth
does elite have an account manager`,
    say: `There are three: ${plans.map(({ name }) => name).join(", ")}.`,
  },
  {
    id: "setup-time",
    ask: `
how long before youre up and running
how many weeks until youre answering my phones
could you be ready by january for our new clinic
will it be up and running in time
how quick could you get me going
we open in june how soon could it be running
how quick could you have it in
live in 48 hours
a 48 hour setup
are we talking days or months
when could you take our first call
how long before we go live
could we start next week
how long is setup
how long does it take to set up
how quickly can we go live
when could we start using it
setup time
how long until it is working
can we be live by monday
how fast is onboarding
how long does it take to get going
how fast can you be up and running
how long before it takes calls
whats the turnaround
how many days till you take calls
i need it quickly
if we said yes today when would it be live
when would it start taking calls`,
    say: `${setupDetails.goLive}. ${setupDetails.refinement}.`,
    chips: [
      "What do you need from us?",
      "Do we keep our number?",
      "I’d like a demo",
    ],
  },
  {
    id: "covering-a-gap",
    ask: `
our receptionist has handed in her notice can you cover
could you cover the phones while we recruit
our receptionist has left and we are stuck
can you start straight away
my receptionist is off sick could you cover for her
reception is off on maternity leave
weve lost two of our reception staff`,
    say: `Yes. I take every call, and you go live within ${claims.setupWithin} of setup starting, so your phones are covered while you find somebody.`,
    chips: ["How long is setup?", "Do you replace staff?", "I’d like a demo"],
  },
  {
    id: "staff-training",
    ask: `
what training do my staff need
do my team have to learn a new system
do my receptionists need training on it
do my girls on reception need training
is it hard for the staff to use
what do my staff have to learn`,
    say: "There’s little to learn: bookings go into the diary they already use, and notes reach them by email. There’s a dashboard to look at, and your team listens in on test calls before you go live.",
    chips: ["How long is setup?", "Diary and CRM", "I’d like a demo"],
  },
  {
    id: "setup-needs",
    ask: `
do i sit on the phone teaching you
do you read our website or do we teach you
do i have to do anything
what would my staff have to do to get it going
what would i need to give you to get going
how much of my time will it take to set up im flat out
who tells you what to say
im not technical will i manage
how does it know my prices
how does it know what to say
how much work is it for us
what would we need to do
im terrible with tech is it hard to set up
what would i have to do
how much of the setup lands on me
do we have to do anything ourselves
who trains it
do you train it or do i
how does it get to know our prices
who puts all the information in
how much would i have to do
is somebody going to help us set it all up
do i have to fill in lots of paperwork
whats our side of the bargain
what does my team have to do
what do you need from us
what do we have to do to get set up
what information do you need
do we have to train you
how do you learn about our clinic
who sets it up
how do you know our treatments and prices
is there onboarding
how does setup work
what happens during setup
do we have to write scripts
is it a lot of hassle to set up
how hard is it to set up
do you do it all for us
how does it learn about us
who tells it our prices
do i need an it person
how do i teach it our treatments
whats my part in it
how much of our time does setting up take
what do i do at my end
what happens on our side before it starts
how many hours will it cost my staff
what are my jobs and what are yours
what must the practice prepare
what is needed from the practice
our manager is busy how much must she do
what is needed from me`,
    say: "Not much: you tell us your services, hours, booking rules and which calls go to your team. We do the rest, and your team listens in on test calls.",
    chips: ["How long is setup?", "Does it fit our diary?", "I’d like a demo"],
  },
];
