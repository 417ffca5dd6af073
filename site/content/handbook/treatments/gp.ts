import type { Treatment } from "../../../../receptionist/handbook.ts";

/** What the GP sees people for. */
export const gp: readonly Treatment[] = [
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
dvla medical
medical certificate
contraception
acne
morning after pill
full medical`,
    near: `
ecg
coil fitting
coil fittings
vasectomy
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
ozempic
mounjaro
wegovy
psychologist
psychiatrist
adhd assessment
autism assessment
dietician
podiatrist
counselling
therapist
ear wax
ears syringed
ear syringing
microsuction`,
    eases: `
snores
snoring
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
ears looked at
blocked ear
blocked ears
bruise
bruises
spots
bad breath
sore arm
sore joints
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
depressed
depression
hair loss
losing my hair
bunion
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
    asked: {
      who: "You see Dr Priya Raman, our GP.",
    },
  },
];
