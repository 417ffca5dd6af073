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
what does ellaira cost
i want to know what this costs
how much is ellaira
how much do you charge clinics
how much is it a month
what does it cost per month
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
what is the cost of ellaira
how much is your service
what would this cost us each month
what does it cost to use you
is it cheaper than staff
give me a price`,
    say: `There are no prices on the website. ${pricing.quote} We’d ask how many calls you take, when, and which diary you use.`,
    chips: [
      "Which plans are there",
      "How long is the contract",
      "I’d like a demo",
    ],
  },
  {
    id: "plans",
    ask: `
which plans are there
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
how long is setup
how long does it take to set up
how quickly can we go live
when could we start using it
how soon can we have it
setup time
implementation time
how long until it is working
can we be live by monday
how fast is onboarding
how long does it take to get going
how fast can you be up and running
when can it start
from when could we have it
how long before it takes calls
is it quick to set up`,
    say: `${setupDetails.goLive}. ${setupDetails.refinement}.`,
    chips: [
      "What do you need from us",
      "Do we keep our number",
      "I’d like a demo",
    ],
  },
  {
    id: "setup-needs",
    ask: `
what do you need from us
what do we have to do to get set up
how much work is it for us
what information do you need
do we have to train you
how do you learn about our clinic
who sets it up
how do you know our treatments and prices
do my staff need training
is there onboarding
how does setup work
what happens during setup
do we have to write scripts
can my team test it first
what do you need off me
is it a lot of hassle to set up
how hard is it to set up
do you do it all for us
how does it learn about us
who tells it our prices
do i need an it person
how do i teach it our treatments
can we train it ourselves
how do you learn our treatments
what do you need off us to begin`,
    say: "You tell us your services, hours, booking rules and which calls go to your team. We load them and connect your number and diary, and your team listens in on test calls.",
    chips: ["How long is setup", "Does it fit our diary", "I’d like a demo"],
  },
  {
    id: "trial",
    ask: `
is there a free trial
can we try it first
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
can we trial it
is there a try before you buy
let me try it with my own patients
can i have it free for a bit`,
    say: `You’re trying me now, and a demo shows me with your own clinic’s calls. Then there’s a ${claims.guaranteeDays}-day results guarantee, with its terms in writing before you sign.`,
    chips: [
      "What is the guarantee",
      "How long is the contract",
      "I’d like a demo",
    ],
  },
  {
    id: "contract",
    ask: `
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
      "What is the guarantee",
      "What does Ellaira cost",
      "I’d like a demo",
    ],
  },
  {
    id: "how-to-start",
    ask: `
how do i start
what are the next steps
how do we get going
what happens in the demo
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
    chips: ["I’d like a demo", "How long is setup", "What does Ellaira cost"],
  },
];
