import type { Entry } from "../../../../receptionist/handbook.ts";

/** "Is the £45 taken off if I go ahead" */
const COMES_OFF = /\b(?:off|back|lose|deduct\w*|go ahead)\b/;

/** Bills, deposits and what is cheaper. */
export const money: readonly Entry[] = [
  {
    id: "what-it-includes",
    ask: `
do i get my teeth cleaned with that
is a clean included in that
does a check up come with a clean
does that include the filling
does it include fixing it or not
does the check up cover the treatment too
will he be able to fix it there and then
can they do it on the day if it needs doing
is that just to look or will they do something
is it just looking at it
do i pay more if it needs a filling
is it extra if he has to take it out
what do i get for that
is there anything to pay on top
what if something needs doing
does it come with an x ray
will they do the treatment at the same visit
are x rays included`,
    say: ({ text }) =>
      /\b(?:clean\w*|scale|polish\w*)\b/.test(text)
        ? "No, a cleaning is a visit of its own with the hygienist, for £78. You can have both on the same day."
        : "It’s the price of the visit itself, X-rays included. If something needs doing, you hear what it costs first. Small things are often done there and then.",
  },
  {
    id: "receipts",
    ask: `
can you email me a receipt for my last visit
i need a receipt for what i paid
could i have a copy of my invoice
can i get an itemised bill for my insurance
do i get a receipt`,
    say: "You get a receipt by email when you pay, and the team can send it again. Shall I leave them a note?",
    note: true,
    chips: ["Yes, leave a note", "How do I pay?"],
  },
  {
    id: "put-right",
    ask: `
put right your own mistake without paying twice
will you redo it free of charge
im not paying again for it
will you fix it free of charge`,
    say: "If something we did isn’t right, a dentist looks at it and puts it right, free of charge in the first year.",
    chips: ["Book an appointment", "Leave a message"],
  },
  {
    id: "wrong-bill",
    regrets: true,
    ask: `
your letter says i owe more than i was quoted
ive been billed more than you quoted for a crown
i was quoted less than you billed me
i was charged a fee for missing an appointment
i got a bill for ninety pounds and i dont think its right
i got charged more than i was told
they took more than i was quoted
i was charged twice for my last visit
you sent me a bill for eighty pounds
i need to speak to someone about a bill
i had a letter saying i owe you money
ive been charged twice for the x rays who do i speak to
youve charged me twice
youve taken the money twice
ive been charged twice
i was overcharged
my bill is wrong
i want to talk to somebody about my bill
i want to speak to the manager about my bill
you took too much off my card
ive had a bill i dont understand
i have already paid and got another invoice
there is a charge i dont recognise
can somebody explain my bill
my invoice shows too much
can you look at my bill again`,
    say: "I’m sorry about that. Our practice manager, Grace Adeyemi, checks bills and puts them right. Shall I leave her a note with your number?",
    note: true,
    chips: ["Yes, leave a note", "I’d like to speak to someone"],
  },
  {
    id: "wrong-record",
    regrets: true,
    ask: `
ive been marked as a no show by mistake
i cancelled and youre still sending me reminders
i got a text saying i missed an appointment but i cancelled it
your text has the wrong time on it`,
    say: "I’m sorry about that. I can’t look up old bookings in this demonstration. Shall I leave the team a note, so that they put it right?",
    note: true,
    chips: ["Yes, leave a note", "I’d like to speak to someone"],
  },
  {
    id: "clinic-deposit",
    ask: `
do i have to pay a deposit
is a deposit needed
how much deposit is it
do you take a deposit
do you want money up front
do you want paying upfront
do you need my card details
what does it cost to reserve a slot
is there a booking fee
do i pay now
do i pay before or after the visit
will i have to pay up front
must i put money down
how much deposit do you take`,
    say: "You pay after your visit. Only treatments of an hour or more need a £50 deposit, which comes off the bill.",
    chips: ["Cancellation policy", "How can I pay?", "Book an appointment"],
  },
  {
    id: "exemption",
    ask: `
does it cost anything at my age
is it free at my age
im exempt from charges does that count with you
i have an exemption certificate
im on universal credit do i pay
is it free for pregnant women
do you accept hc2
im entitled to free treatment
can i use my nhs exemption
i dont pay for prescriptions
i get benefits is it free for me
im over sixty do i still pay
im a student do i get it free
i have an hc3 form
do i get it free as im on benefits`,
    say: "NHS exemptions don’t apply here, because we’re a private clinic. Children’s check-ups are free, and you can spread larger costs.",
    chips: ["Payment plans", "How much is a check-up?", "Book an appointment"],
  },
  {
    id: "discounts",
    ask: `
any offers on
do you do discounts
student discount
is there money off for pensioners
do you have any deals
is there a special offer at the moment
is there a family discount
blue light card
do you price match
is it less for nurses
is it any cheaper for members
anything off for nhs staff
is there something for nhs workers`,
    say: "There are no discounts on single visits. Courses of laser, peels or physio cost less, and the £18 membership takes in two check-ups and two cleanings a year.",
    chips: ["Payment plans", "How much is a check-up?", "Book an appointment"],
  },
  {
    id: "vouchers",
    ask: `
gift vouchers
can i buy a voucher for my wife
i have a gift card
where can i buy vouchers
can i give somebody a treatment as a present
how do i use my voucher
does my voucher still work
is there a gift certificate`,
    say: "Yes, there are gift vouchers at the desk, for any amount, and they’re good for a year. Bring one along and it comes off the bill.",
    chips: ["How can I pay?", "Where are you?", "Book an appointment"],
  },
  {
    id: "consultation",
    ask: `
do i have to see somebody first or can i just have it done on the day
would i see anyone before
do i need a consultation first
is the consultation free
what is the consultation fee
how much is a consultation
do you charge for consultations
must i come in for a chat before
is there a fee to be seen first
can i talk it over with the doctor beforehand
how does the consultation work
is the consultation fee taken off if i go ahead
does the forty five pounds come off the price if i go ahead
is the £45 taken off if i go ahead
do i get the consultation fee back if i have the treatment
is the consultation fee deducted from the treatment
does that come off the total if i go ahead
you didnt say if the 45 comes off the price
do i lose the forty five pounds if i say yes to the treatment`,
    say: ({ text }) =>
      COMES_OFF.test(text)
        ? "Yes. If you go ahead, the consultation fee comes off the price of the treatment."
        : "For aesthetic treatments the doctor talks it through with you first, in the same visit and at no extra charge. Only implants, braces, dentures and veneers have a consultation of their own.",
    chips: [
      "How much is lip filler?",
      "Who works there?",
      "Book an appointment",
    ],
  },
];
