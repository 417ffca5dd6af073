/** What calms the signs of the kinds in the heading. */
export const CALM_SIGNS = `
# calm pregnancy
gum/tooth/teeth/toothache/filling
# calm doubt
terrible/awful/dreadful .. for missing/for cancelling/about
is the/is this/is it .. normal
# calm mind
here all day/here for ages/with these teeth/with this gap
jump in the shower/jump in the bath/jump in the car/jump on a call/jump on the bus/jump on the train/jump at the chance/jump the queue/jump for joy
# calm aesthetics dental injury allergy
normal/expect* .. swell*/bruis*/sore/puffy/lump*/tender
swell*/bruis*/sore/puffy/lump*/tender .. normal/expect*
# calm injury dental
tooth/teeth .. gone black/turned black/gone grey
# calm aesthetics
dark/black/blue/red/brown/grey/purple .. circle*/ring*/bag*/vein*/hollow*/freckle*/marks
# calm dental bleeding children belly
spot*/drop*/speck*/bit/little/trace*/smear*/streak*/touch .. blood/bled/bleed*
bleed*/bled/blood .. a bit/slight*/a little/a tad/a touch/when i floss/when i brush/when he brushes/when she brushes
# calm breathing sepsis heart
tooth/teeth/gum/crown/filling/hair/brow*/its gone/its turned .. $blue
# calm medicines allergy breathing
renew*/out of date/on my record/repeat prescription/order my
# calm stroke
eyelid* .. droop*/heavy
lip/lips/mouth/tongue/cheek/chin/jaw/gum/face .. numb* + filling/anaesthetic/injection/dentist/extraction/root canal
numb* .. lip/lips/mouth/tongue/cheek/chin/jaw/face + filling/anaesthetic/injection/dentist/extraction/root canal
# calm unconscious
tooth got knocked out/tooth was knocked out/tooth been knocked out/tooth is knocked out/tooth knocked out/teeth got knocked out/teeth were knocked out/teeth been knocked out/teeth knocked out
# calm choking breathing
snor* .. chok*/gasp*
chok*/gasp* .. snor*/snoring
# calm sepsis
dont know who to
# calm breathing
breathe through my nose/breathe through one side
breath*/puffed/panting/wheez*/air .. after/from/running/ran/run/jog*/gym/exercis*/stairs/uphill/hill/football/danc*/rush*/workout/training/climbing/legging
breath*/wheez* .. in winter/in the winter/in the cold/in the spring/pollen
hold*/waste/wasting/save .. breath
# calm seizure
would/will/ll/itll/hell/shell/nearly/almost/gonna/going to .. have/throw* .. fit
fit .. if/when she/when he/when i/over the/about the/bill/price/laugh*/giggl*/better/you in/me in/round/into
# calm unconscious
collaps* .. sofa/settee/laugh*/bed/heap/exhaust*/tired/chair/knackered/roof/tent/business/deal/market
# calm heart breathing bleeding diabetes seizure allergy
should i/do i/can i/is it/will it/does it/need to tell/let you know/just so you know/mention .. pacemaker/defibrillator/insulin/pump/inhaler*/warfarin/apixaban/rivaroxaban/thinner*/epipen*/epilep*/diabet*/asthma/angina/allerg*
# calm aesthetics dental injury infection allergy
bit/slight*/little/tiny/mild*/small/tad .. swell*/swollen/bruis*/sore/puffy/lump*/tender .. normal/yesterday/expect*/usual/day after/botox/filler*/injection*/jab/settle*
# calm dental injury
blister* .. lip
puffy .. morning*
numb* + filling/anaesthetic/injection/from the dentist/after the dentist
milk tooth/milk teeth/baby tooth/baby teeth
`;
