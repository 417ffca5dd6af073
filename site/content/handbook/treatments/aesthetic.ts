import type { Treatment } from "../../../../receptionist/handbook.ts";

/** What the aesthetic doctors and the therapists do. */
export const aesthetic: readonly Treatment[] = [
  {
    id: "botox",
    name: "an anti-wrinkle treatment",
    adultsOnly: true,
    called: `
botox
anti wrinkle
wrinkle injections
wrinkles
frown lines
crows feet
forehead lines
line smoothing
baby botox
dysport`,
    near: `
jaw slimming
masseter
sweating`,
    price: 210,
    from: true,
    priced: "That’s for one area; two are £260, and three £300.",
    minutes: 30,
    about:
      "A doctor talks it through with you first, and places a few fine injections.",
    asked: {
      who: "Dr Sofia Marin, our aesthetic doctor, does it.",
      sessions: "One visit does it, with a free review after two weeks.",
      course:
        "There’s no course price, since most people come three times a year. It’s from £210 each time.",
      lasts: "It lasts three to four months, and then wears off.",
      after:
        "You go straight back to your day, and the small marks go within hours. A bruise may take some days.",
      feels: "You feel a few small pinpricks, and it’s over in minutes.",
    },
  },
  {
    id: "filler",
    name: "dermal filler",
    adultsOnly: true,
    called: `
filler
fillers
lip filler
lip fillers
lips done
lip augmentation
lip enhancement
lip flip
fuller lips
plump my lips
bigger lips
cheek filler
chin filler
jawline filler
tear trough
russian lips`,
    near: `
profhilo
polynucleotides
skin booster
bum lift
fat dissolving`,
    price: 240,
    from: true,
    priced: "That’s for half a millilitre; a full one is £320.",
    minutes: 45,
    about:
      "A doctor plans the shape with you first, and uses a filler that can be dissolved.",
    asked: {
      who: "Dr Sofia Marin, our aesthetic doctor, does it.",
      sessions: "One visit does it, with a free review after two weeks.",
      course: "There’s no course price. Each treatment is from £240.",
      lasts:
        "It lasts six to twelve months, and then fades. It isn’t permanent.",
      after:
        "Swelling goes within two or three days, and a bruise may take a week. Most people work the next day.",
      feels:
        "A numbing cream goes on first, so you feel little more than pressure.",
    },
  },
  {
    id: "dissolving",
    name: "filler dissolving",
    adultsOnly: true,
    called: `
dissolve
dissolved
dissolving
dissolve filler
dissolve lip filler
lip filler dissolved
lip filler removed
filler dissolved
hyalase
get rid of filler
filler removed
filler taken out
filler reversed
reverse filler
undo filler`,
    price: 180,
    from: true,
    minutes: 30,
    about:
      "A doctor looks at it first, and dissolves the filler with a few small injections.",
    asked: {
      who: "Dr Sofia Marin, our aesthetic doctor, does it.",
      sessions: "Mostly one visit, with a free review after two weeks.",
      lasts: "Dissolved filler doesn’t come back.",
      after:
        "It’s swollen for a day or two, and you see how it settles after two weeks.",
      feels: "It stings for a moment, and a numbing cream goes on first.",
    },
  },
  {
    id: "laser",
    name: "laser hair removal",
    adultsOnly: true,
    called: `
laser
laser hair removal
hair removal
laser session
ipl
laser consultation
facial hair`,
    near: `
tattoo removal
thread veins
pigmentation
electrolysis`,
    price: 70,
    from: true,
    priced: "An upper lip is £70, underarms £90, and full legs £190.",
    minutes: 30,
    about:
      "A therapist tests a small patch first, and most areas need six sessions.",
    asked: {
      who: "A trained laser therapist does it, and Dr Sofia Marin leads the team.",
      sessions: "Most areas need six sessions, four to six weeks apart.",
      course: "A course of six sessions is from £350, which saves you one.",
      lasts:
        "Most hair stays away for years, and some people top it up once a year.",
      after:
        "The skin is red for a few hours, and you stay out of the sun for two weeks.",
      feels:
        "It feels like the snap of a rubber band, with cool air on the skin.",
    },
  },
  {
    id: "peel",
    name: "a skin peel or needling",
    adultsOnly: true,
    called: `
peel
skin peel
chemical peel
facial
microdermabrasion
microneedling
micro needling
skin needling
acne treatment
acne scars
scars
rosacea
skin treatment
skin consultation
aesthetic consultation
aesthetics consultation`,
    near: `
dermaplaning
prp
led light
mesotherapy
fat freezing
thread lift
tightening
plasma
hydrafacial
hydra facial`,
    price: 95,
    from: true,
    minutes: 45,
    about:
      "A therapist looks at your skin first, and suggests the peel or the needling that suits it.",
    asked: {
      who: "Our skin therapist does it, and Dr Sofia Marin leads the team.",
      sessions:
        "One visit freshens the skin, and most people have a course of four.",
      course: "A course of four is from £340, and one is from £95.",
      lasts:
        "The glow of one lasts about a month, and a course keeps it for longer.",
      after:
        "The skin is pink for a day and may flake for up to five days. Most people work the next day.",
      feels: "It tingles for a few minutes and doesn’t hurt.",
    },
  },
];
