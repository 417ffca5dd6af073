import { claims } from "../../claims.ts";
import type { Entry } from "../../../../receptionist/handbook.ts";
import { starter } from "../../plans.ts";
import { hero } from "../../hero.ts";
import { list, uncapital } from "../../../../receptionist/format-spoken.ts";

const kinds = list(
  hero.trust.practices.map(({ label }) =>
    label.toLowerCase().replace("gp", "GP"),
  ),
);

/** Whom she suits, and what an owner might have instead. */
export const choice: readonly Entry[] = [
  {
    id: "kind-of-practice",
    ask: `
is this suitable for a fertility clinic
are you basically just for dentists
is the product built for dentists and doctors
can you do sight test bookings
do you do that for gps as well
is this only for humans
i run a vets is this any good for us
do you work with skin clinics
does it work for cosmetic surgery
would this suit a cosmetic surgeon
would this be suitable for a dermatologist
is it suitable for us
would it do for an opticians
can an nhs practice use it
do you work with vets
do you work with physios
is it only for clinics
would it suit a hair salon
do you do salons or just dentists and doctors
salons
vets
is that a no for salons then
could it do cuts and colours as well
would it work for a vet or a solicitor
is this any use to an osteopath
we are opticians does it suit us
im a podiatrist could i use it
were a veterinary surgery
i have a chiropractic practice
is it made for aesthetics or for dentists
we are a physio practice would you be right for us
does it fit a beauty salon
im a counsellor is it for me as well
who is it for
is it meant for dental practices only
does it know skin clinics
is it only for dentists
we do podiatry
im a dietitian is that ok
do hair clinics use it`,
    say: `Ellaira answers for ${kinds}, and for cosmetic surgery, dermatology and hospitals. For other kinds of practice, our team would look at your calls with you first.`,
    noted: true,
    chips: ["Who uses you?", "What do you need from us?", "I’d like a demo"],
  },
  {
    id: "too-expensive",
    ask: `
sounds expensive
thats too expensive for us
thats too dear for us
its a lot of money for a small practice
we cant afford that
im not sure we have the budget for it`,
    say: "You’ve had no price yet: the quote depends on your calls, your sites and your diary. It’s worth setting that against what missed calls cost you: the sum on our home page uses your own figures.",
    chips: [
      "What does a quote depend on?",
      "Are we too small?",
      "I’d like a demo",
    ],
  },
  {
    id: "figures-of-others",
    ask: `
how many calls do practices like mine miss on average
whats the average no show rate
what does a missed call cost a practice
how many new patients does a practice lose like that
what do other clinics lose`,
    say: "I don’t have a figure for other practices that I’d trust. Your phone system’s log shows how many calls you miss in a week, and the sum on our home page says what they may be worth.",
    chips: ["Missed calls", "What are your figures?", "I’d like a demo"],
  },
  {
    id: "size-of-practice",
    ask: `
are you any use to somebody on their own
im the team theres only me
is this any good for just one person working alone from a room
is it overkill for someone like me on my own
is this too much for a one woman clinic
its one site with five chairs
were one site with five surgeries
does it work for a one man clinic
is it worth it for a small place
would we be too small for it
there are just two of us here
its only me and a nurse
im a single handed dentist
does it suit a single handed dentist
i work alone without a receptionist
are we big enough for this
we only get ten calls a day is it worth having
we have one surgery and one chair
does it make sense for a sole trader
im on my own
how big does a practice need to be
do small clinics use it or only big ones
we are just starting out and have hardly any patients
were only a small clinic is it worth it for us
we only have a handful of patients
a village practice with few patients`,
    say: `It’s made for small teams: I pick up while you’re with a patient. The ${starter.name} is ${uncapital(starter.description)} The sum on our home page shows what missed calls may cost.`,
    chips: ["What is in Starter?", "Missed calls", "I’d like a demo"],
  },
  {
    id: "where-in-the-world",
    ask: `
we answer to hiw and not the cqc
healthcare improvement scotland inspects us
do you work in scotland
are you available in wales
does it work in northern ireland
were in dublin can we have it
do you do clinics abroad
is it only for england
do you operate outside the uk
which countries are you in
do you cover all of britain
is this just for london
our practice is in edinburgh does that matter`,
    say: "I’m made for clinics in the UK. In Scotland, Wales and Northern Ireland other regulators inspect you, and we tell you how our call records fit their standards.",
    chips: ["Are you CQC approved?", "Which languages?", "I’d like a demo"],
  },
  {
    id: "phone-menu",
    ask: `
is it like press one for appointments
what is wrong with our phone menu
do callers have to press buttons
is it one of those menus
is there a menu with options
press one for this press two for that
do they get a list of options first
we have a switchboard menu already
is this just an ivr
how is it unlike an automated phone system
do patients have to choose from a list
does it say press three for the dentist
is it a keypad thing
people hate phone menus
how does it differ from press one press two
no dial one for appointments
is it a dial this dial that robot`,
    say: "No. There’s no menu, and nobody presses a key: callers say what they want in their own words, and I answer it or book it.",
    chips: ["Do patients like it?", "Answer in our name", "I’d like a demo"],
  },
  {
    id: "voicemail",
    ask: `
how is this different from voicemail
isnt this just a fancy answering machine
how is this different from an answerphone
we already have an answering machine
why not let it go to the answerphone
what is wrong with voicemail
calls go to voicemail and thats fine
does it beat an answering machine
my voicemail does the job
an answerphone is free so why pay`,
    say: "Voicemail takes a message, and many callers ring the next clinic instead. I answer the question and book the appointment while they’re on the line.",
    chips: ["Missed calls", "What figures do clinics see?", "I’d like a demo"],
  },
  {
    id: "instead-of-staff",
    ask: `
would you say youre as good as a human
ive got two receptionists why would i need you
why should i not hire another receptionist
why not just employ someone
is it cheaper than a receptionist
is it cheaper than staff
why wouldnt i simply employ another person
compare you with a person on the desk
a human is better than a robot
my receptionist does a good job already
we already have reception staff
i already pay two receptionists
is it better than a temp
what do you do that a part timer cannot
i could get a school leaver for the phones
what is the advantage over a member of staff
why have this and not one more girl on the desk
a real receptionist is nicer surely
what about getting another girl in`,
    say: `A person is best at the front desk. I answer ${claims.availability}, take several calls at once, and need no cover for lunch, nights, sickness or holidays. What I cost is in your quote.`,
    chips: [
      "Do you replace staff?",
      "What does Ellaira cost?",
      "What figures do clinics see?",
    ],
  },
  {
    id: "staff-then",
    ask: `
if it takes all the calls what do i do then
what do my staff do then
what would my receptionist do all day
what is left for the front desk
what will reception do if you answer the phone
how does the job of my receptionists change
what would the girls be doing instead
so what do i still need people for
what remains for the team
would my team have less to do
who does the rest of the work at the desk
what jobs stay with reception
how do the girls spend their day then
what does my team do with the time
where does that leave the people at reception
would my receptionist sit twiddling her thumbs`,
    say: "They look after the patients in front of them: check-in, payment and questions at the desk. And they ring back the people in my notes.",
    chips: [
      "Do you replace staff?",
      "Can you take messages?",
      "I’d like a demo",
    ],
  },
];
