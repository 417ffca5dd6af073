import type { Entry } from "../../../../receptionist/handbook.ts";
import { settings } from "../../../settings.ts";
import { claims } from "../../claims.ts";
import {
  cqcCertification,
  dataProtection,
  hostingFacts,
} from "../../compliance.ts";

const encryption = `Data is encrypted with ${claims.encryptionInTransit} in transit and ${claims.encryptionAtRest} at rest.`;

/** Data protection and security. */
export const data: readonly Entry[] = [
  {
    id: "gdpr",
    ask: `
does this meet the data rules
is it legal to use ai for patient calls
are you gdpr compliant
gdpr
data protection
whos the controller then us or you
who is the data controller
are you a processor
is it compliant with uk law
is patient data safe with you
are you registered with the ico
do you comply with the data protection act
what happens to patient data
information governance
dspt
data security and protection toolkit
are you allowed to handle patient data
what about privacy
what about the ico
who is controller and who is processor
our data protection officer wants to know the roles
what is your role under gdpr
is this allowed under gdpr
is it lawful
is it within the law`,
    say: ({ text }) =>
      /\bico\b/.test(text)
        ? `${settings.company.icoRegistration ? `Our ICO registration is ${settings.company.icoRegistration}.` : "Our ICO registration isn’t on this website; ask our team for it."} ${dataProtection.roles.text}`
        : `We work to UK GDPR. ${dataProtection.roles.text}`,
    chips: ["Is there a DPA?", "Where is data hosted?", "Impact assessment"],
  },
  {
    id: "dpa",
    ask: `
is there a contract about the data
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
    chips: ["Impact assessment", "Where is data hosted?", "I’d like a demo"],
  },
  {
    id: "impact-assessment",
    ask: `
would we need to do a dpia
impact assessment
do you have a dpia
dpia
data protection impact assessment
do we need a risk assessment
clinical safety case
dcb0129
can you help with our dpia`,
    say: dataProtection.impactAssessment.text,
    chips: ["Are you GDPR compliant?", "Is there a DPA?", "I’d like a demo"],
  },
  {
    id: "patient-rights",
    ask: `
a patient says delete everything youve got on me
if a patient asks you to delete everything what happens
can patients have their data erased
what about subject access requests
right to be forgotten
can a patient ask for their recording
how do we delete a patients data
what if a patient wants a copy of a call
data subject rights
can you export the data`,
    say: `Yes. ${dataProtection.rights.text}`,
    chips: ["Are you GDPR compliant?", "Recordings", "I’d like a demo"],
  },
  {
    id: "health-data",
    ask: `
what lawful basis
what about special category data
what about health data
which legal basis do we use
article nine
sensitive data`,
    say: dataProtection.healthData.text,
    chips: ["Are you GDPR compliant?", "Impact assessment", "I’d like a demo"],
  },
  {
    id: "breach",
    ask: `
what if somebody nicks the patient data
have you ever had a data leak
what if there is a breach
what happens if you get hacked
how quickly do you tell us about a breach
breach notification
have you ever had a breach
what if someone steals the data
what if you are hacked
has anything ever leaked
what if it gets out
what do you do after a leak
do we hear about it if data is stolen
was there ever an incident`,
    say: dataProtection.breaches.text,
    chips: ["Is it secure?", "Who has access?", "Certificates"],
  },
  {
    id: "hosting",
    ask: `
where do the recordings go
where are the call recordings stored
where do you keep the recordings
where does the patient data go
is any of it kept in america
does anything leave the country
which country are the servers in
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
where does the data live
where do you keep it all
is our data kept in britain`,
    say: `We use ${hostingFacts.dataCentres}. ${dataProtection.retention.text}`,
    chips: ["Is it secure?", "Certificates", "Are you GDPR compliant?"],
  },
  {
    id: "suppliers",
    ask: `
who else gets the data
which suppliers process our data
is there a list of sub processors
do you use sub processors
is it sent to open ai or somebody
does an american company process the calls
which other companies handle the calls
is anything processed outside the uk
what third parties are involved
who are your processors`,
    say: "Some functions rely on specialist suppliers, such as speech and call connection. Where one handles personal data outside the UK, a transfer safeguard recognised by UK law applies. We name each supplier on request.",
    chips: ["Where is data hosted?", "Is there a DPA?", "I’d like a demo"],
  },
  {
    id: "nhs-standards",
    ask: `
is nhs england all right with this
do you have the dspt
nhs data security and protection toolkit
what about dcb0129
dcb 0129 clinical safety
have you got a clinical safety case
who do i speak to about the nhs paperwork
are you approved for the nhs
do you meet dtac
is it on an nhs framework
are you nhs compliant`,
    say: "Our website doesn’t mention NHS standards such as the DSPT or DCB0129, so I can’t promise either. Our team can tell you where we are with them.",
    noted: true,
    chips: ["Certificates", "Is it secure?", "I’d like a demo"],
  },
  {
    id: "cqc",
    ask: `
whats cqcs view of this
what would an inspector say about this
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
    chips: ["Who has access?", "Are you GDPR compliant?", "I’d like a demo"],
  },
  {
    id: "security",
    ask: `
is everything encrypted
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
how safe is patient information
who protects it`,
    say: `Yes. ${encryption} There is ${hostingFacts.monitoring}.`,
    chips: [
      "Certificates",
      "Where is data hosted?",
      "What if there is a breach?",
    ],
  },
  {
    id: "certificates",
    ask: `
which security standards do you meet
have you got iso 27001
certificates
are you iso certified
iso 27001
soc 2
can i see your certificates
what accreditations do you have
audited by whom
have you got iso
what standards do you meet
which certifications have you got
may i see the soc 2 report
what do you hold in the way of certificates
does anybody audit you
is your security certified by someone
any certificates`,
    say: `${hostingFacts.certificates}.`,
    chips: ["Is it secure?", "Where is data hosted?", "I’d like a demo"],
  },
  {
    id: "hipaa",
    ask: `
what does hipaa have to do with a uk clinic
hipaa
are you hipaa compliant
what about american patients
us privacy rules`,
    say: `HIPAA is the US health privacy standard. UK clinics answer to UK GDPR. ${encryption}`,
    chips: ["Are you GDPR compliant?", "Is it secure?"],
  },
];
