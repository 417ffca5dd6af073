import {
  addMonths,
  inLondon,
} from "../../../../receptionist/clinic/calendar.ts";
import { bankHolidays } from "../../../../receptionist/clinic/bank-holidays.ts";
import { list, sayDay } from "../../../../receptionist/format-spoken.ts";
import type { About, Entry } from "../../../../receptionist/handbook.ts";
import { openingHours } from "../../../../receptionist/clinic/opening-hours.ts";

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

/** Where the clinic is, and when it is open. */
export const place: readonly Entry[] = [
  {
    id: "hours",
    ask: `
are you still open
do you do weekends
do you do evenings
are you open late
are you open at eight
do you do saturdays
are you open late any night
are you shut over lunch
do you do late appointments
do you open at weekends
till when do you stay open of an evening
what are your opening hours
opening hours
opening times
when are you open
what time do you open
what time do you close
when do you shut
are you open now
are you open today
how late are you open
do you do early mornings
what hours do you work
what days are you open
surgery hours
till what time are you there
what time can i come in till
do you close for lunch
are you open this evening
are you open before work
what time do you finish on fridays
do you work saturdays
are there appointments after work
is anyone there after six
when do you finish tonight`,
    say: openingHours,
    chips: ["Book an appointment", "Bank holidays", "Where are you?"],
  },
  {
    id: "bank-holidays",
    ask: `
will you be closed on easter monday
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
who answers the phone at night
can i get hold of someone on a sunday
what do i do if youre closed and its urgent
is there an emergency number for evenings
what if i need someone at night
out of hours
is there an out of hours service
what do i do at the weekend if something goes wrong
who can i ring in the middle of the night
after hours help
do you have an on call dentist
is there a doctor on call
what happens if i need help when you are shut
my tooth goes at three in the morning who helps
where do i go on a sunday if it gets bad
you are shut who do i ring
im in pain at night who helps
is there anyone for emergencies when you are closed`,
    say: "I take bookings and notes day and night. When we’re closed, NHS 111 helps at any hour, and 999 is for emergencies.",
    chips: ["Opening hours", "Book an appointment"],
  },
  {
    id: "address",
    ask: `
where do i actually go
are you the one next to the bank
are you near the co op
whats near you
whereabouts in town is the clinic
can you give me the postcode for my sat nav
where are you
where are you based
where are you located
what is your address
how do i find you
directions please
how do i get to the clinic
what is the postcode
which part of london are you in
where is willow street
what street are you on
can you give me directions
whereabouts is the clinic
whats the address
whereabouts are you
location
which street is it on
what area are you in
how would i get to you
is there a map
im lost where is the entrance
what floor are you on`,
    say: "We’re at 14 Willow Street, on the corner with Mill Lane, behind a green door. It’s four minutes on foot from the station.",
    chips: ["Where do I park?", "Is it step free?", "Opening hours"],
  },
  {
    id: "parking",
    ask: `
is there street parking
wheres best to leave the car
do you have disabled bays
where do i park
is there parking
is there parking near you
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
    say: "There are four free bays behind the clinic for the length of your visit, and one for blue badges at the door. To stay longer, use the car park in Mill Lane.",
    chips: ["Where are you?", "Is it step free?", "Book an appointment"],
  },
  {
    id: "transport",
    ask: `
can i get the bus to you
which bus do i get
is there a station close by
which bus stops near you
what is the nearest station
nearest tube
how do i get there by train
is there a bus
public transport
which underground line
how far is it from the station
are you close to the tube
whats the closest railway station
can i get there on public transport
which station do i get off at
how long does it take from the station
how do i get there without a car
id be coming by train
what bus do i take`,
    say: "Willow Street station is four minutes away on foot, and the 27 and the 94 bus stop at the corner.",
    chips: ["Where are you?", "Where do I park?", "Book an appointment"],
  },
  {
    id: "step-free",
    ask: `
is there a toilet
is there somewhere to get changed
can she get into the building
which floor are you on
is the whole place flat
are there steps up to the door
can i bring my assistance dog
can you get a wheelchair into the building
is it upstairs
is there a step at the front
can i get a pushchair in
have you got a lift
is it step free
is there wheelchair access
do you see people in wheelchairs
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
im on crutches will i manage
any steps
any stairs to climb
will there be a lot of stairs
i use a walker have you got a step at the front door`,
    say: "It’s step-free from the street to every room, with a lift and an accessible toilet. There’s a hearing loop at the desk, and assistance dogs are welcome.",
    chips: ["Where do I park?", "Where are you?", "Book an appointment"],
  },
];
