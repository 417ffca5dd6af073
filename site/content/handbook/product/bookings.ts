import type { Entry } from "../../../../receptionist/handbook.ts";
import { growth } from "../../plans.ts";
import { caseStudyClaims } from "../../claims.ts";
import { privacyRules } from "../../compliance.ts";
import { followUps } from "../../problems.ts";
import { list } from "../../../../receptionist/format-spoken.ts";

const SYSTEMS = [
  "Dentally",
  "R4",
  "Carestream",
  "Pabau",
  "Cliniko",
  "EMIS",
  "SystmOne",
  "Fresha",
  "Phorest",
  "Semble",
  "Zenoti",
  "Nookal",
  "Jane",
  "Aerona",
  "Pearl",
  "Outlook",
  "Google",
];

const NAMES: readonly (readonly [string, RegExp])[] = [
  ["Software of Excellence", /\b(?:software of excellence|soe|exact)\b/i],
  ["a paper diary", /\bpaper\b/i],
  ...SYSTEMS.map((name) => [name, new RegExp(`\\b${name}\\b`, "i")] as const),
];

const TELL_US = "Tell us your system, and we’ll show it in a demo.";

/** What we can say of the systems that the owner names. */
function checked(words: string): string | undefined {
  const named = NAMES.flatMap(([name, said]) => (said.test(words) ? name : []));
  return named.length > 0
    ? `Whether ${list(named)} ${named.length > 1 ? "fit" : "fits"}, I can’t promise from here: our team checks it with you before you sign.`
    : undefined;
}

const RULES = /\b(?:allowed|law|legal|consent|pecr|gdpr|rules)\b/;
const RECALLS = /\b(?:recalls?|overdue)\b/;
const LEADS = /\b(?:leads?|website|form|how (?:fast|quick\w*|soon))\b/;
const CHATS =
  /\b(?:insta\w*|dms?|facebook|messenger|whats ?app|chat|webchat)\b/;

