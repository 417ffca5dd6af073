import type { Entry } from "../../../receptionist/handbook.ts";

/** What patients of the invented clinic ask about a visit, its cost and its papers. */
export const practicalities: readonly Entry[] = [
  {
    id: "nhs",
    ask: `
are you nhs
do you do nhs
do you take nhs patients
nhs or private
are you private
are you taking on nhs
any room for nhs patients
is this an nhs dentist
can i be seen on the nhs
i have an exemption certificate
im on universal credit do i pay
is it free for pregnant women
nhs dentist
do i have to pay or is it nhs
do you accept hc2
do i have to go private
do you have any nhs places
im entitled to free treatment
is it health service or private
can i use my nhs exemption`,
    say: "We’re a private clinic. Children’s check-ups are free with us, and I’ll gladly tell you the price of anything before you book.",
    chips: ["How much is a check-up?", "Payment plans", "Book an appointment"],
  },
  {
    id: "new-patients",
    ask: `
are you taking new patients
can i register
how do i join
i am new here
im a new patient
are you accepting new patients
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
can i join your list
how do i get on your books`,
    say: "New patients are welcome, and there’s no waiting list. You register when you book, and fill in a short form before you come.",
    chips: [
      "Book an appointment",
      "What should I bring",
      "How much is a check-up?",
    ],
  },
  {
    id: "children",
    ask: `
do you see children
can i bring my kids
what age do you see children from
is there a childrens dentist
do you treat babies
my daughter is three can she come
do kids pay
are children free
can my teenager come alone
is there a play area
do you see under eighteens
does my son need me there
do i need my mum with me
baby changing
how old do you have to be
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
how can i pay
do you accept cards
can i pay by cash
do you take american express
do i pay before or after
can i pay online
apple pay
do i have to pay a deposit
when do i pay
payment methods
do you accept bank transfer
how much deposit is it
can i get a receipt
can i have an invoice
gift vouchers
can i buy a voucher for my wife
do you take amex
do you want paying upfront
do i settle up on the day
can i use my debit card
do you need my card details
can my mum pay for me`,
    say: "You pay after your visit, by card, phone or cash. Only treatments of an hour or more need a deposit of £50, which comes off the bill.",
    chips: ["Payment plans", "Cancellation policy", "Book an appointment"],
  },
  {
    id: "finance",
    ask: `
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
cancellation policy
what is your cancellation policy
is there a cancellation fee
do i get charged if i cancel
how much notice do i need to give
what happens if i dont turn up
missed appointment fee
will i lose my deposit
can i get a refund
do i get my deposit back
is the deposit refundable
what do you charge if i cancel the day before
what if i have to cancel last minute
how late can i cancel
do you charge for missed appointments
what happens if i dont show
if i change my mind do i lose money
how long before do i have to tell you
will you charge me if im ill`,
    say: "You can move or cancel free of charge up to 24 hours before. After that we charge £25, or keep the deposit, unless you’re ill.",
    chips: ["Cancel my appointment", "Move my appointment"],
  },
  {
    id: "late",
    ask: `
im running late
what if im late
i am stuck in traffic
im going to be ten minutes late
will you still see me if i am late
my train is delayed
i might be a bit late for my appointment
is it ok if i come a few minutes after
what happens if i turn up late
how early should i arrive
do i need to come early
when should i get there
im stuck on the train i will be ten minutes
im on my way but running behind
traffic is awful i might not make it on time
sorry im going to be late`,
    say: "Up to ten minutes late is fine, and we’ll do all we can after that. Shall I leave the team a note?",
    note: true,
    chips: ["Leave a message", "Move my appointment"],
  },
  {
    id: "prescriptions",
    ask: `
i need a repeat prescription
can i get a repeat prescription
how do i order my prescription
can i renew my tablets
i have run out of my medication
can you send my prescription to the chemist
is my prescription ready
i need more of my inhaler
can the doctor prescribe antibiotics
repeat medication
i need my pills
private prescription
can i get the pill
how long does a prescription take
ive run out of my tablets
my inhaler is empty
could you top up my medicine
i need my usual prescription
can i pick up a prescription
has my prescription gone to boots`,
    say: "Repeat prescriptions take two working days, and go to the pharmacy of your choice. Shall I leave the GP a note with your request?",
    note: true,
    chips: ["Leave a message", "Book an appointment"],
  },
  {
    id: "results",
    ask: `
are my results back
can i get my test results
ive come for my blood results
when will my results be ready
how long do results take
have my x rays come back
did my smear come back
i am waiting for results
how do i find out my results
can you tell me what my results are
any news on my test
i had a test last week and heard nothing
have my bloods come back
did the test show anything
any sign of my results
when do i hear about my scan
could you read me my results`,
    say: "Results are given by a clinician, mostly within two working days of the test. I can’t see them. Shall I leave a note that you’d like a call?",
    note: true,
    chips: ["Leave a message", "Book an appointment"],
  },
  {
    id: "referrals",
    ask: `
can you refer me
i need a referral
do i need a referral
can i get a referral to a specialist
ive been referred to you
my gp referred me
i have a referral letter
do i need to see my gp first
can you refer me to a consultant
do you accept referrals from other dentists
refer me to a dermatologist
referral to hospital
has my referral gone through
does my doctor need to write to you first
can i just come without a letter
can you send me to a specialist
i was told to get a referral from you`,
    say: "You don’t need a referral to come to us. Our GP and dentists write one to a specialist where it’s needed, usually the same day.",
    chips: ["Book an appointment", "Who works there"],
  },
  {
    id: "records",
    ask: `
can i have a copy of my records
can i see my notes
how do i get my medical records
send my x rays to my new dentist
i want to change my address
i have moved house
update my details
ive changed my phone number
can you transfer my records
i need my dental history
i got married and changed my name
what information do you hold on me
i need a letter for my employer
can i have a letter for my insurance
can you change my address
can you send my file somewhere else
i would like to see what is written about me
my surname has changed
ive got a new mobile number
i need proof that i attended
could you print my treatment plan`,
    say: "Ask the team in writing and you’ll have a copy of your records within a month, free of charge. Shall I leave them a note, also with new contact details?",
    note: true,
    chips: ["Leave a message", "Book an appointment"],
  },
  {
    id: "insurance",
    ask: `
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
im with vitality
im insured through work
do you deal with health insurers
will bupa cover it
can you fill in my claim form`,
    say: "Most patients pay us and claim it back with our itemised receipt. For GP visits we bill Bupa, AXA and Vitality directly if you bring the authorisation code.",
    chips: ["How can I pay", "What should I bring", "Book an appointment"],
  },
  {
    id: "bring",
    ask: `
what should i bring
do i need to bring anything
what do i need for my first appointment
do i need id
should i bring my medication list
do i have to fill in forms
can i eat before
do i need to fast for my blood test
what should i wear
how do i prepare
anything i need to do beforehand
can someone come with me
can i bring a friend
can i drive afterwards
should i brush my teeth first
is there anything i should have with me
do i need my passport
should i come with an empty stomach
what happens at the first visit
do you need my old x rays`,
    say: "Bring a photo ID and a list of your medicines, and arrive five minutes early. Somebody may come with you. If you’re having a fasting blood test, drink only water that morning.",
    chips: ["Where are you", "Where do I park?", "Book an appointment"],
  },
  {
    id: "aftercare",
    ask: `
what is the aftercare
what should i do after my treatment
can i wear make up afterwards
when can i exercise after
how long is the recovery
how long will i be numb
how long does it last
how many sessions do i need
can i go back to work after
what should i avoid afterwards
do you do follow up visits
is there any downtime
how long do results last`,
    say: "Your clinician tells you how long it lasts and what to avoid, and sends it in writing. A review two weeks later is included with every aesthetic treatment.",
    chips: ["Book an appointment", "Leave a message"],
  },
  {
    id: "preparing",
    ask: `
do i need to shave before laser
should i shave first
can i come if i have been in the sun
can i have it done with a tan
can i wear make up to my appointment
can i have it done on my period
do i have to take my nail varnish off
is there anything to avoid beforehand
do i have to take my lashes off`,
    say: "How to prepare comes in writing when you book, and your clinician goes through it with you. If anything speaks against it on the day, we find you another one free of charge.",
    chips: ["What should I bring", "Leave a message", "Book an appointment"],
  },
  {
    id: "went-wrong",
    ask: `
something went wrong with my treatment
it has gone lumpy
there are lumps after my treatment
i have a bruise from my injections
its still numb since the dentist
my bite feels high since i had it done
i am not happy with how it looks
it looks uneven
one side is bigger than the other
it has fallen out again
you did my filling last week and it still hurts
the work you did has come loose
the work you did has fallen out
it is sore since i had my treatment done
im worried about how my stitches are healing
my treatment has worn off already
my treatment hasnt worked
can somebody look at what you did
i had it done and now it feels wrong`,
    say: "I’m sorry to hear that. Whoever treated you should see it, and a review is free. If it gets worse or you feel unwell, ring 111. Shall I leave them a note, so that they ring you today?",
    note: true,
    chips: ["Yes, leave a note", "Book an appointment"],
  },
  {
    id: "conditions",
    ask: `
i am allergic to penicillin
i have a nut allergy
im allergic to latex
i have a pacemaker
i am pregnant is that a problem
im breastfeeding
i am on blood thinners
i take warfarin
i am diabetic
i have epilepsy
i have high blood pressure
i have a heart condition
i have asthma
i use an inhaler is that all right
can i still have it with a pacemaker
do i need to tell the dentist about my heart
i suffer from anxiety
my son is autistic
i have a weak immune system
do i need to tell you about my medication
should i mention my health problems
i take tablets for my heart
ive had a stroke in the past does the dentist need to know
i have a condition you should know about
i faint when i have blood taken`,
    say: "Thank you for telling me. Please tell the clinician before you start, who’ll check that the treatment suits you. Shall I put it in a note for them?",
    note: true,
    chips: ["Yes, leave a note", "Book an appointment"],
  },
  {
    id: "walk-in",
    ask: `
can i just walk in
can i just turn up
do i need an appointment or can i come as i am
do you take walk ins
is there a drop in
can i come without booking
do you see people without an appointment
can i just pop in`,
    say: "Please book first, so that somebody has time for you. There’s often a time on the same day, and I can look now.",
    chips: ["Book an appointment", "Opening hours"],
  },
  {
    id: "home-visits",
    ask: `
do you do home visits
can the doctor come to my house
do you come out to people
can somebody visit my mother at home
my nan cant leave the house
could the dentist come to us
do you visit care homes`,
    say: "We see people at the clinic only. The GP also sees you by phone or video, for the same price.",
    chips: ["Book an appointment", "Is it step free"],
  },
  {
    id: "by-phone",
    ask: `
can i talk to the gp over the phone
do you do telephone appointments
can the doctor do it over the phone
video consultation
do you do video appointments
can i see the doctor online
is there a remote appointment
can i speak to the dentist by video
do i have to come in person
can you do it without me coming in`,
    say: "The GP also sees you by phone or video, for the same price. Dentists and aesthetic doctors need to see you in person.",
    chips: ["Book an appointment", "How much is the GP?"],
  },
  {
    id: "my-appointment",
    ask: `
when is my appointment
can you tell me when my appointment is
what time is my appointment
i have forgotten when im booked in
ive lost my appointment card
have i got an appointment
can you check my appointment
what day am i coming in
who is my appointment with
am i still booked in for tomorrow`,
    say: "I can’t look up old bookings in this demonstration. At your own clinic I’d find it in the diary; shall I leave the team a note here?",
    note: true,
    chips: ["Leave a message", "Move my appointment"],
  },
  {
    id: "you-rang",
    ask: `
i had a missed call from you
i missed a call from this number
somebody rang me from this number
you left me a voicemail
you just called me
i am returning your call
someone from the clinic rang me
who called me
i had a message to ring you
you texted me to call`,
    say: "I can’t see who rang you, I’m afraid. Shall I leave the team a note, so that the right person rings you again?",
    note: true,
    chips: ["Leave a message", "Book an appointment"],
  },
  {
    id: "complaints",
    ask: `
i want to complain
i would like to make a complaint
i am not happy with my treatment
i want to speak to someone about a complaint
how do i complain
the receptionist was rude to me
i was overcharged
my bill is wrong
i want to talk to somebody about my bill
i waited an hour
im really unhappy with the service
that was terrible treatment
i want my money back
nobody called me back
ive been waiting for a call for days
im really not happy about how i was treated
i am fed up
this is not good enough
your dentist hurt me
i want to speak to the manager about my bill
ive been charged twice
nobody has got back to me
ive been waiting weeks to hear`,
    say: "I’m sorry that we let you down. The practice manager, Grace Adeyemi, answers every complaint within three working days. Shall I leave her a note with your number?",
    note: true,
    chips: ["Leave a message", "I’d like to speak to someone"],
  },
  {
    id: "clinic-privacy",
    ask: `
is this call confidential
will you tell my parents
can my husband find out i called
is my information private
do you share my details
can i book under another name
is it discreet
will my doctor be told`,
    say: "What you tell the clinic stays between you and the people who treat you.",
    chips: ["Book an appointment"],
  },
  {
    id: "around",
    ask: `
do you have wifi
is there a toilet
can i bring my dog
is there a waiting room
can i get a coffee
how long will i have to wait
is it busy
do i have to wear a mask`,
    say: "The waiting room has Wi-Fi, water and coffee, and most people wait less than ten minutes. Small dogs on a lead are welcome there.",
    chips: ["Where are you", "Book an appointment"],
  },
];
