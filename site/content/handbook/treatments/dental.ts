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
dental exam
second opinion
teeth checked
teeth doing
teeth seen to
look at my teeth
mot for my teeth
six month check
new patient appointment
new patient exam
routine dental
tooth looked at
dentist appointment
dental appointment
dentist
see a dentist`,
    eases: `
tooth gone black
tooth gone grey`,
    price: 62,
    priced: "For children it’s free.",
    minutes: 20,
    about:
      "A dentist looks at your teeth and gums, with X-rays if you need them.",
    asked: {
      who: "You see one of our dentists, Dr Amara Okafor or Dr Tom Llewellyn.",
      sessions: "One visit does it, and most people come every six months.",
      feels: "No, a check-up doesn’t hurt: the dentist only looks and feels.",
    },
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
a clean
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
    asked: {
      who: "Leila Haddad, our hygienist, does it.",
      sessions: "One visit does it, and most people come every six months.",
      lasts: "It keeps for about six months, so most people come twice a year.",
      after:
        "You go straight back to your day, and your gums may be tender till the evening.",
      feels:
        "Mostly not. If your gums are tender, the hygienist numbs them with a gel.",
    },
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
    priced: "A small one is £145, and a large one £210.",
    minutes: 45,
    about: "A dentist numbs the tooth and rebuilds it in a white material.",
    asked: {
      who: "One of our dentists does it, Dr Amara Okafor or Dr Tom Llewellyn.",
      sessions: "One visit does it.",
      lasts:
        "White fillings last about ten years, and we look at them at each check-up.",
      after:
        "You’re numb for two to three hours, so eat and drink hot things after that. You can work the same day.",
      feels:
        "The tooth is numbed first, so you feel pressure but hardly any pain.",
    },
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
    priced: "A front tooth is £495, and a back tooth up to £690.",
    minutes: 90,
    about:
      "A dentist numbs the tooth, cleans inside it and seals it, so it mostly feels like a long filling.",
    asked: {
      who: "One of our dentists does it, Dr Amara Okafor or Dr Tom Llewellyn.",
      sessions: "Mostly one long visit, and sometimes two.",
      lasts: "For many years, especially with a crown on top.",
      after:
        "The tooth may be tender for a few days, and most people work the next day.",
      feels:
        "The tooth is numbed first, so it mostly feels like a long filling.",
    },
  },
  {
    id: "extraction",
    name: "an extraction",
    called: `
extraction
tooth out
tooth taken out
tooth pulled
pull it out
pulling it out
tooth removed
remove tooth
wisdom tooth out
tooth removal
wisdom tooth removal
wisdom tooth removed
wisdom teeth out`,
    price: 175,
    from: true,
    priced: "A wisdom tooth is from £290.",
    minutes: 45,
    about:
      "A dentist numbs the tooth and takes it out, and tells you how to look after the gap.",
    asked: {
      who: "One of our dentists does it, Dr Amara Okafor or Dr Tom Llewellyn.",
      sessions: "One visit does it.",
      after:
        "You’re numb for two to three hours and sore for a few days. Most people work the next day, and swelling goes within a week.",
      feels:
        "The tooth is numbed first, so you feel pressure but hardly any pain.",
    },
  },
  {
    id: "urgent-dental",
    name: "an urgent dental visit",
    called: `
urgent dental
urgent dental visit
urgent one
recement
put crown back
glue back
emergency dentist
emergency dental
toothache
tooth ache
tooth hurts
tooth is killing me
tooth killing me
tooth killing
chipped tooth
chipped my front tooth
knocked tooth
knocked out tooth
111 told me to see a dentist
111 said to ring a dentist
bust a tooth
broken tooth
broke tooth
broke a bit of my tooth
broken a bit of tooth
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
braces have snapped
brace has snapped
snapped denture
denture broke
denture broken
denture snapped
veneer came off
veneer fell off
lost veneer
veneer come off
veneer fallen off
retainer snapped
retainer broke
retainer broken
brace wire
wire sticking out
filling fell out
filling gone
crown fallen out
bridge loose
bridge came off
tooth broken off
tooth snapped
bit off my tooth`,
    eases: `
sensitive tooth
sensitive teeth
teeth sensitive
tooth sensitive
sore tooth
sore gum
gum hurts
gums killing
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
denture rubbing
denture loose`,
    price: 85,
    minutes: 30,
    soon: true,
    about:
      "A dentist sees you the same day where there is a gap, and deals with the pain first.",
    asked: {
      who: "You see whichever of our dentists is free first.",
      feels:
        "The dentist numbs the tooth before anything is done, and you can stop us with a raised hand.",
    },
  },
];
