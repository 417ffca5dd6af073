import type { Entry } from "../../../../receptionist/handbook.ts";
import { answers } from "../../questions.ts";

/** The parts of a price. */
export const costs: readonly Entry[] = [
  {
    id: "vat",
    ask: `
is vat included
is vat on top
vat
do you add vat
plus vat or with vat
are your prices before tax
is there tax on it
does the quote include vat
can we claim the vat back
will vat be extra
is it inclusive of vat
what about the vat`,
    say: "Prices exclude VAT unless your order form says otherwise, so VAT is on top.",
    chips: [
      "What does Ellaira cost?",
      "Is there a setup fee?",
      "I’d like a demo",
    ],
  },
  {
    id: "setup-fee",
    ask: `
is there a setup fee
is there a set up fee
do you charge for setting it up
what does it cost to get going
is there something to pay at the beginning
any one off charges
is there an upfront payment
do we pay anything before it runs
is there a joining fee
hidden costs
are there extras on top of the monthly price
what else would we have to pay for
any other fees
do i pay to have it installed
is installing it extra`,
    say: "I don’t know that from here. Your quote says whether there’s a one-off charge as well as the monthly price.",
    noted: true,
    chips: ["What does Ellaira cost?", "Is VAT on top?", "I’d like a demo"],
  },
  {
    id: "tariff",
    ask: `
does it cost me extra if i get more calls
do we pay for wrong numbers and sales calls
are junk calls charged for
do you charge per call
per minute charges
do you charge by the minute
how are you priced
what is your pricing model
do you charge a subscription
is there a monthly fee
is it a flat rate
is it a fixed price or pay as you use
do busy months cost more
do we pay for each booking
is it charged by usage
how is it billed
do you take commission on bookings
does it cost more if we get more calls`,
    say: "That’s in your quote, after a short demo: it says whether you pay by the month or by use.",
    noted: true,
    chips: ["Which plans are there?", "Is VAT on top?", "I’d like a demo"],
  },
  {
    id: "call-limit",
    ask: `
how many calls can you take in a month
how many minutes do i get a month
how many calls are included
is there a limit on calls
how many calls are in the plan
is it unlimited
are calls capped
what if we go over our allowance
how many minutes do we get
is there a cap on the number of calls
do we run out of calls
can we have as many calls as we like
fair use policy
what happens when we use up the calls
is there a maximum`,
    say: "Calls are unlimited, and I take several at once. If a fair-use rule applies to your plan, it’s in your order form.",
    chips: [
      "Several calls at once",
      "What does Ellaira cost?",
      "I’d like a demo",
    ],
  },
  {
    id: "demo-cost",
    ask: `
id need to talk to my partner first
i cant decide without my business partner
is the demo free
does the demo cost anything
do you charge for a demo
do we have to pay for the demonstration
am i bound to anything if i have a demo
is there any obligation
what does the demonstration cost
are we committing to something
does it cost to try
is asking for a demo binding
no strings attached
is it free to see it
is seeing a demo free`,
    say: "A demo commits you to nothing. You get your quote after it, and you owe nothing before you sign an order form.",
    chips: [
      "What happens in the demo?",
      "What does Ellaira cost?",
      "I’d like a demo",
    ],
  },
  {
    id: "payment-terms",
    ask: `
how do we pay you
what are the payment terms
do you invoice us
is it paid monthly or yearly
can we pay by direct debit
do we pay in advance
when is the money due
is there a discount for paying yearly
how do you take the money
can we pay annually`,
    say: answers.contract,
    chips: ["What does Ellaira cost?", "Is VAT on top?", "I’d like a demo"],
  },
];
