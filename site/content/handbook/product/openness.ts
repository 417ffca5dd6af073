import type { Entry } from "../../../../receptionist/handbook.ts";
import { answers } from "../../questions.ts";
import { withoutYes } from "../../../../receptionist/format-spoken.ts";
import { demo } from "../../case-study.ts";
import { dataProtection } from "../../compliance.ts";

const KEEPS_NOTHING =
  "What you say here reaches Ellaira’s team only if you send the form, and I keep nothing once we finish.";

/** What she is, and what becomes of what is said. */
export const openness: readonly Entry[] = [
  {
    id: "recordings",
    anyone: true,
    ask: `
do you record everything
do i get a copy of every call
how do i know youre not recording me
can i actually listen to them or only read them
are the calls recorded
is it recorded
do the calls get recorded
could i listen back to the calls
can i see the transcripts
could i hear one of the calls
can we listen back to the calls
are calls written down
recordings
do you record calls
can i listen to a recording
can i play back a call
can i check what was said in a call
do you keep transcripts
do we get a transcript of every call
can i listen to a call youve taken
can i hear what was said
can we listen to them afterwards
are conversations saved`,
    say: `Calls can be recorded and written down, and you can go back to them afterwards. ${dataProtection.retention.text}`,
    chips: ["Consent to recording", "Who has access?", "Is it secure?"],
  },
  {
    id: "recording-off",
    anyone: true,
    ask: `
can we turn off recording
can we switch recording off altogether
do calls have to be recorded
can you not record our calls
is there a way to stop recording
can patients ask not to be recorded
can a caller say no to being recorded
can we have it without recording
what if i dont want calls recorded`,
    say: "Calls can be recorded, and callers are told so. I don’t know whether you or a caller can switch that off.",
    noted: true,
    chips: ["Recordings", "Consent to recording", "I’d like a demo"],
  },
  {
    id: "retention",
    ask: `
how long do you keep that
how long is my data stored
when are the recordings deleted
how long do you keep recordings
when do you delete the data
data retention
do you delete recordings
retention period
when do they get deleted
when do you wipe them
are the recordings erased
do transcripts disappear at some point
how soon are the calls gone
for what time do you keep audio
can we have them deleted sooner
how long do you hang on to calls`,
    say: answers.recordings,
    chips: [
      "Who has access?",
      "Where is data hosted?",
      "Are you GDPR compliant?",
    ],
  },
  {
    id: "consent",
    anyone: true,
    ask: `
does she say shes a robot
how would my clients know its not me
do the patients get told about it
would patients need to consent
do you have to tell them theyre talking to a computer
are callers aware theyve got a bot on the line
at what point do you say that youre an ai
do you tell people youre not human
do people know theyre being recorded
consent to recording
do callers have to consent
do you say youre an ai
do you tell callers they are talking to an ai
do patients have to agree
do you have to announce the recording
what do you tell patients at the start
does ellaira say that it is an ai
is it legal to record
transparency
do callers get told it is ai
do my patients know they are speaking to an ai
do you admit you are a robot
do you have to tell them
would callers think theyre speaking to somebody real
is it announced that its ai
do you pretend to be human
do they realise they have a machine on the line
do you hide that you are software
is it honest with my patients about being ai
can patients tell that it isnt a human
do people notice it is not a person`,
    say: `Callers know that I’m an AI. ${withoutYes(answers.saysIsAi)}`,
    chips: ["Recordings", "Are you GDPR compliant?", "I’d like a demo"],
  },
  {
    id: "access",
    anyone: true,
    ask: `
and your own staff can they listen in
who can hear the recordings
im worried about patient confidentiality
is it confidential
who can hear what our patients say
who sees the transcripts
who hears the recordings
who can listen to them your staff or ours
who listens to the calls
can your staff hear our patients
who has access
who can access recordings
can your staff listen in
can my receptionist see everything
do your people read our transcripts
access control
who sees the patient information
can i limit what staff see
audit logs
can my whole team see the calls
who at your end can listen
can i restrict who sees what
can i keep some of my staff out
who is allowed to read the transcripts
does each person get a login
do my staff share one password
can someone at your company hear my patients
who at my practice can listen`,
    say: "People see only what their job requires, and access to call records is written to an audit log.",
    chips: ["Recordings", "Is it secure?", "Are you GDPR compliant?"],
  },
  {
    id: "who",
    anyone: true,
    ask: `
is that a real person or one of those machines
who made you
who built you
what exactly is this
i was wondering what exactly this is
are you really ai you sound human
so youre the ai
you sound quite normal are you real
is this thing live am i talking to it
is it a recording or ai
are you the ai
is this the ai
what are you exactly
what is this
who are you
what are you
are you a robot
are you a real person
are you real
am i talking to a machine
are you human
are you an ai
is this a recording
whats your name
am i speaking to a computer
who am i speaking to
who is this
are you a chatbot
so who actually built you
hang on is this a computer
wow you sound like a real person
which company are you
am i talking to a person
do you have a name
what do i call you
is it ellaira
tell me your name
what did you say your name was
what were you called again
who are you lot
whats ellaira mean
are you alive
you are not a real person are you`,
    say: "I’m Ellaira, an AI voice receptionist for UK clinics. You’re talking to software, not to a person. Here I answer for an invented clinic, to show what I can do.",
    chips: ["Is this real?", "What can you do?", "Book an appointment"],
  },
  {
    id: "real",
    anyone: true,
    ask: `
where do my notes go if nothing is sent
are you recording me
is this call being recorded
i mean this call the one im on now
is my voice being kept
what do you mean demonstration
is it a real booking
is this booking real
is anything i say being kept
is this real
is this a real clinic
does the clinic exist
is this just a demo
are you a real clinic
what happens to what i say here
do you save what i say
is this conversation stored
is it safe to give my number
do you keep my details from this demo
is willow street clinic a real place
is anyone going to ring me about this appointment
so nothing is actually booked
do you know who i am
are you pretending
is this place real
is this an actual phone call
are you recording this chat
is what i say here kept
what happens to my details if i book here
where does my number go
where does my data go is it stored
is my number going to be used for marketing
who gets my number
what do you do with my number
will you sell my number
will i get marketing calls from this
those arent our prices
that isnt what we charge
is that your real price
are these real prices`,
    say: ({ text }) =>
      /\b(?:pric\w+|charges?)\b/.test(text)
        ? "The prices here are an invented clinic’s. At yours I’d quote your own."
        : /\b(?:record\w*|kept?|stored?|saved?|saving|listening)\b/.test(text)
          ? `No. ${KEEPS_NOTHING} ${demo.nothingIsReal}`
          : `${demo.nothingIsReal} ${KEEPS_NOTHING}`,
    chips: [
      "Book an appointment",
      "How can you help my clinic?",
      "I’d like a demo",
    ],
  },
  {
    id: "model",
    anyone: true,
    ask: `
is it chatgpt underneath
is it alexa
how did they make you
what are you made of
is this just a script
are you understanding me or reading out set answers
which ai model do you use
are you chatgpt
what technology is behind this
what model are you
is this gpt
do you use openai
what voice engine is it
how does the ai work
what llm do you run on
are you built on claude
what language are you written in
whats under the bonnet
is it gpt
what is it built on
what are you running on
how do you work technically`,
    say: "I work out what you mean and answer from what the clinic tells me. In this demo I run entirely inside your browser, with no AI service behind me. What answers your phone is set up for your clinic, and our team can tell you what it’s made of.",
    noted: true,
    chips: ["Is it secure?", "Where is data hosted?", "I’d like a demo"],
  },
  {
    id: "data-sale",
    anyone: true,
    ask: `
how do i know you wont sell my patients data
do you sell data
do you share our data with anyone
who gets our data
do you give data to google
do third parties see it
what do you do with our information
what do you use our data for
does anyone else get it
do you pass it on`,
    say: `We do not sell personal data. ${dataProtection.roles.text}`,
    chips: ["Where is data hosted?", "Who has access?", "Is there a DPA?"],
  },
];
