import type { Entry } from "../../../../receptionist/handbook.ts";

/** Before, during and after a visit. */
export const visit: readonly Entry[] = [
  {
    id: "bring",
    ask: `
do i need to be there early
do we need to come early to fill in forms
do i have to fill in a form
should i arrive early
what should i bring
do i need to bring anything
what do i need for my first appointment
do i need id
should i bring my medication list
what should i wear
how do i prepare
anything i need to do beforehand
is there anything i should have with me
do i need my passport
what happens at the first visit
do you need my old x rays`,
    say: "Bring a photo ID and a list of your medicines, and arrive five minutes early.",
    chips: ["Where are you?", "Where do I park?", "Book an appointment"],
  },
  {
    id: "aftercare",
    ask: `
what do i have to do afterwards
can i go to the gym after
is there anything i mustnt do after the injections
is exercise and alcohol all right afterwards
how often would i need it done again
when can i eat again
how many days off work will i need
when will the bruising go down
how soon can i go back to work afterwards
how long do the results last
what is the aftercare
what should i do after my treatment
can i wear make up afterwards
when can i exercise after
how long is the recovery
how long will i be numb
how long does it last
how many sessions do i need
can i go back to work after
what should i avoid afterwards
do you do follow up visits
is there any downtime`,
    say: "Your clinician tells you what to expect and what to avoid, and gives it to you in writing. A review two weeks later is included with every aesthetic treatment.",
    chips: ["Book an appointment", "Leave a message"],
  },
  {
    id: "sick-notes",
    ask: `
i need a fit note
i need a sick note for work
i need a letter for school to say where she was
do you do sick notes
can the doctor give me a sick note for work
can i get a sick note off the doctor
will the gp sign me off
will the doctor do a fit note if i need one`,
    say: "Yes, the GP writes one at your visit if you need it. For the first seven days you can sign yourself off.",
    chips: ["How much is the GP?", "Book an appointment"],
  },
  {
    id: "own-gp-stays",
    ask: `
do i stay with my nhs doctor as well
do i have to leave my own gp
can i keep my nhs dentist
will my own doctor mind if i come to you`,
    say: "Yes, you keep your own NHS practice. With your agreement we write to your doctor after the visit.",
    chips: ["Are you NHS or private?", "Book an appointment"],
  },
  {
    id: "x-rays",
    ask: `
would i need x rays
would they x ray my teeth
will they do the x ray the same day
will the dentist take an x ray at the check up
are x rays safe when youre pregnant
do i have to have an x ray
is the x ray safe`,
    say: "The dentist takes an X-ray only where it’s needed, and asks you first. Please say if you may be pregnant.",
    chips: ["What should I bring?", "Book an appointment"],
  },
  {
    id: "tell-clinician",
    ask: `
im allergic to penicillin should i tell the dentist
should i tell the dentist about my heart attack
do you need to know what tablets i take
does the doctor need to know about my allergies
should i mention that im diabetic`,
    say: "Please do: the clinician asks about illnesses, allergies and medicines before every visit. Shall I leave a note so that they know beforehand?",
    note: true,
    chips: ["Yes, leave a note", "What should I bring?"],
  },
  {
    id: "patch-test",
    ask: `
do i need a patch test
do you do a patch test first
when is the patch test
is there a skin test before the laser
do you test a bit of skin first
is the patch test free
how long before do i need the patch test
what about a patch test
do i have to come twice for a patch test
ive had no patch test`,
    say: "Yes, before a first laser session or peel we test a small patch of skin, free of charge, at least 48 hours ahead. Our desk rings you to arrange that once you’ve booked.",
    chips: ["What should I bring?", "Book an appointment"],
  },
  {
    id: "preparing",
    ask: `
should i wear shorts
how many sessions will i need
can i drink alcohol the night before
do i need to do anything before the treatment
do i need to shave before laser
should i shave first
can i come if i have been in the sun
can i have it done with a tan
can i wear make up to my appointment
can i have it done on my period
do i have to take my nail varnish off
is there anything to avoid beforehand
do i have to take my lashes off`,
    say: "We send you how to prepare when you book, and your clinician goes through it with you. If you can’t have it on the day after all, we find you another day free of charge.",
    chips: ["What should I bring?", "Leave a message", "Book an appointment"],
  },
  {
    id: "before-a-wedding",
    ask: `
how many weeks before the wedding does it settle
how long before my wedding is best
how soon before a party is best
i want to look my best for a wedding
how soon before my holiday photos can i have filler`,
    say: "For a big day, come about six weeks before: most treatments settle within two weeks, and there’s time for the free review. The doctor plans the order with you.",
    chips: ["Book an appointment", "How much is anti-wrinkle?"],
  },
  {
    id: "went-wrong",
    regrets: true,
    ask: `
my filler has gone lumpy
im worried about how it has gone
i had whitening and now my teeth are really sensitive
i had it done with you and its really sensitive
ive had a filling and its too high
i had a tooth out with you and its still bleeding a bit
one eyebrow is higher than the other since my botox
my filling fell out again
my temporary came off
something you fitted has broken
its still sore after what you did last week
the filling you did has fallen out
i dont like how it turned out
my new crown has come off
something went wrong with my treatment
it has gone lumpy
there are lumps after my treatment
bruises from my botox injections
its still numb since the dentist
my bite feels high since i had it done
i am not happy with how it looks
it looks uneven
one side is bigger than the other
it has fallen out again
you did my filling last week and it still hurts
the work you did has come loose
the work you did has fallen out
it is sore since i had my treatment done
im worried about how my stitches are healing
my treatment has worn off already
my treatment hasnt worked
can somebody look at what you did
i had it done and now it feels wrong`,
    say: "I’m sorry to hear that. Whoever treated you should see it, and a review is free. If it gets worse or you feel unwell, ring 111. Shall I leave them a note, so that they ring you today?",
    note: true,
    chips: ["Yes, leave a note", "Book an appointment"],
  },
  {
    id: "conditions",
    ask: `
does it matter that i take warfarin
im breastfeeding can i still have it
im diabetic is that a problem
i am allergic to penicillin
i have a nut allergy
im allergic to latex
i have a pacemaker
i am pregnant is that a problem
im breastfeeding
i am on blood thinners
i take warfarin
i am diabetic
i have epilepsy
i have high blood pressure
i have a heart condition
i have asthma
i use an inhaler is that all right
can i still have it with a pacemaker
do i need to tell the dentist about my heart
i suffer from anxiety
my son is autistic
i have a weak immune system
do i need to tell you about my medication
should i mention my health problems
i take tablets for my heart
ive had a stroke in the past does the dentist need to know
i have a condition you should know about
i faint when i have blood taken
will they mind if i cant lie back`,
    say: "Thank you for telling me. Please tell the clinician before you start, so that they can check the treatment is right for you. Shall I put it in a note for them?",
    note: true,
    chips: ["Yes, leave a note", "Book an appointment"],
  },
  {
    id: "walk-in",
    ask: `
do i have to book or can i come along
can i just walk in
can i just turn up
do i need an appointment or can i come as i am
do you take walk ins
is there a drop in
can i come without booking
do you see people without an appointment
can i just pop in`,
    say: "Please book first, so that somebody has time for you. We often have something the same day, and I can look now.",
    chips: ["Book an appointment", "Opening hours"],
  },
  {
    id: "home-visits",
    ask: `
do you come out to peoples houses
do you do home visits
can the doctor come to my house
do you come out to people
can somebody visit my mother at home
my nan cant leave the house
could the dentist come to us
do you visit care homes`,
    say: "We see people at the clinic only. The GP also sees you by phone or video, for the same price.",
    chips: ["Book an appointment", "Is it step free?"],
  },
  {
    id: "book-online",
    ask: `
can i book online
is there online booking
is there a booking website
can appointments be made online
is there an app to book with`,
    say: "You can book with me at any hour, and you can type instead of speaking.",
    chips: ["Book an appointment", "Opening hours"],
  },
  {
    id: "by-phone",
    ask: `
can i book a telephone appointment
do you do video calls
can i talk to the gp over the phone
do you do telephone appointments
can the doctor do it over the phone
video consultation
can i see the doctor online
is there a remote appointment
can i speak to the dentist by video
do i have to come in person
is it in person or on the phone
is it face to face
can you do it without me coming in
may the doctor see me online
is there an online appointment
can it be done by phone`,
    say: "The GP also sees you by phone or video, for the same price. Dentists and aesthetic doctors need to see you in person.",
    chips: ["Book an appointment", "How much is the GP?"],
  },
  {
    id: "around",
    ask: `
is there somewhere to sit while i wait
are dogs allowed
can i get a coffee while i wait
do you have wifi
can i bring my dog
is there a waiting room
can i get a coffee
how long will i have to wait
is it busy`,
    say: ({ text }) =>
      /\bdogs?\b/.test(text)
        ? "Small dogs on a lead are welcome in the waiting room, and assistance dogs everywhere."
        : "The waiting room has Wi-Fi, water and coffee, and most people wait less than ten minutes.",
    chips: ["Where are you?", "Book an appointment"],
  },
];
