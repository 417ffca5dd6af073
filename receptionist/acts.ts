/** What callers do, with the ways to say it: plain words, one way a line. */
export const ACTS = {
  greet: `
hello good morning
hi hi
afternoon
evening
ey up
hey ellaira
nice to meet you
is anybody there
good day to you
hiya
hello is that the clinic
is that willow street`,
  thanks: `
ta very much youve been ever so helpful
youre a star i really appreciate that
thats very kind of you thank you ever so
much obliged to you
brilliant thanks
ta
thats great thanks for your help
nice one
you have been very helpful
cheers love
cheers mate
many thanks`,
  goodbye: `
bye
ill say goodbye then
im going now
see you
goodbye
thats me ta ra
im off cheerio
ill let you go
ill ring back
end the call
please stop
im going to hang up now
thats me done
thanks bye
must dash
thats everything goodbye
good night
laters
ill leave it there
id better be off now
im away now
all the best bye now
ive got to run bye
have a nice day
take care
thatll be all
no thats all thanks
thats all
that will be all good day
cheers bye
thats the lot from me so goodbye
ta ra love
speak soon
i have to go
i will leave you to it
catch you later
have a good one`,
  help: `
i want to know what you can do
i dont understand
go on then impress me
impress me
can you help me
what can you do
what sort of things can you help me with
im not sure what im meant to say
how do i use this
tell me what you can do
what can i ask you
give me some examples of what you can help with
ive never used one of these before what am i supposed to say
help me
what are my options
is there a menu of things
how do i talk to you
im a bit lost what should i say
whats possible here
i dont know what to ask
i need some help
how do i use this demo
what now
can you guide me
what do you do
what are you for
what else can you do
what are you able to do for me
what can i try
what should i ask`,
  repeat: `
what do you mean
how do you mean
can you repeat that
what did you say
i didnt hear the question
sorry what was that last bit
would you repeat the question
you what love i missed that
tell me again
could you say it once more
didnt get that
pardon me
come again
huh
what
whats that you said
slower
read that back to me
i didnt catch a word of that
say again
eh
could you repeat
pardon
can you speak up
one more time please
what was the number again`,
  back: `
let me change my last answer
return to the previous step
undo
take me back a step
can we redo that last bit
i made a mistake
back
start over
oops wrong one go back
reverse
can i change what i said
restart this conversation
go to the previous question
take that back
let me have another go at the one before
no wait go back
that was wrong let me start again`,
  yes: `
yes
go ahead
that is right
sounds good
i would love to
sure why not`,
  no: `
never mind
no
no thank you
that is all
nothing else
not now
i dont think so
rather not`,
  book: `
can i try a booking
do you do emergency appointments
whens your next appointment
maybe i should come in
we both need to come in
can i book in
can someone see me today
can somebody have a look at it this week
emergency appointment
i need an appointment
is there anything today
anything free today
i need an emergency appointment
i need the dentist to look at something
when can i come
can i rebook
i need appointment tomorrow
id like a check up
could i come in at 10 on tuesday
i want to see the doctor
any chance of a slot tomorrow at 2
have you got anything free on friday morning
my sister needs one as well
id like to make an appointment
i want to book in
i need to get a tooth looked at
can you squeeze me in for a filling on friday at quarter past four
id like to arrange a consultation
booking
put me down for a check up
can you fit me in on friday afternoon
i need to see a dentist
i want see dentist
is it possible to be seen today
id like to come in about my skin
im due a check up
and can you do one for my son
can i get an appointment for my daughter
i need my blood pressure doing
can i book in for a saturday
could you find me a time next week
can i bring my baby in for her jabs
what have you got on monday
any cancellations today
whens the next available appointment
what is the earliest you have got
when is your very first time
the soonest you can do whichever day
can you get me in with the gp
is there space on monday at 10
id like to see the dentist
do you have anything sooner
could i have a consultation for my lips
any appointments going
my mum needs one too
is there anything going on friday afternoon
i would like an appointment with the dentist
need dentist asap
id like to schedule a visit
any chance you could see me tomorrow
i need somebody to look at this mole
pop me in the diary for wednesday
could i arrange to see the nurse
my crowns fallen off can you stick it back on
do you have any availability on monday morning
can i see the doctor on monday
id like to come and get my moles checked
i was told to book a follow up
our lad needs his teeth looking at
my dentures snapped can you see me
i need my stitches out
when is the next free appointment
id like to be seen by a gp
im ringing to make an appointment for my husband
get me in as early as you can
can somebody take a look at my little girls tooth
make me an appointment for tomorrow at 9
book
book another appointment
have you got any slots left
can i see someone
i need to be seen
when can you see me
can i come in this week
do you have anything on friday
fit me in
i would like to register for an appointment
appointment please
any space this week
can i book two appointments
both of us need an appointment
book me and my husband in`,
  move: `
can we shift the hygienist to next week
i cant come tomorrow
can i rearrange
id like to reschedule
is there any way to swap my morning one for the afternoon
can you bring my appointment forward
can you put me on a different day
i need an earlier appointment than the one ive got
somethings come up on thursday can i come friday instead
id like to postpone my appointment until next month
i cant do tomorrow can we move it
can mine be put back to the week after
running late for my half two can i have three oclock instead
the time you gave me clashes with the school run can it be changed
could you make my appointment an hour later
reschedule
my daughters appointment needs moving to after school
i have appointment tuesday but i cant other day
is it possible to alter my booking
dont cancel it move it to tuesday
could we do the day after instead
my shifts changed so wednesday no good now what else is there
move me to the morning
i need to shift my check up to the afternoon
i booked tuesday but wednesday would be better
ive double booked myself ill need another time
im going to be late can it be pushed on
need to push my appointment back a week
im supposed to come in at ten can it be eleven
can i put it off till friday
the date on my letters no use to me
transfer my appointment to next week
my lifts fallen through for tomorrow so ill need it to be another morning`,
  cancel: `
cancel it
take me off the list for friday i dont need it no more
i wont be coming on thursday after all
i want to call off my appointment on the 17th
take me out of the diary
my tooths stopped hurting so you can give my slot to somebody else
i no longer need my appointment
im not going to make it cancel
i shant be needing my appointment
get rid of my booking
i cant come cancel please
can you cancel friday
id like to cancel
im not coming in tomorrow
dont want to come any more
ive changed my mind about the filler so call it off
give my slot to someone else
could you remove my booking
im not able to keep my appointment
ive booked by mistake cancel
ive got better so i dont need to come
i have to cancel
my dads appointment needs cancelling
is it too late to cancel for this afternoon
my wifes in for saturday morning but shes away so scrap that one
let somebody else have my place on the ninth
i need to drop out of tomorrow check up
can you free up my appointment i am unable to attend
cant make it tomorrow cancel it
ive found another dentist so cancel mine`,
  hurt: `
i feel sick
im in pain
its urgent
i need to be seen urgently
i have toothache
ive got a toothache
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
my wisdom tooth is coming through can someone have a look
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
is it likely to be cancer
could it be something serious
what do you think is wrong with me
can you diagnose me
which painkiller should i take
is it safe while breastfeeding
do you think it is infected
what medicine is best for this
how do i treat it
can i mix these tablets`,
  human: `
i want to speak to the dentist
can i speak to someone instead
can i just give you my name and number
get me the receptionist
receptionist please
so who do i talk to
can i speak to a person
i want to talk to a human
transfer me to an agent
would you connect me with a member of staff
a real person please
could you pass me over to the front desk
is there anyone i can talk to
id like a word with the dentist
get me the manager
speak to someone
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
send me the form
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
