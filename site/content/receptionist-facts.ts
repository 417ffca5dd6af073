import type { Facts } from "../../receptionist/facts.ts";
import { settings } from "../settings.ts";
import { demo, limits } from "./case-study.ts";
import { caseStudyClaims, claims } from "./claims.ts";
import {
  cqcCertification,
  dataProtection,
  hostingFacts,
  privacyRules,
} from "./compliance.ts";
import { setupDetails } from "./how-it-works.ts";
import { elite, growth, type Plan, pricing, starter } from "./plans.ts";
import { followUps } from "./problems.ts";
import { results } from "./results.ts";

const CLINIC = "Willow Street Clinic";

const OWN_SYSTEM = "Please ask about your own system in a demo.";

const encryption = `Data is encrypted with ${claims.encryptionInTransit} in transit and ${claims.encryptionAtRest} at rest.`;

const figures = `Clinics see figures such as ${claims.moreBookings}% more bookings, ${claims.satisfaction}% patient satisfaction and ${claims.revenueGrowth}% revenue growth. ${results.footnote}`;

const planFacts = (
  calledBy: string,
  { name, description, features }: Plan,
) => ({ calledBy, name, description, features: Object.values(features) });

/** From the pages' own texts, so that a missing one is a type error. Short sentences: they are spoken. */
export const receptionistFacts: Facts = {
  clinicName: CLINIC,
  phone: settings.phone,
  plans: [
    planFacts("starter", starter),
    planFacts("growth", growth),
    planFacts("elite", elite),
  ],
  answers: {
    location: `${CLINIC} is invented for this demonstration, so it has no address and no car park. At your clinic I would give callers your own address and directions.`,
    "clinic-services": `${CLINIC} has a dentist, a GP and skin treatments. It’s invented, so that’s all I can say about it.`,
    "setup-time": `${setupDetails.goLive}. ${setupDetails.refinement}.`,
    contract:
      "Contract length, prices and payment terms are in each clinic’s order form.",
    price: `There are no prices on the website. ${pricing.quote}`,
    languages: `Ellaira speaks ${claims.languages} languages. ${setupDetails.languages}. In this demonstration I speak only English.`,
    crm: `${growth.features.crm} starts with the ${growth.name}. ${OWN_SYSTEM}`,
    diary: `${setupDetails.diary}. Callers are offered only the times your diary has free. ${OWN_SYSTEM}`,
    "follow-ups": followUps.text,
    "no-shows": `I confirm each booking, which helps clinics see fewer no-shows. In our hospital case study, missed appointments fell by ${caseStudyClaims.fewerMissedAppointments}%.`,
    retention: dataProtection.retention.text,
    breach: dataProtection.breaches.text,
    hosting: `We use ${hostingFacts.dataCentres}.`,
    gdpr: dataProtection.roles.text,
    impactAssessment: dataProtection.impactAssessment.text,
    transparency: dataProtection.transparency.text,
    patientRights: dataProtection.rights.text,
    healthData: dataProtection.healthData.text,
    dataSale: `We do not sell personal data. ${dataProtection.roles.text}`,
    marketingRules: privacyRules.pecr.note,
    cqc: `${cqcCertification} Each call leaves a record that you can use as evidence.`,
    security: `${encryption} There is ${hostingFacts.monitoring}.`,
    certificates: `${hostingFacts.certificates}.`,
    hipaa: `HIPAA is the US health privacy standard. UK clinics answer to UK GDPR. ${encryption}`,
    access:
      "People see only what their job requires, and access to call records is written to an audit log.",
    who: "I’m Ellaira, an AI voice receptionist for UK clinics. You’re talking to software, not to a person. Here I answer for an invented clinic, to show what I can do.",
    real: `${demo.nothingIsReal} What you say isn’t sent to Ellaira’s team, and I keep nothing once we finish.`,
    clients: `${claims.clinics} clinics let Ellaira answer the phone. ${figures}`,
    guarantee: `There is a ${claims.guaranteeDays}-day results guarantee. You see its terms in writing before you sign.`,
    results: figures,
    support: `Support is there ${claims.support}, and calls are answered ${claims.availability}. ${elite.name} adds a ${elite.features.accountManager.toLowerCase()}.`,
    contact: `You can call us on ${settings.phone}. The email address is ${settings.email}.`,
    emergencies: limits.text,
  },
};
