/** Greetings, answers and the way back: plain words, one way a line. */
export const talk = {
  greet: `
hello good morning
hi hi
afternoon
evening
ey up
hey ellaira
hello
nice to meet you
is anybody there
good day to you
hiya
hello there
hi ellaira
hello is that the clinic
is that willow street`,
  thanks: `
thank you
cheers
ta very much youve been ever so helpful
youre a star i really appreciate that
thats very kind of you thank you ever so
much obliged to you
thanks
brilliant thanks
ta
thats great thanks for your help
nice one
lovely thank you
i appreciate your help
you have been very helpful
cheers love
many thanks
thank you so much`,
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
what am i meant to say
can you guide me
what do you do
what are you for
what else can you do
what can i say
how can you help me
what are you able to do for me
what can i try
what should i ask`,
  repeat: `
can you repeat that
could you say that again
what did you say
i didnt hear the question
sorry what was that last bit
would you repeat the question
you what love i missed that
say that one more time
tell me again
could you say it once more
didnt get that
pardon me
come again
huh
what
sorry what
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
what was the number again
i missed what you said`,
  back: `
go back
let me change my last answer
return to the previous step
lets start again
undo
i said the wrong thing go back
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
one step back
lets begin again
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
} as const;
