import type { Treatment } from "../../../../receptionist/handbook.ts";

/** What the GP and the nurse do. */
export const medical: readonly Treatment[] = [
  {
    id: "gp",
    name: "a GP appointment",
    called: `
letter for work
doctors letter
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
bruise
bruises
spots
bad breath
sore arm
sore joints
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
];
