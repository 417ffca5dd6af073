import type { Entry } from "../../../../receptionist/handbook.ts";

/** What else people ring a clinic for. */
export const asides: readonly Entry[] = [
  {
    id: "bereavement",
    note: true,
    ask: `
my mother passed away and she still gets letters
he has sadly died
please take my late wife off your list
my dad died last month
we lost mum and you are still writing to her
how do i tell you that a patient has died
she passed away can you stop the letters
my nan has passed
somebody at your clinic should know that my brother died`,
    say: "I’m so sorry for your loss. Shall I leave our practice manager a note, so that nobody writes or rings by mistake?",
    chips: ["Yes, leave a note", "No, thank you"],
  },
  {
    id: "confirmation",
    ask: `
the text wont let me confirm my appointment
will i get a text to confirm
do you send me a reminder
how do i know its booked
do i get a confirmation
will you text me the day before
will i get an email about my appointment
ive not had a text about my appointment
do you remind me
can i have the details in a message
will there be a letter
can you send me the time by text
will there be anything in writing`,
    say: "Yes. The clinic texts you a confirmation when you book, and a reminder the day before.",
    chips: ["Book an appointment", "What should I bring?", "Where are you?"],
  },
  {
    id: "answered-when",
    ask: `
can i ring you at night
do you answer the phone at weekends
is the phone answered when you are closed
is somebody on the phone after six
when can i ring
are the lines open now
until when can i call
how late can i phone
does anyone pick up out of hours`,
    say: "Yes, I answer the phone at any hour, day or night. I can book you in or take a note for the team.",
    chips: ["Opening hours", "Book an appointment", "Leave a message"],
  },
  {
    id: "when-rung",
    ask: `
i asked when they will get back to me
how soon will the doctor see it
how soon will he get it
how long before they call me
when is she going to ring me
when are they going to ring back
are they going to ring today
i asked when somebody is going to ring me back
when will they ring
when will somebody ring me
when will i hear from them`,
    say: "Complaints are answered within three working days; for the rest I can’t promise a time. In this demonstration nobody will really ring.",
  },
  {
    id: "our-number",
    ask: `
what number do i ring
whats the number if i need to cancel
what number do i call you on
whats the clinics phone number
which number should i use to ring you back`,
    say: "The number you’ve just rung, at any hour. I can book, move or cancel for you.",
    chips: ["Book an appointment", "Where are you?"],
  },
  {
    id: "returning",
    ask: `
im an existing patient
im already a patient
im already registered with you
ive been to you before
i come to you regularly
im one of your patients`,
    say: "Good to hear from you again. Would you like to book, move or cancel an appointment, or is it something else?",
    chips: ["Book an appointment", "Move my appointment", "Leave a message"],
  },
  {
    id: "jobs",
    anyone: true,
    ask: `
are you hiring
do you have any vacancies
im ringing about a job
i would like to work for you
i saw your advert for a nurse
who do i send my cv to
do you take work experience
are there any jobs going
i want to apply as a receptionist
is the post still open`,
    say: "The practice manager, Grace Adeyemi, looks after jobs. Shall I leave her a note with your name and number?",
    note: true,
    chips: ["Yes, leave a note", "Who works there?"],
  },
  {
    id: "selling-to-clinic",
    ask: `
im from a web company whos in charge of marketing
we do websites who should i speak to
im a rep could i speak to the buyer
im calling from a supplier
i want to speak to whoever buys your gloves
we sell dental equipment
its a delivery for you
im calling about your electricity contract
im from the council
its about your invoice to us
im a journalist`,
    say: "Please leave your name, your number and what it’s about, and I’ll pass it to the practice manager. Shall I take the note?",
    note: true,
    chips: ["Yes, leave a note", "Opening hours"],
  },
  {
    id: "sooner",
    ask: `
is there a waiting list for cancellations
if anyone drops out could i have their place
id take any gap that comes up
do you have a standby list
put me on the cancellation list
ring me if you get a cancellation`,
    say: "Yes, the team keeps a list of people who’d like to come sooner. Shall I leave them a note with your number?",
    note: true,
    chips: ["Yes, leave a note", "Book an appointment"],
  },
  {
    id: "age-limit",
    ask: `
whats the youngest you do braces
how old do you have to be
is there an age limit
age limit for injections
can a sixteen year old have filler
is seventeen too young
what age can you have it done
do you do it for teenagers
how old must i be
is eighteen old enough
my daughter is seventeen and wants her lips done
am i too old for it
is there an upper age
what age do you have to be`,
    say: "Aesthetic treatments are for over eighteens only. Dentists and the GP see people of any age.",
    chips: ["Book an appointment", "What treatments do you do?"],
  },
  {
    id: "eating-after",
    ask: `
when can i eat after a filling
can i drink tea after the dentist
when does the numbness wear off
how long is my lip numb
can i eat when its numb
may i drink coffee straight after`,
    say: "The numbness wears off in two to three hours. Please wait till then for hot drinks and food, so that you don’t bite your lip or burn yourself.",
    chips: ["Book an appointment", "Leave a message"],
  },
  {
    id: "fasting",
    ask: `
can i eat before i come
do i need to fast for my blood test
should i come with an empty stomach
can i have breakfast before bloods
is it a fasting test
can i drink water before the test
may i have coffee beforehand
do i have to go hungry`,
    say: "You can eat as usual, unless it’s a fasting test: then only water that morning. The nurse tells you whether yours is one.",
    chips: ["Book an appointment", "What should I bring?"],
  },
  {
    id: "company",
    ask: `
can i bring my sister
can i speak for my mother
can i speak on my fathers behalf
can someone come with me
can i bring a friend
may my husband sit in
can my mum come in with me
is my partner allowed in the room
can i bring the children along
could a carer come too`,
    say: "Yes, somebody can come with you, and into the room too.",
    chips: ["What should I bring?", "Where are you?", "Book an appointment"],
  },
  {
    id: "who-brings-a-child",
    ask: `
can gran bring her instead of me
does a parent have to bring him
can her nan bring her if im stuck at work
may another relative bring my child`,
    say: "Yes, any adult can bring a child to a check-up or to the doctor. For treatment we need a parent’s consent first, by phone or in writing.",
    chips: ["What should I bring?", "Book an appointment"],
  },
  {
    id: "driving-after",
    ask: `
can i drive afterwards
am i able to drive home
do i need somebody to take me home
should i come by car if i am having a filling
can i cycle home after`,
    say: "Yes, unless you have sedation: then please let somebody take you home.",
    chips: ["Where do I park?", "What should I bring?", "Book an appointment"],
  },
  {
    id: "lost-property",
    ask: `
i left my scarf in the waiting room
have you found my glasses
i left my umbrella at yours
i left my coat behind
has anybody handed in a phone
ive lost an earring at your clinic`,
    say: "The desk keeps whatever we find. Shall I leave the team a note of what it is, so that they ring you?",
    note: true,
  },
  {
    id: "bicycles",
    ask: `
is there a bike rack
where do bikes go
where do bicycles go
is there room for my bicycle
is there a bike stand`,
    say: "Yes. You can leave your bike in the yard.",
    chips: ["Where are you?", "Book an appointment"],
  },
  {
    id: "lost-tooth",
    ask: `
do i put the tooth back in or keep it in milk
how do i look after a tooth that was knocked out
should she keep the tooth wet on the way
can i wash the tooth
can you put a knocked out tooth back in`,
    // From the NHS's page on knocked-out teeth.
    say: "Hold it by the white part, keep it in milk, and see a dentist within the hour. An adult tooth can sometimes be put back, but a milk tooth never is.",
    chips: ["Book an appointment", "Where are you?"],
  },
  {
    id: "about-appointment",
    ask: `
its about my appointment on thursday
im ringing about my appointment
its about my wifes appointment
im calling about an appointment i have
i have an appointment with you on friday`,
    say: "Of course. Would you like to move it, or to cancel it?",
    chips: ["Move my appointment", "Cancel my appointment"],
  },
  {
    id: "infectious",
    ask: `
is it a problem if ive got a cold
ive tested positive for covid
ive got covid and im booked in tomorrow
im full of cold should i come in
do i come in when im poorly
ive been sick in the night should i come
should i come with a cough`,
    say: "Please stay at home till you’re well, unless you’re seeing the GP about it. Moving costs nothing when you’re ill. Shall I move it?",
    chips: ["Move my appointment", "Cancel my appointment"],
  },
];
