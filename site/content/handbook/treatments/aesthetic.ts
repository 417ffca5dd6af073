import type { Treatment } from "../../../../receptionist/handbook.ts";

/** What the aesthetic doctors and the therapists do. */
export const aesthetic: readonly Treatment[] = [
  {
    id: "botox",
    name: "an anti-wrinkle treatment",
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
    minutes: 30,
    about:
      "A doctor talks it through with you first, and places a few fine injections.",
  },
  {
    id: "filler",
    name: "dermal filler",
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
dissolve filler
profhilo
polynucleotides
skin booster
bum lift
fat dissolving`,
    price: 240,
    from: true,
    minutes: 45,
    about:
      "A doctor plans the shape with you first, and uses a filler that can be dissolved.",
  },
  {
    id: "laser",
    name: "laser hair removal",
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
    minutes: 30,
    about:
      "A therapist tests a small patch first, and most areas need six sessions.",
  },
  {
    id: "peel",
    name: "a skin peel",
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
  },
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
deep tissue
back treatment`,
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
  },
];
