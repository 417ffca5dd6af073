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
inlay
onlay
gold tooth`,
    price: 690,
    from: true,
    minutes: 60,
    about:
      "It takes two visits: one to shape the tooth and scan it, one to fit the crown.",
    asked: {
      who: "One of our dentists does it, Dr Amara Okafor or Dr Tom Llewellyn.",
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
    id: "dentures",
    name: "a denture consultation",
    called: `
denture
dentures
false teeth
plate with teeth`,
    price: 45,
    priced: "A denture is then from £650, and a full set from £1,100.",
    minutes: 30,
    about:
      "A dentist looks at your mouth, takes moulds and writes you a plan with every cost in it.",
    asked: {
      who: "One of our dentists does it, Dr Amara Okafor or Dr Tom Llewellyn.",
      sessions: "About five visits over six weeks, from the moulds to the fit.",
      lasts:
        "A denture lasts five to eight years. Gums change, so we may reline it in between.",
      after:
        "You go home with it the same day. Expect two weeks to get used to eating and speaking.",
      feels:
        "Taking moulds doesn’t hurt. A new denture can rub at first, and we ease it free of charge.",
    },
  },
  {
    id: "veneers",
    name: "a veneers consultation",
    called: `
veneer
veneers
smile makeover
turkey teeth`,
    price: 45,
    priced: "Porcelain veneers are then from £620 a tooth.",
    minutes: 30,
    about:
      "A dentist scans your teeth and shows you on a screen how veneers would look.",
    asked: {
      who: "Dr Amara Okafor makes our veneers.",
      sessions:
        "Three visits: the plan, the shaping and, two weeks later, the fit.",
      lasts: "Porcelain lasts ten to fifteen years if you look after it.",
      after:
        "You go straight back to your day. Teeth can be sensitive for a week or so.",
      feels: "The teeth are numbed first, so it hardly hurts.",
    },
  },
  {
    id: "bonding",
    name: "composite bonding",
    called: `
bonding
composite bonding
chip in my front tooth fixed
gap in my teeth filled
gap between my front teeth
gap between my teeth`,
    price: 220,
    from: true,
    priced: "That’s for one tooth.",
    minutes: 60,
    about:
      "A dentist shapes tooth-coloured filling on your teeth in one visit, with no drilling.",
    asked: {
      who: "Dr Amara Okafor does our bonding.",
      sessions: "One visit, of about an hour for each two teeth.",
      lasts:
        "Bonding lasts four to seven years, and can be mended or polished.",
      after:
        "You go straight back to your day. Keep off curry and red wine for two days.",
      feels: "It doesn’t hurt, and mostly needs no injection.",
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
      who: "One of our dentists does it, Dr Amara Okafor or Dr Tom Llewellyn.",
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
      feels: "Teeth are tender for two or three days after each adjustment.",
    },
  },
];
