import { describe, expect, test } from "vitest";
import { claims } from "../content/claims.ts";
import { privacyRules } from "../content/compliance.ts";
import { plans } from "../content/plans.ts";
import { BOOKING, last, said } from "./testing/talk.ts";

describe("answers are the site's own", () => {
  test("a plan's features", () => {
    for (const { name, features } of plans) {
      const reply = said(last(`what's in ${name}`)).toLowerCase();
      for (const feature of features)
        expect(reply).toContain(feature.toLowerCase());
    }
  });

  test("figures", () => {
    expect(said(last("how long does it take to set up"))).toContain(
      claims.setupWithin,
    );
    expect(said(last("how long do you keep recordings"))).toContain(
      `${claims.retentionDays} days`,
    );
    expect(said(last("what if there's a data breach"))).toContain(
      claims.breachDisclosure,
    );
    expect(said(last("is the data encrypted"))).toContain(
      claims.encryptionAtRest,
    );
    expect(said(last("what results have clinics seen"))).toContain(
      `${claims.moreBookings}%`,
    );
    expect(said(last("which plan has CRM integration"))).toContain(
      "Growth Plan",
    );
  });

  test("data protection", () => {
    const [who] = privacyRules.dataProtection.points;
    expect(said(last("are you GDPR compliant"))).toContain(
      String(who?.text.split(". ")[0]),
    );
  });

  test("a price is never named", () => {
    expect(said(last("how much is the Growth plan"))).not.toMatch(/£|\d/);
  });
});

describe("how she speaks", () => {
  const questions = [
    "what are your opening hours",
    "where are you",
    "what treatments do you offer",
    "how long does setup take",
    "what plans are there",
    "what's in Clinic Elite",
    "starter or elite",
    "how much is it",
    "how long is the contract",
    "what languages",
    "crm integration",
    "does it work with our diary",
    "follow ups",
    "no shows",
    "how long do you keep recordings",
    "what if there's a breach",
    "where is the data hosted",
    "are you gdpr compliant",
    "do you have a dpia",
    "do callers have to consent to recording",
    "can patients have their data erased",
    "what lawful basis",
    "what about pecr",
    "do you sell data",
    "cqc",
    "is it secure",
    "iso 27001",
    "hipaa",
    "who can access recordings",
    "who are you",
    "is this real",
    "do you guarantee results",
    "what results do clinics see",
    "how many clinics use it",
    "what support is there",
    "how do I contact you",
    "hello",
    "thank you",
    "goodbye",
    "what can you do",
    "is this mole dangerous",
    "I can't breathe",
    "a demo please",
    "how does Ellaira handle emergencies",
    ...BOOKING,
    "Sunday",
  ];

  test("sentences are short and can be spoken", () => {
    for (const words of questions) {
      const reply = last(words);
      for (const line of reply.say) {
        expect(line).not.toMatch(/[!—*_#<>[\]]|undefined|NaN/);
        for (const sentence of line.split(/(?<=[.?])\s/))
          expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(
            27,
          );
      }
    }
  });

  test("each is answered as a question, not missed", () => {
    for (const words of questions.slice(0, -5))
      expect(last(words).state.misses, words).toBe(0);
  });
});
