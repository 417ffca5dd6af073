import { describe, expect, test } from "vitest";
import type { FactName } from "../facts.ts";
import { FACTS } from "../testing/facts.ts";
import { last, said } from "../testing/talk.ts";

describe("a question is answered with its fact", () => {
  test.each<[string, FactName]>([
    ["where are you", "location"],
    ["what treatments do you offer", "clinic-services"],
    ["how long does setup take", "setup-time"],
    ["how long is the contract", "contract"],
    ["how much is the Growth plan", "price"],
    ["what languages", "languages"],
    ["crm integration", "crm"],
    ["does it work with our diary", "diary"],
    ["follow ups", "follow-ups"],
    ["no shows", "no-shows"],
    ["how long do you keep recordings", "retention"],
    ["what if there's a breach", "breach"],
    ["where is the data hosted", "hosting"],
    ["are you gdpr compliant", "gdpr"],
    ["do you have a dpia", "impactAssessment"],
    ["do callers have to consent to recording", "transparency"],
    ["can patients have their data erased", "patientRights"],
    ["what lawful basis", "healthData"],
    ["do you sell data", "dataSale"],
    ["what about pecr", "marketingRules"],
    ["cqc", "cqc"],
    ["is it secure", "security"],
    ["iso 27001", "certificates"],
    ["hipaa", "hipaa"],
    ["who can access recordings", "access"],
    ["who are you", "who"],
    ["is this real", "real"],
    ["how many clinics use it", "clients"],
    ["do you guarantee results", "guarantee"],
    ["what results do clinics see", "results"],
    ["what support is there", "support"],
    ["how do I contact you", "contact"],
    ["how does Ellaira handle emergencies", "emergencies"],
    ["what does it do if a patient rings up with chest pain", "emergencies"],
  ])("%s: %s", (words, fact) => {
    expect(said(last(words))).toContain(FACTS.answers[fact]);
  });

  test.each([
    "what time do you open on the 31st of February",
    "are you open on Monday the 12th of March",
  ])("the opening hours, on a day that there is not: %s", (words) => {
    expect(said(last(words))).toContain("Monday to Friday");
  });

  test("a plan's features, all of them", () => {
    for (const { name, features } of FACTS.plans) {
      const reply = said(last(`what's in ${name}`)).toLowerCase();
      for (const feature of features)
        expect(reply).toContain(feature.toLowerCase());
    }
  });
});
