import type { Treatment } from "../../../../receptionist/handbook.ts";

/** What the dentists do that is planned. */
export const restoring: readonly Treatment[] = [
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
    asked: {
      who: "Dr Amara Okafor or Dr Tom Llewellyn does it, both dentists.",
      sessions:
        "It takes two visits, about two weeks apart. You wear a temporary crown in between.",
      lasts:
        "A crown mostly lasts ten to fifteen years, and we look at it at each check-up.",
      after:
        "You’re numb for two to three hours, and you can work the same day.",
      feels:
        "The tooth is numbed first, so you feel pressure but hardly any pain.",
    },
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
    priced: "One implant with its crown is then from £2,400 in all.",
    minutes: 45,
    about:
      "A dentist scans your jaw and writes you a plan with every cost in it.",
    asked: {
      who: "Dr Tom Llewellyn places our implants.",
      sessions:
        "About four visits over some months, because the bone needs time to heal.",
      lasts: "An implant can last for decades if you look after it.",
      after:
        "Most people work after a day or two, and the soreness goes within a week.",
      feels: "The jaw is numbed first, and sedation is there if you’d like it.",
    },
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
yellow teeth
teeth white`,
    price: 325,
    minutes: 60,
    about:
      "A dentist fits trays for you to wear at home, and checks the shade after two weeks.",
    asked: {
      who: "Dr Amara Okafor or Dr Tom Llewellyn does it, both dentists.",
      sessions: "Two visits, with two weeks of trays at home in between.",
      lasts:
        "It lasts one to three years, and fades slowly. A night with your trays tops it up.",
      after:
        "You go straight back to your day. Teeth can be sensitive to cold for some days.",
      feels:
        "It doesn’t hurt, but teeth can be sensitive to cold for some days.",
    },
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
    priced: "Aligners are then from £1,900, and fixed braces from £2,400.",
    minutes: 30,
    about:
      "A dentist scans your teeth and shows you where aligners or braces would move them.",
    asked: {
      who: "Dr Amara Okafor plans our braces and aligners.",
      sessions:
        "Mostly a visit every six to eight weeks, for six to eighteen months.",
      lasts: "It stays if you wear your retainer at night.",
      after:
        "You go straight back to your day, and teeth are tender for two or three days.",
      feels: "Teeth are tender for two or three days after each new step.",
    },
  },
];
