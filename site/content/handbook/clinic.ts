import { openingHours } from "../../../receptionist/clinic/opening-hours.ts";
import { addMonths, inLondon } from "../../../receptionist/clinic/calendar.ts";
import { bankHolidays } from "../../../receptionist/clinic/bank-holidays.ts";
import { sayDay, list } from "../../../receptionist/format-spoken.ts";
import type { About, Handbook } from "../../../receptionist/handbook.ts";
import { practicalities } from "./clinic-visits.ts";
import { treatments } from "./treatments.ts";

/** The next bank holidays, on which it is closed. */
function closures({ clinic, now }: About): string {
  const { day: today } = inLondon(now);
  const year = Number(today.slice(0, 4));
  const next = [...bankHolidays(year), ...bankHolidays(year + 1)]
    .filter(([day]) => day >= today && day < addMonths(today, 12))
    .toSorted(([a], [b]) => a.localeCompare(b))
    .slice(0, 2)
    .map(([day, name]) => `${sayDay(day, now)}, ${name}`);
  return `${clinic} is closed on bank holidays. The next are ${list(next)}.`;
}

/** Willow Street Clinic is invented, and so is all that is said of it. */
export const clinic: Handbook["clinic"] = {
  name: "Willow Street Clinic",
  treatments,
  entries: [
    {
      id: "hours",
      ask: `
what are your opening hours
opening hours
opening times
when are you open
what time do you open
what time do you close
when do you shut
are you open now
are you open today
are you open on saturday
do you open on sundays
are you open at weekends
how late are you open
are you open in the evening
do you do early mornings
what hours do you work
what days are you open
surgery hours
till what time are you there
what time can i come in till
when is the latest i can come
do you close for lunch
are you open this evening
do you have late appointments
are you open before work
what time do you finish on fridays
do you work saturdays`,
      say: openingHours,
      chips: ["Book an appointment", "Bank holidays", "Where are you"],
    },
    {
      id: "bank-holidays",
      ask: `
bank holidays
are you open on bank holidays
are you closed over christmas
christmas opening times
are you open at easter
open good friday
are you open on new years day
holiday closures
when are you shut for the holidays
open on boxing day`,
      say: ({ day, ...about }) =>
        day ? openingHours({ day, ...about }) : closures(about),
      chips: ["Opening hours", "Book an appointment"],
    },
    {
      id: "out-of-hours",
      ask: `
what if i need someone at night
out of hours
is there an out of hours service
who do i call when you are closed
what do i do at the weekend if something goes wrong
who can i ring in the middle of the night
after hours help
do you have an on call dentist
is there a doctor on call
what happens if i need help when you are shut
my tooth goes at three in the morning who helps
is anyone available overnight
where do i go on a sunday if it gets bad`,
      say: "When we’re closed, NHS 111 helps at any hour, and 999 is for emergencies. I take bookings and notes day and night.",
      chips: ["Opening hours", "Book an appointment"],
    },
    {
      id: "address",
      ask: `
where are you
where are you based
where are you located
what is your address
whats the address
how do i find you
directions please
how do i get to the clinic
what is the postcode
which part of london are you in
where is willow street
what street are you on
can you give me directions
whereabouts is the clinic
whereabouts are you
location
which street is it on
what area are you in
how would i get to you
is there a map
im lost where is the entrance
what floor are you on`,
      say: "We’re at 14 Willow Street, on the corner with Mill Lane, behind a green door. It’s four minutes on foot from the station.",
      chips: ["Where do I park?", "Is it step free", "Opening hours"],
    },
    {
      id: "parking",
      ask: `
where do i park
where can i park
is there parking
do you have a car park
parking
can i park outside
is parking free
how much is the parking
any disabled parking
blue badge bays
is there somewhere to leave the car
i am driving where do i leave my car
do you validate parking
can i charge my electric car
can i bring the car
is there anywhere to park nearby
is it easy to park`,
      say: "There are four free bays behind the clinic, and one for blue badges at the door. The car park in Mill Lane is two minutes away.",
      chips: ["Where are you", "Is it step free", "Book an appointment"],
    },
    {
      id: "transport",
      ask: `
which bus stops near you
what is the nearest station
nearest tube
how do i get there by train
can i come by bus
is there a bus
public transport
which underground line
is it near the station
can i lock up my bike
is there a bike rack
how far is it from the station
are you close to the tube
whats the closest railway station
can i get there on public transport
which station do i get off at
how long does it take from the station`,
      say: "Willow Street station is four minutes away on foot, and the 27 and the 94 bus stop at the corner. Bicycles can stand in the yard.",
      chips: ["Where are you", "Where do I park?", "Book an appointment"],
    },
    {
      id: "step-free",
      ask: `
is it step free
do you have a lift
is there wheelchair access
is the clinic accessible
i use a wheelchair can i get in
are there stairs
disabled access
i cant manage steps
can i get a pram in
is there a ramp
do you have a hearing loop
im deaf how can you help
i am blind can i bring my guide dog
my mum uses a walking frame
do you have an accessible toilet
my nan is in a wheelchair
is it all on the ground floor
im on crutches will i manage`,
      say: "It’s step-free from the street to every room, with a lift and an accessible toilet. There’s a hearing loop at the desk, and assistance dogs are welcome.",
      chips: ["Where do I park?", "Where are you", "Book an appointment"],
    },
    {
      id: "team",
      ask: `
who works there
who are your dentists
who is the doctor
can i choose my dentist
who will i see
who would do my treatment
are your injectors qualified
is the dentist any good
is it a doctor or a nurse who does it
are you registered with the gdc
how experienced is the dentist
can i see the same person again
tell me about the team
who is the hygienist
is the practitioner medically trained
does a doctor do the injections
is dr okafor in on tuesdays
is my old dentist still with you
which days is the physio in
is he in on wednesdays
who is the best dentist
are your doctors any good
how long have they been doing it`,
      say: "Dr Amara Okafor and Dr Tom Llewellyn are the dentists, and Dr Priya Raman is the GP. Leila Haddad is the hygienist, and Dr Sofia Marin leads aesthetics.",
      chips: ["What treatments do you do", "Book an appointment"],
    },
    {
      id: "woman-or-man",
      ask: `
do you have a female doctor
have you got a lady doctor
is there a lady dentist
id prefer a woman
can i see a male doctor
is there a woman dentist
i would rather see a lady
can i ask for a female
do you have any male dentists
is the hygienist a woman
can my wife see a woman
id feel happier with a female
would it be a man or a woman
i dont want a man doing it`,
      say: "You can always ask for a woman or a man. Dr Amara Okafor and Dr Priya Raman are women, and Dr Tom Llewellyn is a man.",
      chips: ["Book an appointment", "Who works there"],
    },
    {
      id: "treatments",
      ask: `
what treatments do you do
what treatments do you offer
what services do you have
what do you do at the clinic
what kind of clinic is this
are you a dentist or a doctor
what can i have done
list of treatments
do you do dental
do you do aesthetics
are you a gp surgery
what sort of things do you treat
is it just teeth
do you offer cosmetic treatments
what else do you do
do you do skin treatments
what do you specialise in
what can you do for my skin
do you deal with skin problems
do you do teeth
can you help with bad breath
can you treat snoring
what sort of work do you do
do you do anything for hair loss
can you help me lose weight`,
      say: "We’re four clinics in one: dentists, a hygienist, a private GP, and doctors for skin and aesthetics. Check-ups, fillings, blood tests, lip filler and laser are what most people come for.",
      chips: [
        "How much is a check-up?",
        "Who works there",
        "Book an appointment",
      ],
    },
    {
      id: "prices",
      prices: true,
      ask: `
what are your prices
price
prices
how much
costs
how much do you charge
how much does it cost
what does it cost
whats the price
and how much would that be
how much is it
do you have a price list
price list
what do things cost
how much is an appointment
whats your cheapest treatment
are you expensive
what is the consultation fee
how much is a consultation
do you charge for consultations
is there a fee to see the doctor
how much for a new patient
what would it cost me
any offers on
do you do discounts
student discount
roughly what would it set me back
how pricey are you
is it dear
what are your rates
could you give me an idea of the cost
how much to see someone
how much is a private appointment`,
      say: ({ text }) =>
        // A bare "how much" may be an owner's.
        `A check-up is £62, the hygienist £78 and the GP £95. Lip filler is from £240. ${text.split(" ").length > 3 ? "Which treatment is it for?" : "Which treatment is it for, or do you mean Ellaira for your own clinic?"}`,
      chips: [
        "How much is a check-up?",
        "How much is lip filler?",
        "What does Ellaira cost",
      ],
    },
    {
      id: "clinic-languages",
      ask: `
does anyone there speak polish
is there a dentist who can speak spanish
do any of the doctors speak arabic
my mum doesnt speak english
can i have an interpreter
do you have translators
is there someone who speaks hindi
can the doctor speak french
i need a sign language interpreter
my english is not very good
is there anyone who can speak portuguese
can i talk to someone in bengali
my husband only speaks romanian
can someone translate for my mother`,
      say: "Our team speaks Polish, Spanish, Hindi, Arabic and Welsh, and we book an interpreter for any other language, sign language included.",
      chips: ["Book an appointment", "Who works there"],
    },
    {
      id: "nervous",
      ask: `
i am scared of the dentist
im really nervous
i am terrified of needles
i have a phobia
im anxious about coming
do you do sedation
can i be put to sleep
i havent been to the dentist in years
will it hurt
is it going to hurt
does it hurt
i am frightened of injections
are you good with nervous patients
i panic in the chair
can i have gas and air
im embarrassed about my teeth
im petrified of dentists
needles make me faint
i hate the drill
i had a bad experience last time
my son is frightened of the chair
can you knock me out
do you numb it`,
      say: "Many of our patients are nervous, so you’re in good company. We go at your pace, you can stop us with a raised hand, and sedation is there if you’d like it.",
      chips: ["Book an appointment", "Who works there"],
    },
    ...practicalities,
  ],
};