/** Diaries, reminders and follow-ups. */
export const bookings: readonly Entry[] = [
  {
    id: "bookings-when-shut",
    ask: `
what if someone rings at nine at night
is it still on at nine at night
is it on in the evenings and weekends
if somebody rings at two in the morning what happens
what about our bank holidays
what about at weekends
what happens to people who ring at midnight
what happens if a patient rings at seven at night
do you book people in overnight
can you take bookings when we are shut
can you take bookings at night
can you take bookings at weekends
can you take bookings in the evening
do you take bookings out of hours
can you book people in when were closed
can you book at night
do you book appointments at weekends
can patients book overnight
can our patients book on a sunday
do you book patients in outside opening hours`,
    say: "Yes. I take bookings at any hour, nights, weekends and bank holidays included, and offer only the times that your diary has free.",
    chips: ["Only out of hours", "Diary and CRM", "What does Ellaira cost?"],
  },
  {
    id: "double-booking",
    ask: `
do you read our diary live
is it live or a copy from the night before
is the diary in real time
what if two people ring at the same time for the same slot
what if they both want the same time
what if two people book the same slot
how do i know it wont double book
how do i know you wont double book people
can it double book somebody
will you double book us
can you prevent double bookings
what if my receptionist books the slot before you`,
    say: "I don’t double-book: I offer only the times that your diary has free at that moment. Each booking goes straight in, so the next caller isn’t offered the same one.",
    chips: ["Diary and CRM", "What if you don’t know?", "I’d like a demo"],
  },
  {
    id: "wrong-booking",
    ask: `
what if it gets something wrong
what if it makes a mistake
how often do you make mistakes
what if you book the wrong time
do you ever make mistakes
what happens if you mess up
do you ever book the wrong slot
has it ever double booked
what about mistakes
what if it books the wrong thing
what if you get a booking wrong
do you ever book the wrong time
could it mess up our appointments
who checks the bookings
what happens if you book someone in wrong
what if you put a patient in the wrong slot
can we correct what you have booked
how do i know the bookings are right`,
    say: "I read every booking back, and book only after a clear yes. If one is wrong all the same, your team sees it in the diary straight away and puts it right there.",
    chips: ["Double booking", "Does it fit our diary?", "I’d like a demo"],
  },
  {
    id: "diary",
    ask: `
can you put appointments straight into our diary or do you just take messages
would you book them in or just take a message
we use exact
we have a paper diary and dentally how would that work
what about the paper book
we use carestream will it work
does it work with software of excellence
can you see our appointments live
will it see when the dentist is off
which booking systems do you work with
is it linked to our calendar
does it fit our diary
do you integrate with our calendar
can you book straight into our system
which diary systems do you work with
does it work with dentally
do you work with software of excellence
we use cliniko
we use emis and systmone
do you do phorest
were on dentally
systmone
emis
dentally
cliniko
pabau
semble
fresha
phorest
carestream
software of excellence
does it work with pabau
can you see our free slots
how do you know what times are free
do bookings go into our calendar
practice management software
can you book for several dentists
were using cliniko is that a problem
could you put bookings straight into soe
will it write into our appointment book
we use r4
we still use a paper diary
does it plug into our practice software
can it see when the dentist is free
which booking systems does it support
what if the slot has gone
does it update our calendar live
does it write straight into our diary or does somebody retype it
do we have to type the bookings in again
do you put things straight in the diary or only take messages
which practice software does it go with
do you see what is free in our book
is it connected to our software
what about our appointment system
we are on dentally does that work`,
    say: ({ words }) => {
      const unsure = checked(words);
      return unsure
        ? `${unsure} Once it’s connected, bookings go straight in and nobody has to retype them.`
        : `I book straight into your diary during the call, and nobody has to retype anything. ${TELL_US}`;
    },
    again:
      "I can’t say yes or no for any one system: I don’t know which are connected today. Our team checks yours with you before you sign.",
    chips: [
      "Does it work with our CRM?",
      "How long is setup?",
      "I’d like a demo",
    ],
  },
  {
    id: "diary-full",
    ask: `
what do you tell callers when all the appointments are gone
what happens once the day is full
we only have thirty appointments and two hundred people ringing
what if there are no slots left
you cannot make more doctors`,
    say: "I can’t make more appointments, but every caller gets an answer: the next free time, or a note for your team. You decide which calls go straight to them.",
    chips: [
      "Does it fit our diary?",
      "Can you take messages?",
      "I’d like a demo",
    ],
  },
  {
    id: "crm",
    ask: `
do you update the patient record
where does the patients information get saved
does it sync with salesforce
does it work with our crm
crm integration
do you integrate with hubspot
can you connect to salesforce
can you add patients to our crm
do leads go into our crm
does it sync with our database
do you have an api
can you link to zapier
custom integrations
we use hubspot
we keep our patients in salesforce
does it log calls in our crm
will it talk to our other software`,
    say: ({ words }) =>
      `${growth.features.crm} starts with the ${growth.name}. ${checked(words) ?? TELL_US}`,
    chips: ["What is in Growth?", "Does it fit our diary?", "I’d like a demo"],
  },
  {
    id: "no-shows",
    ask: `
we have a terrible problem with no shows can this help
our no shows are a problem can you help
im losing money on missed appointments what can you do about it
missed appointments cost us a fortune
can it chase people who didnt turn up
will it cut down on ftas
would this cut down our missed appointments
no shows
can you reduce no shows
patients dont turn up
what if a patient doesnt show up
what happens when somebody doesnt turn up
what about no shows we lose five a week
how do you cut missed appointments
people forget their appointments
we have too many no shows
will it reduce failed appointments
did not attend
a lot of ours dont turn up
we get loads of failed appointments
people keep missing appointments
would it help with people not coming
we get a lot of dnas
can you stop dnas
people just dont show
half my friday never came
empty chairs because patients forget`,
    say: `Yes. I confirm each booking, which helps clinics see fewer no-shows. In our hospital case study, missed appointments fell by ${caseStudyClaims.fewerMissedAppointments}%.`,
    again:
      "Patients get a reminder, and when somebody cancels, the time is free in your diary at once.",
    chips: [
      "Do you send reminders?",
      "Follow ups",
      "What figures do clinics see?",
    ],
  },
  {
    id: "reminders",
    ask: `
do you send reminder texts to cut down our no shows
are reminders sent by text
does it send text reminders
do you ring people the day before
do patients get a reminder
do you send reminders
appointment reminders
can you remind patients
do patients get a confirmation
do you confirm appointments
reminder calls the day before
do you ring patients to confirm
are reminders allowed by law
will you remind people the day before
do you ring people about their appointment
can it nudge people
are reminders part of it
do patients hear from you before they come
is a reminder included`,
    say: ({ text }) =>
      `${/\btexts?\b/.test(text) ? "I confirm each booking, and patients get a reminder; whether that’s a text is agreed with each clinic." : "Yes. I confirm each booking, and patients get a reminder."}${RULES.test(text) ? ` ${privacyRules.pecr.note}` : ""}`,
    chips: ["No shows", "Can you text patients?", "Follow ups"],
  },
  {
    id: "texts",
    ask: `
a lot of mine come from instagram do you pick those up
do you text patients to confirm the appointment
do you send consent forms before treatment
do you text them afterwards
does it do whatsapp
does it do webchat or whatsapp
do patients get anything in writing
can you send a text with a link
can you text patients
sms
whatsapp
can you send a link by text
can you email patients
do you answer emails too
web chat
do you do live chat on our website
can you reply to facebook messages
instagram messages
most of our leads are instagram messages can you answer those
my girls message me on insta can you do the dms
can you answer our dms
could it send them directions
will they get something in writing
does it answer our emails
does the patient receive a message afterwards
can it text the address to somebody
are confirmations sent by email`,
    say: ({ text }) =>
      CHATS.test(text)
        ? "I answer the phone. Our website names no direct messages or web chat, so I can’t promise them."
        : "I’m a voice on the phone first, and your team gets an email after each enquiry. Which texts are sent to patients is agreed with each clinic.",
    noted: true,
    chips: ["Do you send reminders?", "I’d like a demo"],
  },
  {
    id: "follow-ups",
    ask: `
do you ring them back yourself
do you phone the leads that fill in a form on my website
how fast do you ring a lead back
how quickly after they fill it in do they get the call
if the dentist goes on holiday can you ring the patients and rebook them
would you be able to do recalls
ring people who are overdue their check up
is it only inbound or can it call out as well
do you only take calls or make them too
does it ring people or only take incoming calls
can it ring patients who are overdue for recall
does it make outbound calls
can it do recalls
ring people who are overdue for the hygienist
would it follow up leads from instagram
can you chase people who enquired but didnt book
follow ups
do you follow up enquiries
can you call people back
can you ring patients who did not book
outbound calls
can you make calls for us
recall patients who are overdue
can you fill cancellations
do you win back old patients
what about the people who enquire and never book
can you ring round our old patients
do you phone people who left a message
can it do outbound
can it ring patients for their recalls
can it chase treatment plans
do you call back the ones who dont book
people who ask and dont book`,
    say: ({ text }) =>
      RECALLS.test(text)
        ? `Yes, from the ${growth.name} up. How I go through your recall list is set up with you.`
        : LEADS.test(text)
          ? `Yes, from the ${growth.name} up. How soon a lead is followed up, and whether that’s a call or a message, is set up with you.`
          : `Yes. ${followUps.text}`,
    again: "You choose with us whether that’s a call, a text or an email.",
    chips: ["What is in Growth?", "Do you send reminders?", "I’d like a demo"],
  },
];
