import type { Entry } from "../../../../receptionist/handbook.ts";
import { claims } from "../../claims.ts";
import { setupDetails } from "../../how-it-works.ts";
import { answers } from "../../questions.ts";
import { plans, pricing } from "../../plans.ts";

/** Price, plans and the way in. */
export const start: readonly Entry[] = [
  {
    id: "price",
    ask: `
does it cost more if were busy
is it per practice or per receptionist
are there any hidden extras
give me a rough figure
is it expensive
is there a setup fee
what does ellaira cost
i want to know what this costs
how much is ellaira
how much do you charge clinics
price of the plans
how much is the growth plan
how much is starter
what is the price for a practice
is there a monthly fee
do you charge per call
per minute charges
is it expensive for a small clinic
what would it cost us
how much would my clinic pay
ballpark figure
how much is clinic elite
what does the quote depend on
is there a set up fee
hidden costs
what is your pricing model
do you charge a subscription
whats the damage
how much for a two surgery practice
what are we talking a month
what sort of money
what would i be paying
is it worth the money
can we afford it
how are you priced
do you charge by the minute
how much is your service
what would this cost us each month
what does it cost to use you
is it cheaper than staff
give me a price`,
    say: `There are no prices on the website. ${pricing.quote} We’d ask how many calls you take, when, and which diary you use.`,
    chips: [
      "Which plans are there?",
      "How long is the contract?",
      "I’d like a demo",
    ],
  },
  {
    id: "plans",
    ask: `
whats the cheapest option
which plan is right for a small practice
whats in the top plan
which plans are there
what plans do you have
tell me about the plans
what packages are there
growth plan
clinic elite
what is in growth
what is in clinic elite
difference between starter and growth
compare the plans
which plan would suit us
which plan is best for a small practice
what do i get in each plan
can we upgrade later
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
are we talking days or months
when could you take our first call
could we start next week
how long is setup
setup time
implementation time
how long until it is working
can we be live by monday
how fast is onboarding
how fast can you be up and running
when can it start
from when could we have it
is it quick to set up`,
    say: `${setupDetails.goLive}. ${setupDetails.refinement}.`,
    chips: [
      "What do you need from us?",
      "Do we keep our number?",
      "I’d like a demo",
    ],
  },
  {
    id: "setup-needs",
    ask: `
is somebody going to help us set it all up
do i have to fill in lots of paperwork
whats our side of the bargain
what does my team have to do
what do you need from us
what do we have to do to get set up
how much work is it for us
what information do you need
do we have to train you
how do you learn about our clinic
how do you know our treatments and prices
do my staff need training
is there onboarding
how does setup work
what happens during setup
do we have to write scripts
can my team test it first
is it a lot of hassle to set up
how hard is it to set up
do you do it all for us
how does it learn about us
who tells it our prices
do i need an it person
can we train it ourselves
what do you need off us to begin`,
    say: "You tell us your services, hours, booking rules and which calls go to your team. We load them and connect your number and diary, and your team listens in on test calls.",
    chips: ["How long is setup?", "Does it fit our diary?", "I’d like a demo"],
  },
  {
    id: "trial",
    ask: `
do we get a pilot
do you do a pilot
can i try before i buy
free trial
trial period
can we test it for a month
is there a demo account
can we start small
money back if we dont like it
can i test drive it
could we have a go first
let me try it with my own patients
can i have it free for a bit`,
    say: `You’re trying me now, and a demo shows me with your own clinic’s calls. Then there’s a ${claims.guaranteeDays}-day results guarantee, with its terms in writing before you sign.`,
    chips: [
      "What is the guarantee?",
      "How long is the contract?",
      "I’d like a demo",
    ],
  },
  {
    id: "contract",
    ask: `
can we stop if we dont like it
what notice do we have to give
how long do we have to sign up for
how long is the contract
are we tied in
can we cancel any time
what is the notice period
minimum term
is it a rolling contract
how do we leave
what are the payment terms
is vat included
is vat on top
how do we pay you
do you lock us in
can we cancel the contract
what are your terms
leaving the contract
am i locked in for a year
what if we want to leave
how do i get out of it
can i stop whenever
do i have to sign for a year
is it month to month
whats the commitment
can i cancel if i dont like it`,
    say: answers.contract,
    chips: [
      "What is the guarantee?",
      "What does Ellaira cost?",
      "I’d like a demo",
    ],
  },
  {
    id: "how-to-start",
    ask: `
how soon would i hear from you
what do i do now
where do i sign up
how do i start
what are the next steps
how do we get going
what happens after the demo
how long does the demo take
who shows us the demo
what do i have to do next
is the demo free
what is the process
when would someone contact me
how soon will you get back to me
whats the next step then
what do we do now
so what happens next
where do i go from here
how would we begin
can you email me some information
send me a brochure
have you got anything i can read
how do i get this for my practice
how do i get it`,
    say: `You fill in our short form, and our team contacts you within ${claims.contactWithin}. After a short demo you get your quote.`,
    chips: ["I’d like a demo", "How long is setup?", "What does Ellaira cost?"],
  },
];
