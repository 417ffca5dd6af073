import type { Treatment } from "../../../receptionist/handbook.ts";

/** What the invented clinic does. In `called` stands all that callers call it, one way a line. */
export const treatments: readonly Treatment[] = [
  {
    id: "check-up",
    name: "a check-up",
    called: `
check up
check ups
checkup
checkups
dental check
dental examination
exam
teeth checked
teeth doing
teeth seen to
look at my teeth
mot for my teeth
six month check
routine dental
tooth looked at
dentist appointment
dental appointment`,
    price: 62,
    minutes: 20,
    about:
      "A dentist looks at your teeth and gums, with X-rays if you need them.",
  },
  {
    id: "hygienist",
    name: "a hygienist visit",
    called: `
hygienist
hygiene
scale and polish
teeth cleaned
teeth cleaning
clean my teeth
clean and polish
deep clean
plaque
tartar
airflow
gum treatment
bleeding gums
blood when i brush
bleeding when i floss`,
    price: 78,
    minutes: 30,
    about:
      "The hygienist cleans and polishes your teeth, above and below the gum.",
  },
  {
    id: "filling",
    name: "a filling",
    called: `
filling
cavity
white filling
hole in my tooth
tooth filled
decay`,
    price: 145,
    from: true,
    minutes: 45,
    about: "A dentist numbs the tooth and rebuilds it in a white material.",
  },
  {
    id: "root-canal",
    name: "a root canal",
    called: `
root canal
root filling
root treatment
endodontist
nerve taken out
nerve removed`,
    price: 495,
    from: true,
    minutes: 90,
    about:
      "A dentist numbs the tooth, cleans inside it and seals it, so it mostly feels like a long filling.",
  },
  {
    id: "extraction",
    name: "an extraction",
    called: `
extraction
tooth out
tooth taken out
tooth pulled
tooth removed
remove tooth
wisdom tooth out
wisdom tooth removed
wisdom teeth out`,
    price: 175,
    from: true,
    minutes: 45,
    about:
      "A dentist numbs the tooth and takes it out, and tells you how to look after the gap.",
  },
  {
    id: "crown",
    name: "a crown",
    called: `
crown
cap on my tooth
cap for my tooth`,
    near: `
bridge
veneer
veneers
composite bonding
bonding
inlay
onlay
gold tooth`,
    price: 690,
    from: true,
    minutes: 60,
    about:
      "It takes two visits: one to shape the tooth and scan it, one to fit the crown.",
  },
  {
    id: "implant",
    name: "an implant consultation",
    called: `
implant
implants`,
    near: `
denture
dentures
false teeth
replace a missing tooth
missing tooth
full mouth`,
    price: 95,
    minutes: 45,
    about:
      "A dentist scans your jaw and writes you a plan with every cost in it.",
  },
  {
    id: "whitening",
    name: "tooth whitening",
    called: `
whitening
teeth whitened
whiter teeth
whiten my teeth
bleach my teeth
bleaching
yellow teeth`,
    price: 325,
    minutes: 60,
    about:
      "A dentist fits trays for you to wear at home, and checks the shade after two weeks.",
  },
  {
    id: "straightening",
    name: "a straightening consultation",
    called: `
braces
brace
invisalign
aligners
orthodontist
orthodontic
straighten my teeth
straighter teeth
teeth straightened
crooked teeth`,
    near: `
retainer
mouth guard
night guard
gum shield`,
    price: 45,
    minutes: 30,
    about:
      "A dentist scans your teeth and shows you where aligners or braces would move them.",
  },
  {
    id: "urgent-dental",
    name: "an urgent dental visit",
    called: `
urgent dental
emergency dentist
emergency dental
toothache
tooth ache
tooth hurts
tooth is killing me
tooth killing me
chipped tooth
broken tooth
broke tooth
cracked tooth
lost filling
filling fallen out
filling came out
crown fell off
crown came off
crown come off
crown come out
crown came out
lost crown
filling come out
crown fallen off
crown loose
loose tooth
abscess
wisdom tooth playing up
wisdom tooth hurts
broken brace
snapped denture`,
    eases: `
sensitive tooth
sensitive teeth
teeth sensitive
tooth sensitive
sore tooth
sore gum
gum hurts
gum sore
gum ache
mouth ulcer
jaw ache
jaw hurts
jaw sore
sore jaw
jaw click
bad taste in my mouth
wobbly tooth
tooth wobbly
brace rubbing
denture rubbing`,
    price: 85,
    minutes: 30,
    soon: true,
    about:
      "A dentist sees you the same day where there is a gap, and deals with the pain first.",
  },
  {
    id: "gp",
    name: "a GP appointment",
    called: `
gp
doctor
general practitioner
see a doctor
doctors appointment
medical appointment
sick note
fit note
medication review
blood pressure
blood pressure check
physical
health check
hgv medical
driving medical
full medical`,
    near: `
ecg
heart trace
heart test
x ray
ultrasound
scan
allergy test
hearing test
eye test
vitamin injection
vitamin drip
weight loss injection
dietician
podiatrist
counselling
therapist
ear wax
ears syringed
ear syringing
microsuction`,
    eases: `
cough
bad cold
got cold
flu
sore throat
throat infection
earache
ear ache
ear infection
sore ear
blocked ear
ears blocked
back ache
backache
bad back
sore back
back killing me
stiff neck
sore neck
bad knee
sore knee
bad hip
sore hip
bad shoulder
sore shoulder
sore foot
sore wrist
sore elbow
sore leg
sore hand
joint ache
joints ache
stiff joints
rash
itch
itchy
itching
eczema
psoriasis
dry skin
hay fever
hayfever
tired all the time
always tired
tiredness
exhausted
no energy
headache
headaches
head ache
migraine
migraines
sinus
sinuses
runny nose
blocked nose
stomach ache
tummy ache
upset stomach
upset tummy
indigestion
heartburn
bloated
constipation
constipated
diarrhoea
cant sleep
insomnia
stressed
feeling low
water infection
uti
cystitis
thrush
sprain
sprained
gout
ingrown toenail
conjunctivitis
sore eye
dry eyes
stye
infection
infected
menopause
hot flushes
period pain
heavy periods
lump
temperature
feel poorly
feeling rough
poorly
dizzy
insect bite
cold sore
cramp`,
    price: 95,
    minutes: 20,
    about:
      "A private GP listens, examines you and writes a prescription or a referral where you need one.",
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
  },
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
