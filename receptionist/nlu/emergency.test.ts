import { describe, expect, test } from "vitest";
import { asksAboutEmergencies, urgencyOf } from "./emergency.ts";
import { corpus } from "./training/corpus.ts";

/** The number that is given, or that there is none. */
const numberFor = (words: string): string => urgencyOf(words).number ?? "none";

/** Whether a number is at least as strong as the one that is due: 999 is right for 111, too. */
const isEnough = (due: string, given: string): boolean =>
  due === "111" ? given !== "none" : given === due;

/** How many learned lines may be wrong, of all and of one kind: small weights are left out, and a miss costs more. */
const MAX_WRONG = {
  "999": { all: 0.01, kind: 0.15 },
  "111": { all: 0.01, kind: 0.15 },
  none: { all: 0.06, kind: 0.25 },
};

describe.each(["999", "111", "none"] as const)("learned for %s", (due) => {
  const kinds = corpus.emergencies
    .filter(({ heading }) => heading.startsWith(`${due} `))
    .map(({ heading, lines }) => ({
      heading,
      lines,
      wrong: lines.filter((words) => !isEnough(due, numberFor(words))),
    }));

  test("hardly any line gets another number", () => {
    const lines = kinds.flatMap((kind) => kind.lines);
    const wrong = kinds.flatMap((kind) => kind.wrong);
    expect(wrong.length / lines.length).toBeLessThanOrEqual(MAX_WRONG[due].all);
  });

  test.each(kinds)("most lines get it: $heading", ({ lines, wrong }) => {
    expect(wrong.length / lines.length, wrong.join("\n")).toBeLessThanOrEqual(
      MAX_WRONG[due].kind,
    );
  });
});

describe("in words that nothing was learned from", () => {
  test.each([
    // Heart and chest.
    ["999", "there's an iron bar across my chest and I'm dripping with sweat"],
    ["999", "my uncle's clutching at his chest, he's the colour of putty"],
    ["999", "the pain in his chest has spread to both arms"],
    ["none", "I had chest pain in 2017 and they found nothing"],
    ["none", "can you laser the hair on my chest"],
    // Breathing and choking.
    ["999", "my nephew can't breathe, his lips look blue"],
    ["999", "she's wheezing badly and her puffer does nothing"],
    ["999", "grandma's choking on her tablets"],
    ["none", "we can hardly breathe for phone calls here"],
    // Stroke.
    ["999", "my sister's face has gone down on one side and she can't speak"],
    ["999", "his left arm just dropped and he's slurring"],
    ["none", "my aunt had a stroke three years back, can she have implants"],
    // Bleeding.
    ["999", "the bleeding from my tooth won't stop, I've used a whole towel"],
    ["999", "there's blood gushing from his leg"],
    ["none", "my gums bled a little this morning when I flossed"],
    // Beside a request.
    ["111", "can you get me in today, I've had a tooth knocked out at judo"],
    ["111", "my lad's big tooth has come clean out at rugby, can you see him"],
    ["111", "could you squeeze me in, my tooth's been pushed in after a fall"],
    ["111", "I think my jaw's broken, can you fit me in this morning"],
    ["111", "tooth knocked out this afternoon, can I see somebody"],
    ["111", "two teeth have come out, I'd like an appointment please"],
    ["999", "my husband's collapsed, I'd like an appointment please"],
    ["111", "I need to see the dentist, my face is really swollen"],
    ["none", "an old knocked-out tooth years ago, can I book an implant"],
    ["none", "I had a tooth taken out last week, can I book a check-up"],
    ["none", "I broke my jaw as a teenager, can I get a check-up"],
    // Unconscious, and fits.
    ["999", "my flatmate's passed out and I can't bring him round"],
    ["999", "my niece is having a fit in the kitchen"],
    ["999", "my son had a fit ten minutes ago"],
    ["999", "grandad had a fit five minutes ago and he's confused"],
    ["none", "my dad nearly had a fit at the price"],
    ["none", "can you fit my daughter in after school"],
    // Allergy.
    ["999", "she's eaten a cashew and her tongue is swelling"],
    ["none", "I'm allergic to latex gloves"],
    ["none", "it's my wife's one 07700900123"],
    // Aesthetics.
    ["999", "I can't see out of my left eye after cheek filler"],
    ["111", "the skin has gone white and very painful after my filler"],
    ["none", "how long does bruising last after filler"],
    // Dental.
    ["999", "my jaw's swollen up and I can't swallow my spit"],
    ["111", "I've knocked out my front tooth playing hockey"],
    ["111", "one side of my face is swollen from an abscess"],
    ["none", "my filling fell out at breakfast"],
    // Sepsis, meningitis, pregnancy.
    ["999", "he's burning up, shivering and confused"],
    ["999", "the rash is still there when I press a glass on it"],
    ["999", "I'm thirty weeks pregnant and there's a lot of blood"],
    ["none", "I'm pregnant, may I still have my teeth cleaned"],
    // Overdose and self-harm.
    ["999", "my brother's swallowed a bottle of pills"],
    ["999", "I want to end my life tonight"],
    ["none", "I could kill my boss for booking this"],
    // Injury.
    ["999", "my mother fell and she's confused now"],
    ["999", "he's been hit by a van"],
    ["111", "I think my wrist's broken"],
    ["none", "I broke my wrist last summer and need physio"],
    ["none", "I'm pregnant and I'd like a check-up"],
    [
      "999",
      "Hello, I think I'm having a heart attack, can I see a doctor today",
    ],
  ])("%s: %s", (due, words) => {
    expect(isEnough(due, numberFor(words))).toBe(true);
  });

  test("at the end of long talk", () => {
    const talk = "well I was saying to my neighbour about the bus ".repeat(12);
    expect(numberFor(`${talk} and now I can't breathe`)).toBe("999");
  });
});

describe("asked about the receptionist, not for help", () => {
  test.each([
    "what happens if a patient has chest pain",
    "does Ellaira know when to call an ambulance for a patient",
  ])("%s", (words) => {
    expect(asksAboutEmergencies(words.toLowerCase())).toBe(true);
    expect(numberFor(words)).toBe("none");
  });
});
