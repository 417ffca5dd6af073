import { claims } from "../../claims.ts";
import type { Entry } from "../../../../receptionist/handbook.ts";

/** About this demo and the one that the form asks for. */
export const thisDemo: readonly Entry[] = [
  {
    id: "hear-a-call",
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
    say: `Once you send the form, our team contacts you within ${claims.contactWithin}, by phone or email, to learn how your phones work. Then you have your demo.`,
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
