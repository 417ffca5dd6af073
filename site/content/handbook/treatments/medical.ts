import type { Treatment } from "../../../../receptionist/handbook.ts";

/** What the therapists do, and then the GP and the nurse. */
export const medical: readonly Treatment[] = [
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
    id: "physio",
    name: "a physio session",
    called: `
physio
physiotherapy
physiotherapist`,
    near: `
osteopath
osteopathy
chiropractor
acupuncture`,
    eases: `
bad back
back ache
backache
about my back
back killing me
sore back
my knee
knee giving me gyp
bad knee
sore knee
bad hip
sore hip
bad shoulder
sore shoulder
pulled muscle
sprained ankle
stiff neck
sore neck
sciatica`,
    price: 68,
    minutes: 45,
    about: "A physiotherapist finds out where it is tight, and works on that.",
    asked: {
      who: "Mark Doyle, our physiotherapist, sees you.",
      sessions:
        "Most people need three to six sessions, and some need only one.",
      course: "Six sessions are £350 together, and one is £68.",
      after: "You may feel it for a day, and you can work straight away.",
      feels:
        "It can be tender in tight places, and you can always ask for less.",
    },
  },
  {
    id: "massage",
    name: "a massage",
    called: `
massage
sports massage
deep tissue`,
    near: `
reflexology
pilates`,
    price: 68,
    minutes: 45,
    about: "Our physiotherapist loosens what is tight.",
    asked: {
      who: "Mark Doyle, our physiotherapist, does it.",
      sessions: "One is often enough, and you can come as often as you like.",
      course: "Six sessions are £350 together, and one is £68.",
      after: "You may feel it for a day, and you can work straight away.",
      feels:
        "It can be tender in tight places, and you can always ask for less.",
    },
  },
  {
    id: "blood-test",
    name: "a blood test",
    called: `
blood test
bloods
bloods done
blood taken
cholesterol
thyroid test
iron levels
hormone test
std test
sti test
sexual health`,
    price: 65,
    from: true,
    minutes: 15,
    about:
      "A nurse takes the sample, and most results are back within two working days.",
    asked: {
      who: "Our nurse takes the sample.",
      sessions: "One visit does it.",
      after:
        "You go straight back to your day. Press on the spot for a minute to keep it from bruising.",
      feels: "You feel a short scratch, and you can lie down if you’d rather.",
    },
  },
  {
    id: "vaccination",
    name: "a vaccination",
    called: `
vaccination
vaccine
vaccinations
jab
jabs
flu jab
mmr
travel jabs
travel vaccines
injection for travel
yellow fever
booster
immunisation
shingles`,
    price: 40,
    from: true,
    minutes: 15,
    about:
      "A nurse goes through where you travel or what you need, and gives the vaccine.",
    asked: {
      who: "Our nurse gives it.",
      sessions: "Mostly one visit, and some travel vaccines need two or three.",
      course:
        "Each dose has its own price, from £40, and the nurse tells you how many you need.",
      lasts:
        "It depends on the vaccine, from a year to life. The nurse writes it on your card.",
      after:
        "Your arm may ache for a day or two, and you can work straight away.",
      feels:
        "You feel a short scratch, and your arm may ache for a day or two.",
    },
  },
  {
    id: "nurse",
    name: "a nurse appointment",
    called: `
nurse
see a nurse
practice nurse
nurse appointment
stitches out
stitches taken out
stitches removed
dressing changed
pregnancy test
weigh in`,
    price: 35,
    from: true,
    minutes: 15,
    about:
      "Our nurse changes dressings, takes out stitches and does tests that need no doctor.",
    asked: {
      who: "You see Joanne Reid, our nurse.",
      sessions: "Mostly one visit does it.",
    },
  },
  {
    id: "smear",
    name: "a smear test",
    called: `
smear
smear test
cervical screening
pap
pap smear
well woman
womens health`,
    near: `
coil
fertility test
pregnancy scan`,
    price: 110,
    minutes: 20,
    about: "A female nurse does it, and you may bring somebody with you.",
    asked: {
      who: "A female nurse does it.",
      sessions: "One visit does it.",
      after: "You go straight back to your day.",
      feels:
        "It may be uncomfortable for a minute, and you can stop it at any time.",
    },
  },
  {
    id: "mole-check",
    name: "a mole check",
    called: `
mole
moles
mole check
mole removal
mole mapping
skin check
dermatologist
dermatology`,
    near: `
skin tag
skin tags
wart
verruca`,
    price: 90,
    minutes: 20,
    about:
      "A GP looks at it through a dermatoscope, and tells you the same day what should happen next.",
    asked: {
      who: "Dr Priya Raman, our GP, looks at it.",
      sessions: "One visit does it, and she tells you the same day.",
      feels: "No, she only looks at it through a dermatoscope.",
    },
  },
];
