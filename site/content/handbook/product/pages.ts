import type { Entry } from "../../../../receptionist/handbook.ts";
import { caseStudyClaims, claims } from "../../claims.ts";
import { settings } from "../../../settings.ts";
import { documents } from "../../compliance.ts";

/** What our pages state and make owners ask, and the demo: the one on them, and the one that the form asks for. */
export const pages: readonly Entry[] = [
  {
    id: "figures-source",
    ask: `
ninety five per cent says who
where has the 95 per cent come from
where do those numbers come from
where did you get that percentage
what are the figures based on
how was that measured
are those statistics real
how many clinics is that figure from
how did you work out ninety eight percent
over what period was it measured
is there a study behind the figures
says forty percent more bookings on what basis
can you back up those claims
why should i believe your numbers
are those percentages real
satisfaction of ninety eight percent who says
your percentages look made up`,
    say: "These are figures that clinics see with Ellaira, and results vary. The website doesn’t say how each was measured, and I don’t know.",
    noted: true,
    chips: ["What figures do clinics see?", "Who uses you?", "I’d like a demo"],
  },
  {
    id: "testimonials",
    ask: `
do you have any reviews
what do people say about you
have you got testimonials
can i see reviews
are those testimonials real
who wrote the reviews
are the quotes from real clinics
is that an actual customer on the page
are the stars genuine
did somebody make up those quotes
what do your customers say
have you got a rating
what do other clinics say about you`,
    say: "No, the quotes on our page are sample wording, and the page says so. In the demo we can arrange for you to speak to a clinic that uses me.",
    chips: ["Who uses you?", "Hospital case study", "I’d like a demo"],
  },
  {
    id: "hospital",
    ask: `
tell me about the hospital
which hospital was it
hospital case study
what happened at the hospital
case study
have you got case studies
any hospitals using it
who is the hospital in the case study
what did the hospital get out of it
is it a real hospital
does it work for a whole hospital
what changed there
can i read the case study
what is the hospital called
whats the name of the hospital`,
    say: `A hospital let Ellaira take its routine calls: waits became ${caseStudyClaims.shorterWaits}% shorter, and ${caseStudyClaims.fewerMissedAppointments}% fewer appointments were missed. The hospital isn’t named, for privacy.`,
    chips: ["What figures do clinics see?", "Who uses you?", "I’d like a demo"],
  },
  {
    id: "own-sum",
    ask: `
how long before it pays for itself
what are our missed calls costing us
what does it save me
what do i tell my accountant
what return would a clinic our size see
how much am i losing
what do missed calls cost us
how much money would this save me
what is your own sum
how do you work out the loss
how much money do we miss
what is an unanswered call worth
is that sum about us
can you calculate it for my practice
how do you calculate the missed revenue
put my own figures into the sum
what does an unanswered phone cost
does the sum on the page use my figures`,
    say: "The sum on our home page is an example with invented figures. Enter your own: calls from new patients, how many go unanswered, and what one is worth.",
    chips: ["Missed calls", "What does Ellaira cost?", "I’d like a demo"],
  },
  {
    id: "cookies",
    anyone: true,
    ask: `
does this website track me
do you use cookies
why is there no cookie banner
is this page following me
does your site have trackers
do you use google analytics
are you watching what i do on here
what do you store on my computer
do i have to accept cookies`,
    say: "No. This website sets no cookies and runs no trackers, so there’s no banner.",
    chips: ["Is this real?", "Form details", "I’d like a demo"],
  },
  {
    id: "form-details",
    ask: `
form details
will you spam me
do you pass on my email
what happens to what i put in the form
will i get sales calls from you
will you pester us afterwards
do you sell my email address
is it safe to fill in the form
what is my phone number used for
will a salesman keep ringing me
will i be bombarded with emails
do i get junk mail from you`,
    say: "The details in the form are used only to arrange your demo, and we don’t sell personal data.",
    chips: ["What are the next steps?", "Is the demo free?", "I’d like a demo"],
  },
  {
    id: "documents",
    ask: `
can you send me the compliance pack
where do i get your documents
can i have a copy of the dpia
i need something for my compliance lead
is there a document about cqc
can you email the paperwork
how do i download the pack
have you got anything in writing for our inspector
what papers can we have
can i read your policies
send me the impact assessment`,
    say: `Yes. We send ${documents.list.length - 1} documents by email: our impact assessment, the PECR statement and the CQC explainer. Please write to ${settings.email}.`,
    chips: ["Are you GDPR compliant?", "Certificates", "I’d like a demo"],
  },
  {
    id: "in-writing",
    ask: `
can i see the contract first
are the terms written down
where is the small print
can my solicitor read it before
is the guarantee in writing
can i read your terms and conditions
do we get a written agreement
is there an order form
can we look at the agreement before we sign
where are your terms of service`,
    say: "Yes. Our terms of service are on this website, and your order form and the guarantee’s terms are in writing before you sign.",
    chips: ["How long is the contract?", "Is there a DPA?", "I’d like a demo"],
  },
  {
    id: "hear-a-call",
    invites: true,
    ask: `
can you speak to me as if i was a new patient
ill pretend to be a patient
can i hear a call
can i hear an example
have you got a recording to listen to
play me a sample
what does it sound like with a patient
can i listen to a real call
show me a call
let me hear how you take a call
do you have a sample call
id like to hear you in action
give me an example of a call
could you act out a call
show me how youd book someone in
show me how you book a patient
can you show me a booking`,
    say: "You’re hearing me now: try me as one of your patients would, and say “I’d like to book a check-up”. In the demo you listen while Ellaira takes calls like yours.",
    chips: [
      "Book an appointment",
      "How much is a check-up?",
      "I’d like a demo",
    ],
  },
  {
    id: "demo-voice",
    anyone: true,
    ask: `
is this what patients would hear
your voice sounds robotic
why do you sound like a robot
is that the only voice
does it always sound like this
can it sound more human
is this the voice my patients would hear
the voice is not very natural
does the real one sound better
will it sound like this on our line
you sound like a computer
is that your real voice
how natural does it sound
do you sound natural`,
    say: "The voice in this demo is a simple one that runs inside your browser. In our team’s demo you hear how I sound on a clinic’s phone line.",
    chips: ["Can you use our own voice?", "I’d like a demo"],
  },
  {
    id: "demo-itself",
    ask: `
how would our partners see you before they decide
what would i actually see in the demo
would the demo be with a person
what happens in the demo
what will you show us
how does the demo go
how long does the demo take
how long is the demo
who shows us the demo
what do we see in a demonstration
is the demo online or here
do you come to our practice for the demo
what should i prepare for the demo
what is the demo like
can my partners watch the demo too`,
    say: ({ text }) =>
      `In your demo, Ellaira takes calls like yours while you listen. It’s short, ${/\bhow long\b/.test(text) ? "though I can’t give you the minutes, " : ""}and then you get your quote.`,
    chips: ["Is the demo free?", "What are the next steps?", "I’d like a demo"],
  },
  {
    id: "details-here",
    ask: `
can you not take the details here
can you take my details
can i just tell you my details
can i not do it over the phone
can i give you my email
why do i need a form
cant you just book the demo for me`,
    say: "Yes: tell me your name, email address and phone number, and I’ll put them into the form. You check it and send it.",
    chips: ["I’d like a demo", "What happens in the demo?"],
  },
  {
    id: "who-contacts-me",
    ask: `
will somebody ring me or is it you again
i want a real person to call me before i commit to anything
when would someone contact me
how soon will you get back to me
who gets in touch after the form
what happens if i fill in the form
what happens once i send the form
when will i hear from you
how long until your team rings
do you phone or email
what do you need to know on the form
will a person call me about the demo
is somebody going to ring me or not
will somebody ring me tomorrow yes or no
is someone ringing me back`,
    say: `Yes. Once you send the form, a person from our team contacts you within ${claims.contactWithin}, by phone or email, to learn how your phones work. Then you have your demo.`,
    chips: [
      "What happens in the demo?",
      "Is the demo free?",
      "I’d like a demo",
    ],
  },
  {
    id: "cover-holidays",
    ask: `
what do you do at christmas when we are closed
do you answer on bank holidays for us
what happens to our calls over christmas
who answers when we shut for two weeks
do you work on bank holidays
does it take calls on boxing day
our practice closes over new year
can you cover for us at easter
do you ever have a day off
are you there on christmas day`,
    say: "I answer on every day of the year, Christmas and bank holidays included, and book for the days when you’re open again.",
    chips: ["Missed calls", "Only out of hours", "I’d like a demo"],
  },
];
