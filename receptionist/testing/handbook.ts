import type { Handbook } from "../handbook.ts";
import { openingHours } from "../clinic/opening-hours.ts";

/** A small one of its own, so that no edit of the real one changes what a test of the dialogue says. */
export const HANDBOOK: Handbook = {
  clinic: {
    name: "Willow Street Clinic",
    treatments: [
      {
        id: "check-up",
        name: "a check-up",
        called: "check up\ncheckup\nexamination\nmot for my teeth",
        price: 60,
        minutes: 30,
        about: "The dentist looks at your teeth and gums.",
      },
      {
        id: "root-canal",
        name: "a root canal",
        called: "root canal\nroot canal treatment\nnerve taken out",
        price: 450,
        from: true,
        minutes: 90,
        about: "The dentist cleans and fills the inside of the tooth.",
      },
      {
        id: "filler",
        name: "dermal filler",
        called: "filler\nlip filler\nlips done\nplump my lips",
        price: 220,
        minutes: 45,
        about: "The doctor restores volume with small injections.",
      },
    ],
    entries: [
      {
        id: "hours",
        ask: `
what are your opening hours
when are you open
when do you open
what time do you close
what time do you shut tonight
opening times
are you open on saturdays
are you open on monday
do you open at weekends`,
        say: openingHours,
      },
      {
        id: "prices",
        prices: true,
        ask: `
how much is it
how much does it cost
how much is a filling
what does an implant cost
what are your prices
how much do you charge for a cleaning
whats the price of a consultation
and how much does it cost`,
        say: "A check-up is £60. Which treatment is it for?",
      },
      {
        id: "parking",
        ask: `
where do i park
is there parking
parking
is there a car park nearby
can i leave the car outside`,
        say: "There are bays outside the clinic. They’re free for the first hour.",
        chips: ["Opening hours"],
      },
    ],
  },
  product: {
    phone: "01632 960 000",
    plans: [
      {
        calledBy: "starter",
        name: "Starter Plan",
        description: "Answers calls.",
        features: ["Call answering", "Emails", "Reports"],
      },
      {
        calledBy: "growth",
        name: "Growth Plan",
        description: "Answers and follows up.",
        features: ["Everything in Starter", "Follow-ups", "AI flows"],
      },
      {
        calledBy: "elite",
        name: "Clinic Elite",
        description: "Answers in a voice of its own.",
        features: ["Everything in Growth", "Custom voice", "Account manager"],
      },
    ],
    entries: [
      {
        id: "plans",
        ask: `
which plans are there
what packages do you offer
whats in the starter plan
whats in growth
tell me about clinic elite
starter plan
growth plan
clinic elite
difference between the plans`,
        say: "There are three plans.",
      },
      {
        id: "price",
        ask: `
how much is ellaira
what does ellaira cost
how much does it cost a month
what do you charge clinics
price of the plans`,
        say: "It depends on how many calls you have.",
      },
      {
        id: "crm",
        ask: `
does it work with our crm
crm integration
which crm systems do you integrate with`,
        say: "Ellaira writes into your CRM.",
      },
      {
        id: "deposits",
        ask: `
can you take deposits
do you take payment over the phone from patients
card payments during a call`,
        say: "That is agreed with each clinic.",
        noted: true,
      },
      {
        id: "who",
        anyone: true,
        ask: `
who are you
are you a robot
are you a real person
is this a machine
what is your name`,
        say: "I’m Ellaira, an AI receptionist.",
      },
      {
        id: "emergencies",
        anyone: true,
        ask: `
how does ellaira handle emergencies
what happens in an emergency`,
        say: "Anyone describing an emergency is told to call 999.",
      },
    ],
  },
};
