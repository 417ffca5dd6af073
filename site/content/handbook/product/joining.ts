import type { Entry } from "../../../../receptionist/handbook.ts";
import { claims } from "../../claims.ts";
import { answers } from "../../questions.ts";

/** Trying it, the contract and the way in. */
export const joining: readonly Entry[] = [
  {
    id: "trial",
    ask: `
can i try it for a week
can i try it before i pay for it
can i try it with my own patients first
do we get a pilot
can i test it first
is there a free trial
can we try it first
can i try before i buy
free trial
trial period
can we test it for a month
is there a demo account
can we start small
money back if we dont like it
can i test drive it
could we have a go first
is there a try before you buy
let me try it with my own patients
can i have it free for a bit`,
    say: `We offer no free trial on our website, but you’re trying me now, and a demo shows me with your own clinic’s calls. Then there’s a ${claims.guaranteeDays}-day results guarantee, with its terms in writing before you sign.`,
    chips: [
      "What is the guarantee?",
      "How long is the contract?",
      "I’d like a demo",
    ],
  },
  {
    id: "contract",
    ask: `
if we hate it can we get out of it
do you have a contract
what if i hate it after a month can i go
is it twelve months or rolling
how much notice do i need to give to leave
is it month to month
am i locked in
what does it cost me to get out
what sort of contract is it
what happens if we want to leave
can i walk away
can i stop it whenever i want
is there a contract
how do i cancel if i dont like it
if i dont like it can i stop
can i get out of the contract
is it rolling monthly
can we stop if we dont like it
what notice do we have to give
can we leave whenever we like
how long do we have to sign up for
how long is the contract
are we tied in
can we cancel any time
cancel any time
cancel anytime
what is the notice period
minimum term
is it a rolling contract
what are your terms
leaving the contract
what if we want to leave
how do i get out of it
do i have to sign for a year
whats the commitment
what am i committing to
if we wanted out after a few months
can i quit early
when can i leave
is there a minimum length
how many months do i sign for
what if i change my mind later
how many years do we sign up for
what am i signing up for
are we stuck with you for long
can i leave when i want`,
    say: `That differs from clinic to clinic. ${answers.contract} You see it, and the terms of our ${claims.guaranteeDays}-day results guarantee, before you sign.`,
    again:
      "The website gives no minimum term or notice period. Your order form sets both, and you see it before you sign.",
    noted: true,
    chips: [
      "What is the guarantee?",
      "What does Ellaira cost?",
      "I’d like a demo",
    ],
  },
  {
    id: "how-to-start",
    ask: `
whats the best way to get a quote
how would i get the ball rolling
im interested what now
whats next
how do i get a quote then
how do i get one of these
who do i speak to about having one
how soon would i hear from you
what do i do now
where do i sign up
how do i start
what are the next steps
how do we get going
what happens after the demo
what is the process
whats the next step then
so what happens next
where do i go from here
can you email me some information
send me a brochure
have you got anything i can read
how do i get this for my practice`,
    say: `You fill in our short form, and our team contacts you within ${claims.contactWithin}. After a short demo you get your quote.`,
    chips: ["I’d like a demo", "How long is setup?", "What does Ellaira cost?"],
  },
];
