import type { Treatment } from "../../../../receptionist/handbook.ts";

/** What the therapists do. */
export const therapies: readonly Treatment[] = [
  {
    id: "brows",
    name: "a brow and wax appointment",
    called: `
wax
waxing
brow
brows
eyebrow
eyebrows
threading
tint
lash
lashes
lash lift
microblading
bikini
leg wax
sugaring`,
    near: `
manicure
pedicure
nails
haircut
spray tan
piercing`,
    price: 22,
    from: true,
    minutes: 20,
    about:
      "A therapist waxes, threads or tints, and you go straight back to your day.",
    asked: {
      who: "One of our therapists does it.",
      sessions: "One visit does it.",
      lasts: "Waxing keeps for four to six weeks, and a tint for about four.",
      after: "The skin may be pink for an hour.",
      feels: "It stings for a moment, and then it’s over.",
    },
  },
  {
    id: "massage",
    name: "a massage or physio session",
    called: `
massage
sports massage
physio
physiotherapy
physiotherapist
deep tissue`,
    near: `
osteopath
osteopathy
chiropractor
acupuncture
reflexology
pilates`,
    price: 68,
    minutes: 45,
    about: "A physiotherapist finds out where it is tight, and works on that.",
    asked: {
      who: "A qualified physiotherapist sees you.",
      sessions:
        "Most people need three to six sessions, and some need only one.",
      course: "Six sessions are £350 together, and one is £68.",
      after: "You may feel it for a day, and you can work straight away.",
      feels:
        "It can be tender in tight places, and you can always ask for less.",
    },
  },
];
