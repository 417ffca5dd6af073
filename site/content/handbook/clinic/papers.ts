import type { Entry } from "../../../../receptionist/handbook.ts";

/** What patients want of the team besides a visit. */
export const papers: readonly Entry[] = [
  {
    id: "prescriptions",
    ask: `
how do i get a repeat
which pharmacy will it go to
can i order more of my inhalers
ive run out of my blood pressure tablets
repeat prescription
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
my inhaler is empty
could you top up my medicine
i need my usual prescription
can i pick up a prescription
has my prescription gone to boots
need more of my blood pressure pills`,
    say: "Repeat prescriptions take two working days, and go to the pharmacy of your choice. Shall I leave the GP a note with your request?",
    note: true,
    chips: ["Leave a message", "Book an appointment"],
  },
  {
    id: "results",
    ask: `
im ringing to get the results of my blood test
can i see my results online
are my results on a website or an app
cant you tell me what they say
what do my results say
can you tell my wife her results
may i have my sons results
do you send the results or do i ring for them
im ringing for my results
nobody has rung me about my bloods
i was told to ring for my blood test results
who tells me what the test showed
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
i had a test last week and heard nothing
ive been waiting for my results and nobody has rung me
did the test show anything
any sign of my results
when do i hear about my scan
could you read me my results
how long for blood results
how soon are blood results back
when do i hear after a blood test
has the lab sent anything about me
what did my blood test say
how quick are results
any news on my blood test`,
    say: "Results are given by a clinician, usually within two working days of the test. I can’t see them. Shall I leave a note that you’d like a call?",
    note: true,
    chips: ["Leave a message", "Book an appointment"],
  },
  {
    id: "referrals",
    ask: `
do i need to see the dentist first
do i need a letter from my gp
do i need a referral to see the physio
do you write referral letters
do you take referrals from my dentist
could you send me to a specialist
can you refer me
i need a referral
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
can i just come without a letter
i was told to get a referral from you
must my gp write to you
would i need a letter from my doctor`,
    say: "You don’t need a referral to come to us. Our GP and dentists write one to a specialist where it’s needed, usually the same day.",
    chips: ["Book an appointment", "Who works there?"],
  },
  {
    id: "details-needed",
    ask: `
do you need my date of birth
do you want my address
do you need my email as well
what details do you need from me
do you need my postcode
shall i give you my date of birth
can i give you my email instead
do you need to know who my doctor is
do i need to give my nhs number`,
    say: "A name and a phone number will do. The rest is in the short form that you fill in before you come.",
    chips: ["Book an appointment", "What should I bring?"],
  },
  {
    id: "new-details",
    ask: `
who do i tell about my new phone number
ive moved house and want to update my details
id like to change my phone number on your system
i want to change my address
i have moved house
update my details
ive changed my phone number
i got married and changed my name
my surname has changed
ive got a new mobile number
ive changed my address can you update that for me`,
    say: "I can’t change your records from here, but the team can. Shall I leave them a note with the new details?",
    note: true,
    chips: ["Leave a message", "Book an appointment"],
  },
  {
    id: "records",
    ask: `
how do i get my records sent over from my old practice
could you send my notes to my new dentist
can i have a copy of my records
can i see my notes
how do i get my medical records
send my x rays to my new dentist
can you transfer my records
i need my dental history
what information do you hold on me
i need a letter for my employer
can i have a letter for my insurance
can you send my file somewhere else
i would like to see what is written about me
i need proof that i attended
could you print my treatment plan
how do i get my x rays
may my records be sent on to somebody
where do i ask for a copy of my file`,
    say: "Ask the team in writing and you’ll have a copy of your records within a month, free of charge. Shall I leave them a note?",
    note: true,
    chips: ["Leave a message", "Book an appointment"],
  },
  {
    id: "my-appointment",
    ask: `
when is my next appointment
cant you look it up for me
i only want to know when it is
i want to know when my appointment is
im not sure ive got the right day
i cant find my appointment card
when am i booked in for
ive got an appointment but i cant remember what time
i cant remember when my appointment is
i think i have an appointment is it still on
i cant remember when im booked in
what time was my appointment again
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
    ofBooking: true,
    chips: ["Leave a message", "Move my appointment"],
  },
  {
    id: "you-rang",
    ask: `
i had a voicemail off you
somebody from your place tried to call me
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
    regrets: true,
    ask: `
whats your complaints procedure
who do i write to with a complaint
i want a refund
ive been waiting ages
ive a complaint to make to a person
ive been waiting twenty minutes for somebody to ring me back
im really not happy i sat there for an hour
nobody said a word and i waited an hour
id like to make a complaint about my last visit
the invoice is wrong
nobody ever rings me back and im fed up
i want to complain
i would like to make a complaint
i am not happy with my treatment
i want to speak to someone about a complaint
how do i complain
the receptionist was rude to me
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
nobody has got back to me
ive been waiting weeks to hear`,
    say: "I’m sorry we let you down. The practice manager, Grace Adeyemi, answers every complaint within three working days. Shall I leave her a note with your number?",
    note: true,
    chips: ["Leave a message", "I’d like to speak to someone"],
  },
  {
    id: "clinic-privacy",
    ask: `
is what i say kept private
do you pass my details to anyone
is this call confidential
would my mum find out
will you tell my parents
can my husband find out i called
is my information private
do you share my details
can i book under another name
is it discreet
do you give out details of who has an appointment
what if a journalist rings and asks who your patients are
do you tell people who your patients are
would you tell my boss i was here
will my doctor be told`,
    say: "We tell nobody who our patients are or when they come. What you say stays between you and the people who treat you.",
    chips: ["Book an appointment"],
  },
];
