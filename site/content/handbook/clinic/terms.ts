import type { Entry } from "../../../../receptionist/handbook.ts";

/** Who may come, and what is paid, claimed and charged. */
export const terms: readonly Entry[] = [
  {
    id: "nhs",
    ask: `
have you got nhs appointments
how long is the wait for an nhs patient
are you nhs
do you take nhs patients
nhs or private
are you private
are you taking on nhs
any room for nhs patients
is this an nhs dentist
can i be seen on the nhs
nhs dentist
do i have to pay or is it nhs
do i have to go private
do you have any nhs places
is it health service or private`,
    say: "We’re a private clinic, so nothing here is on the NHS. Children’s check-ups are free with us, and I can tell you the price of anything before you book.",
    chips: ["How much is a check-up?", "Payment plans", "Book an appointment"],
  },
  {
    id: "new-patients",
    ask: `
do you have space for us and how do we register
i need to register with a doctor how i make it
im new to this country
how can i register with a doctor
im a new patient what do i do
im changing dentist how does that work
my records are at another practice
how soon could i get in
is there a long wait
do i need to be a patient already
do you take new patients
can anyone come to you
im not registered with you can i still come
do i have to sign up first
are you taking new patients
can i register
how do i join
i am new here
im a new patient
how do i sign up as a patient
i have just moved to the area
do i need to register first
ive never been before
can i switch to you from my old dentist
how long is the wait for an appointment
how soon can i be seen
i have not been to you before
are you taking people on
can my family join
do you have space for new people
id like to become a patient
how do i get on your books
may anybody come or do i have to join
can i still come if i have never been`,
    say: "New patients are welcome, and there’s no waiting list. You register when you book, and fill in a short form before you come.",
    chips: [
      "Book an appointment",
      "What should I bring?",
      "How much is a check-up?",
    ],
  },
  {
    id: "children-prices",
    ask: `
do i have to pay the same for a child
is it the same price for children
are children free or private
are childrens check ups free or private
do i have to pay for him with him being a child
is it free for my son
is that the same price for children
how much is it for a child
do children pay the same
i thought children were free
is a filling free for a child
what does a childs treatment cost
is it free for him because hes under eighteen
do kids get it cheaper
do under eighteens pay`,
    say: "Children’s check-ups are free. Anything else costs the same as for an adult.",
    chips: ["Payment plans", "Do you see children?", "Book an appointment"],
  },
  {
    id: "parent-stays",
    ask: `
can i stay in the room with her
can i come in with my son while its done
can i sit with my daughter
do parents go in with the child
can a parent be there during the treatment
am i allowed in the room with him
can somebody stay with me while its done`,
    say: "Yes. You can stay in the room the whole time, and for under sixteens we like you to.",
    chips: ["Where do I park?", "Book an appointment"],
  },
  {
    id: "children",
    ask: `
is that alright for a child
is it ok that he is only four
do you take children
shes fifteen can she come to her appointment on her own
my little boy has never been to the dentist do you see children
can a thirteen year old come without a parent
is it free for kids
from what age do you see them
do you treat kids
my daughter is three is that too young
do you see children
can i bring my kids
is there a childrens dentist
do you treat babies
my daughter is three can she come
do kids pay
are children free
can my teenager come alone
is there a play area
do you see under eighteens
do i need my mum with me
baby changing
is my four year old old enough
whats the youngest you see
can my baby come
do you look after little ones
my twins need registering
my daughter is sixteen does she need me there`,
    say: "We see children from their first tooth, and their check-ups are free. Under sixteens come with an adult, and aesthetic treatments are for over eighteens only.",
    chips: ["Book an appointment", "How much is a check-up?"],
  },
  {
    id: "payment",
    ask: `
do i have to pay it on the day
can i pay later
can my partner pay over the phone
can i put it on a credit card
when do i have to pay
do you take card
how can i pay
do you accept cards
can i pay by cash
do you take american express
do i pay before or after
can i pay online
apple pay
payment methods
do you accept bank transfer
can i get a receipt
do you take amex
do i settle up on the day
do i pay on the day or do you send a bill
can i use my debit card
can my mum pay for me`,
    say: "You pay after your visit, by card, phone or cash. Only treatments of an hour or more need a £50 deposit, which comes off the bill.",
    chips: ["Payment plans", "Cancellation policy", "Book an appointment"],
  },
  {
    id: "finance",
    ask: `
can i pay for an implant in instalments
instalments
over how long can i pay it off
can i pay it off over a year
do you do monthly instalments
is there a membership plan
payment plans
can i pay monthly
can i pay in instalments
do you do finance
can i spread the cost
interest free credit
do you have a dental plan
membership plan
pay as you go
is there a monthly plan for check ups
klarna
i cant afford it all at once
can i pay it off bit by bit
is there a way to spread it out
can i do it in stages
buy now pay later
do you have a subscription for check ups`,
    say: "From £300 you can spread the cost over twelve months without interest. A dental membership is £18 a month, with two check-ups and two cleanings a year.",
    chips: ["How much is a check-up?", "Book an appointment"],
  },
  {
    id: "cancellation",
    ask: `
what if i need to cancel
id like my deposit back
do i have to pay the twenty five pounds or not
i missed my appointment am i going to be charged
i forgot my appointment do i have to pay
do i get charged for moving it
will there be a charge at short notice
how much notice do you need if i cant come
will i lose my deposit if i cancel
cancellation policy
what is your cancellation policy
is there a cancellation fee
do i get charged if i cancel
what happens if i dont turn up
missed appointment fee
will i lose my deposit
can i get a refund
do i get my deposit back
is the deposit refundable
what do you charge if i cancel the day before
what if i have to cancel last minute
what if i need to change it
can i change it later
how late can i cancel
what happens if i dont show
if i change my mind do i lose money
how long before do i have to tell you
will you charge me if im ill
is there a charge for cancelling
can i cancel without paying`,
    say: "You can move or cancel free of charge up to 24 hours before. After that we charge £25, or keep the deposit, unless you’re ill.",
    chips: ["Cancel my appointment", "Move my appointment"],
  },
  {
    id: "how-early",
    ask: `
how early should i arrive
how early should i come
do i need to come early
when should i get there
how long before my appointment should i be there`,
    say: "Five minutes early is plenty.",
    chips: ["What should I bring?", "Where are you?"],
  },
  {
    id: "late",
    ask: `
im running about fifteen minutes late is that okay
my trains late
how late is too late
what if i turn up late
the bus is delayed so ill be a bit behind
im running late
what if im late
i am stuck in traffic
im going to be ten minutes late
will you still see me if i am late
i might be a bit late for my appointment
is it ok if i come a few minutes after
im on my way but running behind
traffic is awful i might not make it on time
sorry im going to be late
the bus hasnt come
ill be a few minutes behind
can i still come if i am late`,
    say: "Up to ten minutes late is fine, and we’ll do all we can after that. Shall I leave the team a note?",
    note: true,
    chips: ["Leave a message", "Move my appointment"],
  },
  {
    id: "insurance",
    ask: `
is there a receipt for my insurance
do you work with bupa and the like
will my health insurance cover it
can i claim it back on denplan
do you take insurance
do you accept bupa
is it covered by my insurance
can i claim it on my health insurance
do you work with axa
denplan
do you bill the insurer directly
vitality
will my insurance pay
cigna
i have private medical cover
do i need an authorisation code
does my work health plan cover it
im insured through work
do you deal with health insurers
will bupa cover it
can you fill in my claim form`,
    say: "Most patients pay us and claim it back with our itemised receipt. For GP visits we bill Bupa, AXA and Vitality directly if you bring the authorisation code.",
    chips: ["How can I pay?", "What should I bring?", "Book an appointment"],
  },
];
