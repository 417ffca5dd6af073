/** What callers want of people: plain words, one way a line. */
export const requests = {
  hurt: `
my tooth hurts
i have toothache
ive got a toothache
my knee is sore
i have a sore throat
my back hurts
i am in pain
my gum is swollen
ive got a rash
my ear is aching
i have a headache
my stomach hurts
ive got a bad cough
i have a lump on my neck
my tooth is killing me
i chipped a tooth
ive snapped my front tooth
my filling has fallen out
my crown came off
i broke a tooth
my son has a cough
my daughter has earache
my wisdom tooth is playing up
my shoulder is painful
its giving me gyp
my hip has been giving me grief
i dont feel well
im not feeling great
ive hurt my ankle
my eye is itchy
ive got a temperature
i have a bit of a cold
my skin is itching
i have a cold sore
i think i have an infection
my denture has snapped
my brace is rubbing
ive got an ulcer in my mouth
my gums are bleeding when i brush
my jaw aches
i keep getting migraines
i have hay fever
bit of a headache
my knee has been bad for weeks
ive had this pain for a few days
its been hurting for a while
it has been sore since last week`,
  medical: `
what should i take for toothache
is it normal for my gum to be sore after a filling
do i need antibiotics for this do you think
can i drink after botox
should i stop my blood pressure tablets before the extraction
could it be infected
how many paracetamol can i have
should i be worried about a lump
is it safe to have botox when pregnant
what cream would you put on a cold sore
my child has a rash what is it
why does my knee hurt
how long will the swelling last after fillers
is this mole dangerous
could my headaches be from my teeth
is it okay to fly after a tooth out
my results say borderline what does that mean
is it bad that my crown feels high
ive had a cough for three weeks is it serious
what are the side effects
how soon after botox can i go to the gym
my stitches itch is that healing
whats the best thing for a mouth ulcer
can i take ibuprofen with my blood pressure tablets
can you prescribe me something
is my wisdom tooth coming through
is it all right to eat after a filling
how do i get rid of spots
what mouthwash would you recommend for bleeding gums
is a bit of bleeding normal after flossing
is my blood pressure too high its 150 over 90
my ankles swollen is it sprained
what dose should i give my child
whats good for hay fever
can a diabetic have implants
should i put ice on it
ive got a rash on my arm what do you reckon it is
what could be causing my headaches
is it all right to have a glass of wine with these antibiotics
how long should i leave the dressing on
should i take antibiotics
is this normal
what do you think is wrong with me
can you diagnose me
which painkiller should i take
is it safe while breastfeeding
do you think it is infected
what medicine is best for this
how do i treat it
can i mix these tablets`,
  human: `
can i speak to someone instead
can i speak to a person
i want to talk to a human
put me through to the receptionist
transfer me to an agent
would you connect me with a member of staff
get me a real person
a real person please
could you pass me over to the front desk
is there anyone i can talk to
id like a word with the dentist
get me the manager
speak to someone
id rather talk to a person
i need to speak to the manager
operator
let me talk to your supervisor
can i talk to somebody
go to the form
no more robots i want a person
press zero for reception
pass me over to a colleague
transfer me
human
i dont like talking to machines get me a person
is there an extension for the nurses room
can you put me through to one of the girls on the desk
are there any humans there
can i talk to someone who works there
is there anybody real i can speak to
i want a proper receptionist
i would rather speak to a real person than a machine
put me through to the dentist
connect me to somebody`,
  note: `
can i leave a message
take a message please
can someone ring me back
please ring back
ask them to call me
can somebody phone me tomorrow
pass a message on to the dentist
could you tell the doctor something
leave a note for the team
i want to leave a message for the manager
get someone to give me a bell
can the nurse ring me
tell them i am running late
let them know i called
can you ask the receptionist to call me back
can somebody get back to me about my bill
have someone phone my husband
call me back
write this down for them
note that for the team
can you get a message to my dentist
i need a call back
request a callback
who can ring me about this`,
  demo: `
id like to book a demo for my clinic
how do we go about getting this for our practice
how do i sign up
i want to buy this for my clinic
get me a quote
id like a demonstration
im interested in ellaira for my practice
id like someone to show us how it works with our phones
can you arrange a demo for my practice manager
we would like to try it in our clinic
i run a dental practice in leeds and id like a demo
put me down for a demo
we want ellaira
what do i do to get this in my practice
how do we get started
i own an aesthetics clinic
whats the next step for getting this for our surgery
im shopping around for an ai receptionist
book a demo
i manage a gp surgery in leeds
can i talk to sales
can you show me how it would work at our clinic
sign me up
were looking for something like this for our three dental practice
how do i order it
we would like a proposal for three sites
im ready to go ahead what next
we are a physio clinic and would like more information
im after something like you for my salon
we would like to arrange a demonstration for the partners
i am dentist and i want this system
we would be interested in trying it before committing can you set up a demonstration
could we see a pilot at one of our sites
our dental group is looking at ai receptionist
tell you what send someone round to show my team
where do i sign
demo
my dentist friend uses you and now i want the same
im the practice manager at a dental surgery
what do i need to do to buy it
i run a clinic and id like to see it working
i want to arrange a call with your team about our practice
id like to talk business
could someone from your side walk my team through it next week
were interested in having this for our surgery
schedule a demo
can i see a demo
i would like to buy ellaira
send me more information about ellaira
set up a demo for us
where is the form
take me to the form
ok sign us up
i want this for my surgery`,
} as const;
