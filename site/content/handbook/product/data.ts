import type { Entry } from "../../../../receptionist/handbook.ts";
import { demo } from "../../case-study.ts";
import { claims } from "../../claims.ts";
import {
  cqcCertification,
  dataProtection,
  hostingFacts,
} from "../../compliance.ts";
import { answers } from "../../questions.ts";
import { withoutYes } from "../../../../receptionist/format-spoken.ts";

const encryption = `Data is encrypted with ${claims.encryptionInTransit} in transit and ${claims.encryptionAtRest} at rest.`;

/** Data protection, and what Ellaira is. */
export const data: readonly Entry[] = [
  {
    id: "recordings",
    anyone: true,
    ask: `
recordings
do you record calls
are calls recorded
can i listen to a recording
can we turn off recording
can i play back a call
is this call being recorded
who can hear the recordings
can i check what was said in a call
do you keep transcripts
can patients ask not to be recorded
can i hear what was said
do you tape the calls
can we listen to them afterwards
are conversations saved`,
    say: `Calls can be recorded and written down, and you can read them afterwards. ${dataProtection.retention.text}`,
    chips: ["Consent to recording", "Who has access", "Is it secure"],
  },
  {
    id: "retention",
    ask: `
how long do you keep recordings
who keeps the recordings
when do you delete the data
data retention
how long is data stored
do you delete recordings
retention period
what happens to our data when we leave
how long do you hold call data
how long do the recordings hang about
when do they get deleted
how long is everything kept`,
    say: answers.recordings,
    chips: ["Who has access", "Where is data hosted", "Are you GDPR compliant"],
  },
  {
    id: "consent",
    anyone: true,
    ask: `
consent to recording
do callers have to consent
do you say youre an ai
do you tell callers they are talking to an ai
do patients have to agree
do you have to announce the recording
what do you tell patients at the start
does ellaira say that it is an ai
is it legal to record
do we need to tell patients about the ai
what wording do we need in our privacy notice
transparency
do callers get told it is ai
do my patients know they are speaking to an ai
do you admit you are a robot
do people know they are not talking to a person
do you have to tell them
do i need their permission`,
    say: `Callers know that I’m an AI. ${withoutYes(answers.saysIsAi)}`,
    chips: ["Recordings", "Are you GDPR compliant", "I’d like a demo"],
  },
  {
    id: "gdpr",
    ask: `
are you gdpr compliant
gdpr
data protection
who is the data controller
are you a processor
is it compliant with uk law
what about patient confidentiality
is patient data safe with you
are you registered with the ico
do you comply with the data protection act
what happens to patient data
information governance
dspt
data security and protection toolkit
is it all legal
is it ok with data protection
are you allowed to handle patient data
what about privacy
is it confidential
who owns the data
what about the ico`,
    say: dataProtection.roles.text,
    chips: ["Is there a DPA", "Where is data hosted", "Impact assessment"],
  },
  {
    id: "dpa",
    ask: `
is there a dpa
do you have a data processing agreement
can we see the processing contract
article 28 contract
do you sign a data processing agreement with us
who are your sub processors
data processing contract
can my lawyer see the contract
do you have an nda
will you sign an agreement about data
what paperwork is there for data protection
have you got a data agreement`,
    say: `There’s a data processing agreement. ${dataProtection.roles.text}`,
    chips: ["Impact assessment", "Where is data hosted", "I’d like a demo"],
  },
  {
    id: "impact-assessment",
    ask: `
impact assessment
do you have a dpia
dpia
data protection impact assessment
do we need a risk assessment
clinical safety case
dcb0129
can you help with our dpia`,
    say: dataProtection.impactAssessment.text,
    chips: ["Are you GDPR compliant", "Is there a DPA", "I’d like a demo"],
  },
  {
    id: "patient-rights",
    ask: `
can patients have their data erased
what about subject access requests
right to be forgotten
can a patient ask for their recording
how do we delete a patients data
what if a patient wants a copy of a call
data subject rights
can you export the data`,
    say: dataProtection.rights.text,
    chips: ["Are you GDPR compliant", "Recordings", "I’d like a demo"],
  },
  {
    id: "health-data",
    ask: `
what lawful basis
what about special category data
what about health data
which legal basis do we use
article nine
is it legal to process medical information
sensitive data`,
    say: dataProtection.healthData.text,
    chips: ["Are you GDPR compliant", "Impact assessment", "I’d like a demo"],
  },
  {
    id: "data-sale",
    anyone: true,
    ask: `
do you sell data
do you share our data with anyone
who gets our data
do you train your ai on our calls
do you use our calls for training
is our data used to train models
do you give data to google
do third parties see it
what do you do with our information
are our calls used to train your ai
what do you use our data for
does anyone else get it
do you pass it on`,
    say: `We do not sell personal data. ${dataProtection.roles.text}`,
    chips: ["Where is data hosted", "Who has access", "Is there a DPA"],
  },
  {
    id: "breach",
    ask: `
what if there is a breach
data breach
what happens if you get hacked
how quickly do you tell us about a breach
breach notification
have you ever had a breach
what if data leaks
what if someone steals the data
what if you are hacked
has anything ever leaked
what if it gets out`,
    say: dataProtection.breaches.text,
    chips: ["Is it secure", "Who has access", "Certificates"],
  },
  {
    id: "hosting",
    ask: `
where is data hosted
where is the data stored
is the data in the uk
do you use us servers
where are your servers
which cloud do you use
does data leave the country
uk hosting
is it hosted in europe
which country is the data kept in
is it stored abroad
does it go to america
where does the data live`,
    say: `We use ${hostingFacts.dataCentres}.`,
    chips: ["Is it secure", "Certificates", "Are you GDPR compliant"],
  },
  {
    id: "cqc",
    ask: `
cqc
are you cqc approved
what about the cqc
will the cqc accept this
does it help with inspections
audit trail
regulation 17
care quality commission
what do we tell the inspectors
is it registered with the cqc
what will the cqc say
are we allowed to use this
will it get us in trouble with the inspectors
does it meet regulations`,
    say: `${cqcCertification} Each call leaves a record that you can use as evidence.`,
    chips: ["Who has access", "Are you GDPR compliant", "I’d like a demo"],
  },
  {
    id: "security",
    ask: `
is it secure
how secure is it
do you encrypt data
is it encrypted
what security do you have
encryption
how do you protect our data
two factor login
penetration testing
cyber essentials
are you safe from hackers
how do you keep it safe from hackers
is it safe
how safe is patient information
who protects it`,
    say: `${encryption} There is ${hostingFacts.monitoring}.`,
    chips: [
      "Certificates",
      "Where is data hosted",
      "What if there is a breach",
    ],
  },
  {
    id: "certificates",
    ask: `
certificates
are you iso certified
iso 27001
soc 2
do you have certification
can i see your certificates
what accreditations do you have
are you accredited
audited by whom
have you got iso
what standards do you meet
are you certified`,
    say: `${hostingFacts.certificates}.`,
    chips: ["Is it secure", "Where is data hosted", "I’d like a demo"],
  },
  {
    id: "hipaa",
    ask: `
hipaa
are you hipaa compliant
what about american patients
us privacy rules`,
    say: `HIPAA is the US health privacy standard. UK clinics answer to UK GDPR. ${encryption}`,
    chips: ["Are you GDPR compliant", "Is it secure"],
  },
  {
    id: "access",
    anyone: true,
    ask: `
who has access
who can access recordings
who can see our calls
can your staff listen in
can my receptionist see everything
do your people read our transcripts
access control
who sees the patient information
can i limit what staff see
audit logs
can my whole team see the calls
who at your end can listen
can everyone see it
can i restrict who sees what`,
    say: "People see only what their job requires, and access to call records is written to an audit log.",
    chips: ["Recordings", "Is it secure", "Are you GDPR compliant"],
  },
  {
    id: "who",
    anyone: true,
    ask: `
who are you
what are you
are you a robot
are you a real person
am i talking to a machine
are you human
are you a human being
are you an ai
is this a recording
whats your name
who made you
who built you
am i speaking to a computer
who am i speaking to
who is this
you sound like a robot
are you a chatbot
is that a real person
who owns ellaira
so who actually built you
hang on is this a computer
wow you sound like a real person
which company are you
am i talking to a person
do you have a name
what do i call you
is it ellaira
tell me your name
what were you called again
who is behind this company
who are you lot
whats ellaira mean
are you alive
you are not a real person are you`,
    say: "I’m Ellaira, an AI voice receptionist for UK clinics. You’re talking to software, not to a person. Here I answer for an invented clinic, to show what I can do.",
    chips: ["Is this real", "What can you do?", "Book an appointment"],
  },
  {
    id: "real",
    anyone: true,
    ask: `
is this real
is this a real clinic
does the clinic exist
is this just a demo
will i really have an appointment
is it a real booking
are you a real clinic
is my appointment real
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
those arent our prices
that isnt what we charge
is that your real price
are these real prices`,
    say: ({ text }) =>
      /\b(?:pric\w+|charges?)\b/.test(text)
        ? "The prices here are an invented clinic’s. At yours I’d quote your own."
        : `${demo.nothingIsReal} What you say isn’t sent to Ellaira’s team, and I keep nothing once we finish.`,
    chips: [
      "Book an appointment",
      "How can you help my clinic",
      "I’d like a demo",
    ],
  },
  {
    id: "model",
    anyone: true,
    ask: `
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
    say: "In this demo I run wholly inside your browser, with no AI service behind me. What answers your phone is set up for your clinic, and our team tells you about its parts.",
    noted: true,
    chips: ["Is it secure", "Where is data hosted", "I’d like a demo"],
  },
];
