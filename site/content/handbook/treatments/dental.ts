import type { Treatment } from "../../../../receptionist/handbook.ts";

/** What the dentists do. */
export const dental: readonly Treatment[] = [
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
];
