/** What callers want of the diary: plain words, one way a line. */
export const visits = {
  book: `
emergency appointment
id like to book in for a hygienist appointment next friday at eleven
i need an appointment
could i book a consultation
is there anything today
anything free today
i need an emergency appointment
i need the dentist to look at something
when can i come
can i rebook
i need appointment tomorrow
i would like an appointment for friday
can you book me in for friday
id like a check up
could i come in at 10 on tuesday
i want to see the doctor
any chance of a slot tomorrow at 2
have you got anything free on friday morning
my sister needs one as well
id like to make an appointment
i want to book in
appointment for tomorrow
i need to get a tooth looked at
can you squeeze me in for a filling on friday at quarter past four
id like to arrange a consultation
booking
put me down for a check up
can you fit me in on friday afternoon
i need to see a dentist
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
can i have a slot on wednesday at half two
when is the next free appointment
id like to be seen by a gp
can you squeeze me in
im ringing to make an appointment for my husband
get me in as early as you can
can somebody take a look at my little girls tooth
make me an appointment for tomorrow at 9
book
book another appointment
make an appointment
have you got any slots left
i would like to come in
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
book me and my husband in
i would like to book in my two kids`,
  move: `
i need to change my appointment
i cant make thursday can i come another day
could we push my appointment back a week
id like to reschedule
is there any way to swap my morning one for the afternoon
i need to move my appointment
can you bring my appointment forward
can you put me on a different day
i need an earlier appointment than the one ive got
somethings come up on thursday can i come friday instead
could you shift my appointment by an hour
my appointment clashes with work can i have another time
could my appointment be moved to next thursday
id like to rearrange my booking
id like to postpone my appointment until next month
swap my appointment
change my appointment
i cant do tomorrow can we move it
amend my booking
can mine be put back to the week after
running late for my half two can i have three oclock instead
i need a different date for my appointment
the time you gave me clashes with the school run can it be changed
my appointments at 9 but i need it at 11
could you make my appointment an hour later
reschedule
can i switch to another day
could i swap to the afternoon
delay my appointment a week
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
somethings come up can i rearrange
need to push my appointment back a week
im supposed to come in at ten can it be eleven
can i put it off till friday
the date on my letters no use to me
change the time of my appointment
transfer my appointment to next week
my lifts fallen through for tomorrow so ill need it to be another morning`,
  cancel: `
cancel that
cancel it
cancel my appointment
take me off the list for friday i dont need it no more
i wont be coming on thursday after all
scrap my booking
i dont need the appointment any more
i want to call off my appointment on the 17th
take me out of the diary
my tooths stopped hurting so you can give my slot to somebody else
i need to cancel
i no longer need my appointment
im not going to make it cancel
i shant be needing my appointment
get rid of my booking
i cant come cancel please
can you cancel friday
id like to cancel
delete my appointment
i want to cancel my appointment
take me off for tomorrow
im not coming in tomorrow
drop my appointment on tuesday
dont want to come any more
ive changed my mind about the filler so call it off
give my slot to someone else
could you remove my booking
im not able to keep my appointment
ive booked by mistake cancel
ive got better so i dont need to come
i have to cancel
i need to call off my visit
my dads appointment needs cancelling
is it too late to cancel for this afternoon
my wifes in for saturday morning but shes away so scrap that one
i wont be able to come so cancel it
let somebody else have my place on the ninth
i need to drop out of tomorrow check up
i cant come and dont want another one
can you free up my appointment i am unable to attend
bin my appointment
cant make it tomorrow cancel it
could you cancel
take me off the list for tomorrow
ive found another dentist so cancel mine`,
} as const;
