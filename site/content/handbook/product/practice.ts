import type { Entry } from "../../../../receptionist/handbook.ts";
import { growth } from "../../plans.ts";

/** What else a practice does by telephone. */
export const practice: readonly Entry[] = [
  {
    id: "reports",
    ask: `
do i get a report
can i see missed calls by site
can it be split by site
can i see the calls
is there an app for it
what do i see in the morning
what would i find in the morning after a night of calls
how do i know what its told people
do you have an app
what do i see at my end
do i get a login
is there somewhere i can look at the calls
what can i see on the dashboard
how do i know its working
what reports do we get
do you have analytics
can i see how many calls we get
is there a weekly report
call statistics
what data do i get about calls
can i see how many were booked
how do i measure if it works
real time analytics
can i listen to the calls
can i read the transcripts
what can i track
will i know how many calls came in
where do i see how it is doing
can i log in and look
what is on the dashboard
what do i see on my screen
how do we check on it
have you got statistics
what numbers do i get to see
stats`,
    say: `Every plan has a dashboard of calls and bookings. ${growth.name} adds weekly reports, and Clinic Elite shows them in real time.`,
    chips: ["What is in Growth?", "Which plans are there?", "I’d like a demo"],
  },
  {
    id: "sites",
    ask: `
would this scale for four practices
could we try it at one practice first and then roll it out
could a patient ring one site and get booked into another
if one branch is full can you offer the other instead
can it book people in at our other branch
does she know which of our sites they are ringing about
could i have it for just one of my sites to begin with
if one site is full would you offer them the other one
can one system do all our surgeries
different opening times at each surgery
can it handle both clinics from one account
from one account
weve got eleven practices can it do all of them
is there a discount for a group
can each branch have its own greeting
weve got three practices would we need three of you
we have several sites
can you cover more than one clinic
we have three practices
multiple locations
do you work for a group
can you answer for all our branches
different diaries for each site
how does it work with two surgeries
can you transfer between branches
we are a chain of clinics
is it one price for all sites
i own six practices
i have got four sites does that matter
does it do more than one location
we are a small group
our sites all answer the phone differently
each of our clinics has its own number`,
    say: ({ text }) =>
      /\b(?:full|instead|other (?:one|branch|site)|another (?:one|branch|site))\b/.test(
        text,
      )
        ? "Whether I can offer another site when one is full depends on how your diaries are set up. Our team confirms it in your quote."
        : /\b(?:first|roll|start)\b/.test(text)
          ? "One site first and the others later is for your quote: our team agrees that with you."
          : "I can take calls for several sites at the same time. How your sites, hours and diaries fit together is agreed when we quote.",
    noted: true,
    chips: [
      "Which plans are there?",
      "What does Ellaira cost?",
      "I’d like a demo",
    ],
  },
  {
    id: "patient-prescriptions",
    ask: `
somebody rings and says i need my blood pressure tablets
what do you do when someone rings for a repeat prescription
we get a lot of calls about results what would you say to those
could you handle repeat requests for us
can patients ask you for repeat prescriptions
can patients order prescriptions through you
do you take prescription requests for our practice
can you give patients their results
do you handle referrals for us
can you sort calls by department
can you register new patients for us
can you ask patients screening questions
do you check nhs exemption
can it do repeat prescriptions
what about people ringing for results
will it tell people their test results
can it register somebody new`,
    say: "You decide what I take: I can note such a request for your team with the caller’s name and number, and clinical questions go to staff.",
    chips: [
      "Can you transfer calls?",
      "Can you take messages?",
      "I’d like a demo",
    ],
  },
  {
    id: "deposits",
    ask: `
can you take deposits for our appointments
could it take the consultation fee
could you take a fee for the consultation when they book
what about deposits we take fifty pounds for filler
do you take the deposit when you book them in
what if they want to put a deposit down
do you take deposits because we get so many no shows
can it chase people who have not paid
does it ask for unpaid bills
can you take deposits
do you take payments
can patients pay you over the phone
card payments on a call
can you charge a deposit for our patients
do you take card details
is it pci compliant
can you take money for no shows
do you handle refunds
could you take fifty pounds off them when they book
can people pay you by phone
will it take card numbers
can it charge a booking fee`,
    say: "I can’t promise that I take payments: our team tells you before you sign. I do tell callers what your deposit is before I book.",
    noted: true,
    chips: ["Does it fit our diary?", "I’d like a demo"],
  },
  {
    id: "waiting-list",
    ask: `
what happens when someone wants to cancel the day before
can it fill gaps from the cancellation list
can you put people on a cancellation list
can it fill the gap from a waiting list
what do you do with a slot that comes free
do you fill cancelled slots
do you keep a waiting list for patients
can you offer cancelled slots to others
cancellation list
can you fill a gap in the diary
short notice list
what happens when a patient cancels
can you manage our waiting list
can you offer a gap to someone else
somebody cancels what then
can it fill last minute gaps
can you fill last minute cancellations`,
    say: "When somebody cancels, the time is free in your diary at once, and I offer it to the next caller. Whether I also ring round a waiting list is agreed with you.",
    noted: true,
    chips: ["Does it fit our diary?", "I’d like a demo"],
  },
  {
    id: "replace-staff",
    ask: `
my receptionist is worried youll replace her
shes going to think im getting rid of her
what if the staff hate it
our staff wont take to it
my receptionist wont like it
my girls on reception will hate it
my receptionist will think shes being replaced
our receptionist is leaving could you do the phones on your own
are you going to take my job
will you replace me
am i meant to be getting rid of them
i dont want to get rid of my receptionist
am i going to lose my job
what would be left for my front desk to do
has anywhere that bought this let people go
can we save on wages
what happens to my receptionist
will this put my reception team out of a job
do you replace staff
will this replace my receptionist
what about my receptionists jobs
my team is worried about losing their jobs
do i still need a receptionist
how will my team feel about it
is my receptionist out of a job
will i have to sack somebody
my front desk is worried
what will my girls think
can you do everything a receptionist does
would i have to let somebody go
are you after my receptionists job
do i have to make someone redundant
are my receptionists losing hours
will the girls on the desk lose their jobs or their hours`,
    say: ({ text }) =>
      `${/^(?!.*\bwhether\b).*\b(?:replac\w*|jobs?|sack|redundant|let (?:people|somebody) go|rid of)\b/.test(text) ? "No. " : ""}I work beside your team: I take the phone off their hands, so that they can look after the people in front of them.`,
    again:
      "I take the phone, and the desk stays theirs: the people at it, payments, and the calls that I pass on. What your team does with the time is up to you.",
    chips: [
      "Only out of hours",
      "What does Ellaira cost?",
      "What figures do clinics see?",
    ],
  },
];
