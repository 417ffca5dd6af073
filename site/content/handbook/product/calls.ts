import type { Entry } from "../../../../receptionist/handbook.ts";
import { claims } from "../../claims.ts";
import { setupDetails } from "../../how-it-works.ts";
import { answers } from "../../questions.ts";
import { withoutYes } from "../../../../receptionist/format-spoken.ts";

/** How Ellaira takes a clinic's calls, as its owner asks. */
export const calls: readonly Entry[] = [
  {
    id: "what-ellaira-does",
    ask: `
how can you help my clinic
what can you do for my practice
what would you do for us
why should i use you
why would i need this
convince me
sell it to me
what is ellaira
what does ellaira do
tell me about ellaira
what is the point of this
what are the benefits
how does ellaira work
explain what you do for a clinic
how would it work for us
how does this work for a practice
what problem does this solve
what makes you good
tell me about your product
how would this help our reception
give me the pitch
go on impress me
is it worth it for a small place
would we be too small for it
why would a clinic want this
what would you do for a dentist like me
whats so good about it
whats in it for me
what do i get out of it
how could you save us time
can you really run a front desk
what tasks can you take on
whats the big idea
what can ellaira do
what sort of calls can you handle`,
    say: "I answer every call in your clinic’s name, at once and around the clock. I book into your diary, answer questions, and leave your team a note.",
    chips: ["What does Ellaira cost", "How long is setup", "I’d like a demo"],
  },
  {
    id: "missed-calls",
    ask: `
we miss a lot of calls
what about missed calls
how do you stop us missing calls
our phone rings out at lunch
we cant answer every call
we lose patients because nobody picks up
calls go to voicemail
the phone never stops ringing
our lines are always engaged
half our calls go unanswered
people hang up when we dont answer
how many calls do clinics miss
we lose about ten calls a day
nobody answers at lunchtime
people ring when we are closed
what happens to calls when we are shut
what happens to callers when we are closed
what happens when we shut for lunch
what do you do at christmas when we are closed
my girls cant keep up with the phone
we are drowning in phone calls
we only have one person on the phones
patients complain they cant get through
how do you answer when we are busy`,
    say: `I pick up every call, evenings, weekends and bank holidays included. ${claims.callCoverage} of calls are covered, so nobody reaches an engaged tone.`,
    chips: [
      "Several calls at once",
      "Only out of hours",
      "What does Ellaira cost",
    ],
  },
  {
    id: "calls-at-once",
    ask: `
several calls at once
how many calls can you take at once
can you handle two calls at the same time
what if three people ring at once
monday morning rush
do callers have to queue
is there a limit on calls
how many lines do you have
what happens when we are busy
simultaneous calls
can you cope with a hundred calls
do patients wait on hold
what if everyone rings at eight
how do you cope when it is busy
can two people talk to you at once
do people get the engaged tone
what about the morning rush
can you scale`,
    say: "I take several calls at the same time, so nobody waits in a queue. Monday at eight is as calm as Sunday night.",
    chips: ["Missed calls", "Can you transfer calls", "What does Ellaira cost"],
  },
  {
    id: "our-name",
    ask: `
can you answer in our clinics name
will you say our practice name
do you answer as our clinic
can you greet callers with our name
how will you answer our phone
can we choose the greeting
can we change what you say
can you say our own greeting
customise the script
who writes what you say
can we decide on the tone
can you sound less formal
would you pick up as bright smile dental
can you say the name of my clinic
what would you say when you pick up
do you introduce yourself as us
can we script the calls
let me hear you say our name
say hello as my clinic
could you pretend to be my practice
could it use our own wording
do we control what you say
who decides what it is allowed to say
can we change the answers`,
    say: "I answer in your clinic’s name. You choose the greeting and the tone, and you approve changes to what I say. Type your clinic’s name on the call sheet, and I’ll answer with it now.",
    chips: [
      "Can you use our own voice",
      "What if you don’t know",
      "How long is setup",
    ],
  },
  {
    id: "our-voice",
    ask: `
can you use our own voice
can we choose the voice
can you sound like our receptionist
is there a male voice
can you have a scottish accent
can you do a welsh accent
can you clone my voice
do you have other voices
can we change your voice
custom voice
a different voice
your voice sounds robotic
can the voice be younger
can you speak slower to patients
can you sound more northern
could you be a man
is that the only voice
does it always sound like this
can it sound more human
is there an irish voice
can you talk faster`,
    say: "The Clinic Elite plan has custom voice branding. The voice that you hear in this demo is a simple one that runs inside your browser.",
    chips: ["What is in Clinic Elite", "Answer in our name", "I’d like a demo"],
  },
  {
    id: "transfer",
    ask: `
can you transfer calls
can you put a caller through to my receptionist
transfer a call to my team
can a patient still speak to a human
when does a person take over
can you pass a call to the dentist
what if they ask for a real person
do you hand over to staff
can you connect them to a nurse
escalate to a human
can our staff jump in
what calls go to our team
put callers through to us
does it forward urgent calls
can you route calls to the right person
what if someone insists on speaking to a person
do urgent ones come through to us
can you hand the call over
will you ring my mobile if it is urgent
how do you know when to pass it on
can patients still reach us
can they press a button to get us
what if it needs a clinician`,
    say: answers.takeover,
    chips: ["What if you don’t know", "Emergencies", "Can you take messages"],
  },
  {
    id: "messages",
    ask: `
can you take messages
do you take messages for my team
how do i get the messages
do you email us after each call
how do we know what was said
what do we see after a call
do you send a summary of the call
where do notes go
how will my staff know who called
is there a dashboard
do i get notified of bookings
do you send us notes
can i see the calls on my phone
how do we find out who called overnight
where do your notes end up
what happens after you hang up
will i get an email
how do you tell us about the call
who gets told about the booking
can you leave a note for the dentist`,
    say: "Every call leaves your team a note by email, with who rang, what was booked, and whom to ring back. Your dashboard shows calls and bookings.",
    chips: [
      "What reports do we get",
      "Does it fit our diary",
      "I’d like a demo",
    ],
  },
  {
    id: "doesnt-know",
    ask: `
what if you dont know
what happens when you dont know the answer
what if a patient asks something you cannot answer
do you make things up
do you hallucinate
what if you get it wrong
what if it makes a mistake
will you tell patients wrong things
how do you avoid errors
what if you misunderstand someone
how accurate are you
can i trust what you say
what if you book the wrong time
do you ever make mistakes
suppose someone asks you something weird
what if you cant help
what if they ask something complicated
do you ever get things wrong
what happens if you mess up
how clever are you really
how good are you at understanding
will you embarrass us
do you just guess
why should i trust a robot with my patients
what if you dont understand people
how do i know it wont say something silly
what if you havent got the answer`,
    say: `When I don’t know something, I say so and leave your team a note to ring back. I read every booking back first. Ellaira resolves ${claims.queryResolution}% of queries.`,
    chips: [
      "Can you take messages",
      "Can you transfer calls",
      "I’d like a demo",
    ],
  },
  {
    id: "only-out-of-hours",
    ask: `
only out of hours
can we use you only at night
just for evenings and weekends
can we have you only when we are closed
can you just take the overflow
only when my receptionist is busy
can you cover lunch breaks
only when nobody picks up
can we switch you on and off
can you cover holidays and sickness
use it alongside our staff
just as a backup
could we just have you for nights
we only need weekends
can you take over after six
could you just answer when we cant
just the calls we dont pick up
can you do only lunchtimes
could you cover when she is on holiday`,
    say: "I cover evenings, weekends and bank holidays, and you say which calls go to your team. Whether I take only those is settled with you at setup.",
    noted: true,
    chips: [
      "Do we keep our number",
      "Do you replace staff",
      "What does Ellaira cost",
    ],
  },
  {
    id: "replace-staff",
    ask: `
do you replace staff
will this replace my receptionist
what about my receptionists jobs
my team is worried about losing their jobs
why not hire another receptionist
is it cheaper than a receptionist
compare you with a person on the desk
a human is better than a robot
my receptionist does a good job already
do i still need a receptionist
we already have reception staff
what do my staff do then
how will my team feel about it
why not just employ someone
is my receptionist out of a job
will i have to sack somebody
why wouldnt i simply employ another person
my front desk is worried
what will my girls think
i already pay two receptionists
can you do everything a receptionist does
is it better than a temp`,
    say: "I work beside your team: I take the phone off their hands, so they can look after the people in front of them. I never need cover for lunch, nights or holidays.",
    chips: [
      "Only out of hours",
      "What does Ellaira cost",
      "What figures do clinics see",
    ],
  },
  {
    id: "refuses-robot",
    ask: `
what if a patient refuses to talk to a robot
what if they dont want to speak to an ai
some people hate talking to machines
patients dont like robots
what if they want a human
older patients wont like this
what about elderly callers
my patients are old
will people hang up on an ai
how do patients react to you
do patients mind
do callers like it
do they know it is a machine
patients prefer a human voice
what do patients think of it
my patients hate robots
half my patients are over seventy
our patients are elderly
will they put the phone down
people want to speak to a person
isnt it impersonal
wont it annoy people
patients will hate it`,
    say: "A caller who asks for a person gets one, or a note for your team. Many are simply glad that somebody answered.",
    chips: [
      "Can you transfer calls",
      "Do you say you’re an AI",
      "What figures do clinics see",
    ],
  },
  {
    id: "accents",
    ask: `
do you understand accents
can you understand a strong scottish accent
what about broad accents
can you understand a geordie
what if the patient mumbles
can you hear people on a bad line
do you cope with background noise
foreign accents
can you understand old people
what if someone speaks very fast
do you understand dialect
speech impediment or stammer
how good is your speech recognition
we are in glasgow can you cope
half of newcastle phones us
what about people who are hard to understand
do you understand broad yorkshire
can you understand indian accents
what if the line is bad
what about noise in the background`,
    say: "I ask again when I’m not sure, and read every booking back. Your team listens in on test calls first, so try them with your own callers’ accents.",
    chips: ["Which languages", "What if you don’t know", "I’d like a demo"],
  },
  {
    id: "languages",
    anyone: true,
    ask: `
which languages
what languages do you speak
how many languages do you speak
do you speak polish
can you speak urdu with patients
do you speak welsh
can patients talk in their own language
can you talk to patients who dont speak english
do you speak french
is it only english
can you switch languages in a call
multilingual
which 12 languages
do you do arabic
our patients speak punjabi
lots of our patients speak bengali
can you do polish
what other languages can it speak
does it speak chinese
we have a lot of romanian patients
would you answer in welsh
can it speak to someone who has no english`,
    say: `${answers.languages} In this demonstration I speak only English.`,
    chips: [
      "Do you understand accents",
      "Answer in our name",
      "I’d like a demo",
    ],
  },
  {
    id: "emergencies",
    anyone: true,
    ask: `
emergencies
how does ellaira handle emergencies
what if a patient rings with chest pain
what do you do in an emergency
how do you deal with urgent calls
do you triage
can you spot an emergency
what happens when someone needs an ambulance
is it safe for patients
does it give medical advice
what stops it giving out medical advice
do you give clinical advice to patients
what if somebody is suicidal on the phone
a patient rings with a swollen face what do you do
what if someone is having a heart attack
what about clinical risk
could it miss something serious
is it clinically safe
how do you know it is urgent
what if someone is in agony`,
    say: `${answers.takeover} I never give medical advice.`,
    chips: [
      "Can you transfer calls",
      "What if you don’t know",
      "I’d like a demo",
    ],
  },
  {
    id: "outages",
    ask: `
what if your system is down
what happens when it fails
what about outages
what if the internet goes down
how reliable is it
what is your uptime
do you have a backup
what if you crash in the middle of a call
have you ever been down
what if there is a power cut
is there a fallback
sla
service level agreement
what happens when your thing crashes
what if it stops working
do you ever go down
what if our wifi drops
what if there is a fault
what is plan b`,
    say: answers.outage,
    chips: ["Support", "Is it secure", "I’d like a demo"],
  },
  {
    id: "number",
    ask: `
do we keep our number
can we keep our phone number
would our number stay the same
do we have to change our number
do we get a new number
how do calls get to you
do we have to divert our line
do we need to port the number
does it work with our phone system
can you work with voip
we use a cloud phone system
what about our existing landline
do patients ring a different number
will it work with our phones
call forwarding
do patients have to dial something new
would our number change
how does it connect to our phones
do we redirect the calls
does it sit on our existing line
we have a bt line
we use a phone system from our supplier`,
    say: `Your patients ring the number they know. ${withoutYes(answers.ourNumber)}`,
    chips: [
      "How long is setup",
      "What do you need from us",
      "Only out of hours",
    ],
  },
  {
    id: "hardware",
    ask: `
do we need any hardware
is there equipment to buy
do we need new phones
do i have to install anything
is there an app
is there a phone app for it
what kit do we need
does it need a special router
do we need a computer for it
is there software to install
do we need headsets
do i need to buy any gear
is there a box to plug in
what equipment do i need
does it need a new computer`,
    say: `${setupDetails.diary}, so your patients ring as they always do. Whether your phones need anything is a question for our team.`,
    noted: true,
    chips: [
      "Do we keep our number",
      "How long is setup",
      "What does Ellaira cost",
    ],
  },
  {
    id: "limits",
    ask: `
whats the catch
whats the snag
what are the drawbacks
what cant you do
what are you not good at
where does it fall short
what are the limits of it
what are the downsides
what should i worry about
what would i not like about it
be honest what is wrong with it`,
    say: "I give no medical advice, and I can’t judge what your team must judge: such calls go to them. A strong accent or a bad line may mean that I ask twice.",
    chips: [
      "What if you don’t know",
      "Can you transfer calls",
      "What is the guarantee",
    ],
  },
  {
    id: "interrupt",
    ask: `
can callers interrupt you
what if someone talks over you
can i cut in while you are talking
do you stop when somebody speaks
can patients talk over it
what happens if they interrupt
do i have to wait until you finish
how do i stop you talking`,
    say: "In this demo, typing or pressing Talk stops me in the middle of a sentence. How callers cut in on your own line is shown in the demo.",
    noted: true,
    chips: ["Do you understand accents", "I’d like a demo"],
  },
  {
    id: "who-is-calling",
    ask: `
how do you know who is calling
can you recognise a patient by their number
do you check who they are
how do you identify callers
do you ask for their date of birth
can it tell who is ringing
does it know our regular patients
how does it verify a patient
can you tell new patients from old ones`,
    say: "I ask for the name and the number, and read both back. Which checks I make before I talk about a booking is settled with you at setup.",
    noted: true,
    chips: ["Does it fit our diary", "Is it secure", "I’d like a demo"],
  },
  {
    id: "spam",
    ask: `
what about spam calls
do you deal with cold callers
nuisance calls
sales calls to our practice
can you block numbers
prank calls
what about abusive callers
what if someone shouts at you
rude patients
can you get rid of the salesmen
salespeople keep ringing us
we get lots of junk calls
what about time wasters`,
    say: "I answer them politely and briefly, so your team never has to. You decide which calls go straight to a person.",
    chips: ["Can you transfer calls", "Missed calls", "I’d like a demo"],
  },
];
