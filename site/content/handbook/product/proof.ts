import type { Entry } from "../../../../receptionist/handbook.ts";
import { claims } from "../../claims.ts";
import { settings } from "../../../settings.ts";
import { results } from "../../results.ts";
import { elite } from "../../plans.ts";

const figures = `Clinics see figures such as ${claims.moreBookings}% more bookings, ${claims.satisfaction}% patient satisfaction and ${claims.revenueGrowth}% revenue growth.`;

const { name, registeredOffice } = settings.company;

const company: Pick<Entry, "say" | "noted"> =
  name && registeredOffice
    ? {
        say: `We are ${name}, with our registered office at ${registeredOffice}.`,
      }
    : {
        say: "We work for clinics in the UK. Where our company is based and who owns it isn’t on this website.",
        noted: true,
      };

const MESSAGE_TAKERS =
  /\b(?:call (?:centre|answering|handling)|answering service|moneypenny|messages?)\b/;

/** Why us, and who stands behind it. */
export const proof: readonly Entry[] = [
  {
    id: "guarantee",
    ask: `
my last system was rubbish
ive been burnt by software before what if i dont like it
whats this roi in thirty days thing
what if were not happy after a month
what is the guarantee
do you guarantee results
what if it doesnt work for us
do i get my money back
refund policy
what is the return on investment
what is the roi
how soon does it pay for itself
what if we are not happy
what sort of return can i expect
results guarantee
and if it doesnt work do i get my money back
is there any risk
do you promise anything
what do i get back if i am not happy
what does the thirty day guarantee cover
do you refund us
is my money safe
what if i hate it
is there a refund if it is no good`,
    say: `There is a ${claims.guaranteeDays}-day results guarantee. I don’t have its terms here: you see them in writing before you sign.`,
    noted: true,
    chips: [
      "What figures do clinics see?",
      "How long is the contract?",
      "I’d like a demo",
    ],
  },
  {
    id: "figures",
    ask: `
how many more bookings would i get
what difference has it made for others
is there any evidence that it works
will we get more bookings
what figures do clinics see
what results do clinics see
do you have any proof
do you have statistics
how much more will we book
what difference does it make
does it really work
show me evidence
how many more patients will we get
what results have you had
success stories
does it bring in more revenue
how do i know it actually works
does it pay for itself
what do clinics get out of it
how many more bookings
is there any evidence
what difference will i see
prove it`,
    say: `${figures} ${results.footnote}`,
    chips: ["Who uses you?", "What is the guarantee?", "I’d like a demo"],
  },
  {
    id: "references",
    ask: `
any in norfolk
how long have you been going
who is your biggest client
has anyone round here got it in
do you work with any practices near me
can i talk to a clinic that uses you
who uses you
which clinics use you
how many clinics use it
put me in touch with a practice that has it
can i speak to some real clients
do you have references
who are your customers
do any dentists use this
do you work with practices like ours
what kind of clinics use it
can i talk to somebody who already has it
who else has got this
do any practices near us use it
is anyone in my area using it
have you done this for a dentist before
any references
can i ring one of your clients
is there a practice owner i could have a word with
who can vouch for you
which dentists have it
have you got other dentists`,
    say: `${claims.clinics} clinics use Ellaira. In the demo we can arrange for you to speak to one.`,
    chips: ["What figures do clinics see?", "I’d like a demo"],
  },
  {
    id: "competitors",
    ask: `
whats different about yours
who are you up against
we had a chatbot and it was rubbish
call centre
we had a call centre and it was a disaster how are you different
they only took messages how is this any different
how is it better than our answering service
what would you do that an answering service wouldnt
i tried one of these and it was awful
what makes you special
why are you better than others
how are you different from a call answering service
what about moneypenny
compare with an answering service
how do you compare to other ai receptionists
why not just use chatgpt
why you and not the others
who are your competitors
what makes you different
what have you got that moneypenny hasnt
weve looked at other ones
we pay an answering service already
we use a call handling company
more than our answering service does`,
    say: ({ text }) =>
      MESSAGE_TAKERS.test(text)
        ? "A call centre takes a message. I book into your diary during the call, know your treatments, and answer every caller straight away, day and night."
        : "I book into your diary during the call, and answer every caller at once. When I don’t know something, I say so. Your team listens in on test calls before you go live.",
    chips: [
      "Do you replace staff?",
      "What figures do clinics see?",
      "I’d like a demo",
    ],
  },
  {
    id: "white-label",
    ask: `
white label
can we resell you
do you have a partner programme
can we put our own brand on it
do you pay commission
affiliate scheme
we are an agency
can we offer this to our clients under our name
can i become a partner`,
    say: "I already speak in each clinic’s own name. Reselling me under another brand is something to talk over with our team.",
    noted: true,
    chips: ["Answer in our name", "I’d like a demo"],
  },
  {
    id: "support",
    anyone: true,
    ask: `
who do i speak to if something goes wrong on a sunday
who do i ring if something goes wrong
how quickly do you fix problems
is there someone we can ring if were stuck
support
what support do we get
who do we call if something goes wrong
is there a helpline for us
do we get an account manager
who looks after us
what if we need help
customer service
how quickly do you respond to problems
is there somebody at your end
who do we ring when it breaks
is there help at night
can we reach you at the weekend
what help do i get
do you have a helpdesk
somebody to call if it plays up
can i phone somebody when it is not working`,
    say: `Support is there ${claims.support}, and calls are answered ${claims.availability}. ${elite.name} adds a ${elite.features.accountManager.toLowerCase()}.`,
    chips: [
      "Which plans are there?",
      "What if your system is down?",
      "I’d like a demo",
    ],
  },
  {
    id: "contact",
    anyone: true,
    ask: `
whats your website
do you have a website
who would i speak to at your end
can you send me some information by email
phone number please
your email address
id like to speak to someone in sales
can you send me something in an email i can show them
send me something by email
how can i reach your sales people
whats your phone number at ellaira
how do i contact you
what is your companys phone number
how do i reach ellaira
what is your email address
who can i email
how do i get in touch with your sales team
contact details for ellaira
can i ring your office
can someone from ellaira call me
who do i talk to about buying it
have you got an email for your sales people
can i have your number
how do i speak to a salesperson`,
    say: `You can call our team on ${settings.phone}, or write to ${settings.email}. The form on this page reaches them, too.`,
    chips: ["I’d like a demo", "What does Ellaira cost?"],
  },
  {
    id: "our-company",
    anyone: true,
    ask: `
will you still be around in two years
who actually built this
are you based in the uk
where are you based and whos behind the company
what company is behind this
who owns ellaira
who is behind this company
is it a british company
are you a uk company
who owns the company
where are your offices
where is your company
where is your head office
which town is ellaira in`,
    ...company,
    chips: ["Where is data hosted?", "Is there a DPA?", "I’d like a demo"],
  },
];
