import type { Entry } from "../../../../receptionist/handbook.ts";
import { settings } from "../../../settings.ts";
import { claims } from "../../claims.ts";
import { setupDetails } from "../../how-it-works.ts";
import { elite, plans, pricing } from "../../plans.ts";
import { answers } from "../../questions.ts";
import { results } from "../../results.ts";

const figures = `Clinics see figures such as ${claims.moreBookings}% more bookings, ${claims.satisfaction}% patient satisfaction and ${claims.revenueGrowth}% revenue growth.`;

/** Price, plans, the way in and the proof. */
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
    id: "guarantee",
    ask: `
what is the guarantee
do you guarantee results
is there a guarantee
what if it doesnt work for us
do i get my money back
refund policy
what is the return on investment
what is the roi
how soon does it pay for itself
what if we are not happy
what sort of return can i expect
results guarantee
and if it doesnt work do i get my money back
what if it is rubbish
is there any risk
do you promise anything
what happens if we dont get results`,
    say: `There is a ${claims.guaranteeDays}-day results guarantee. You see its terms in writing before you sign.`,
    chips: [
      "What figures do clinics see",
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
    id: "figures",
    ask: `
what figures do clinics see
what results do clinics see
do you have any proof
do you have statistics
how much more will we book
what difference does it make
case study
does it really work
show me evidence
how many more patients will we get
what results have you had
success stories
does it bring in more revenue
how do i know it actually works
does it pay for itself
what do clinics get out of it
how many more bookings
is there any evidence
what difference will i see
prove it`,
    say: `${figures} ${results.footnote}`,
    chips: ["Who uses you", "What is the guarantee", "I’d like a demo"],
  },
  {
    id: "references",
    ask: `
who uses you
which clinics use you
how many clinics use it
can i speak to another clinic that uses it
do you have references
who are your customers
do any dentists use this
have you got testimonials
can i see reviews
do you work with practices like ours
any hospitals using it
do you work with vets
do you work with physios
what kind of clinics use it
can i talk to somebody who already has it
who else has got this
do any practices near us use it
is anyone in my area using it
have you done this for a dentist before
how long have you been going
can i talk to one of your customers
would it work for a vet or a solicitor
is it only for clinics
would it suit a hair salon`,
    say: `${claims.clinics} clinics let Ellaira answer the phone, and some say on our home page what it’s like. Which clinic you could speak to is arranged in the demo.`,
    noted: true,
    chips: ["What figures do clinics see", "I’d like a demo"],
  },
  {
    id: "competitors",
    ask: `
why are you better than others
how are you different from a call answering service
what about moneypenny
compare with an answering service
how do you compare to other ai receptionists
why not just use chatgpt
why you and not the others
who are your competitors
what makes you different
is it better than voicemail
is it like press one for appointments
what is wrong with our phone menu
what have you got that moneypenny hasnt
how is this different from an answerphone
weve looked at other ones
isnt this just a fancy answering machine
there are loads of these
why are you different`,
    say: "A call centre takes a message. I book into your diary during the call, know your treatments, and answer every caller at once, day and night.",
    chips: [
      "Do you replace staff",
      "What figures do clinics see",
      "I’d like a demo",
    ],
  },
  {
    id: "white-label",
    ask: `
white label
can we resell you
do you have a partner programme
can we put our own brand on it
do you pay commission
affiliate scheme
we are an agency
can we offer this to our clients under our name
can i become a partner`,
    say: "I already speak in each clinic’s own name. Reselling me under another brand is something to talk over with our team.",
    noted: true,
    chips: ["Answer in our name", "I’d like a demo"],
  },
  {
    id: "support",
    anyone: true,
    ask: `
support
what support do we get
who do we call if something goes wrong
is there a helpline for us
do we get an account manager
how do we change our opening hours
how do we update prices
who looks after us
can we make changes ourselves
what if we need help
customer service
how quickly do you respond to problems
who do i ring when it goes wrong
is there somebody at your end
who helps us if we are stuck
what if i want to change something
can i ring you if there is a problem
how do we tell you we are closed for a day`,
    say: `Support is there ${claims.support}, and calls are answered ${claims.availability}. ${elite.name} adds a ${elite.features.accountManager.toLowerCase()}.`,
    chips: [
      "Which plans are there",
      "What if your system is down",
      "I’d like a demo",
    ],
  },
  {
    id: "contact",
    anyone: true,
    ask: `
how do i contact you
what is your companys phone number
how do i reach ellaira
what is your email address
who can i email
how do i get in touch with your sales team
contact details for ellaira
can i ring your office
where are your offices
can someone from ellaira call me
who do i talk to about buying it
have you got an email for your sales people
can i have your number
what is ellairas phone number
where is your company
how do i speak to a salesperson`,
    say: `You can call our team on ${settings.phone}, or write to ${settings.email}. The form on this page reaches them, too.`,
    chips: ["I’d like a demo", "What does Ellaira cost"],
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
how do i get this for my practice`,
    say: `You fill in our short form, and our team contacts you within ${claims.contactWithin}. After a short demo you get your quote.`,
    chips: ["I’d like a demo", "How long is setup", "What does Ellaira cost"],
  },
];
