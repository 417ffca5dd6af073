/** What calms the signs of the kinds in the heading. */
export const CALM_SIGNS = `
# calm mind
jump in the shower/jump in the bath/jump in the car/jump on a call/jump on the bus/jump on the train/jump at the chance/jump the queue/jump for joy
# calm stroke injury aesthetics dental
numb* .. cream/gel/spray/for the/for a/before/worn off/wear off/wears off/beforehand
# calm injury aesthetics dental
mouth guard/mouthguard*/gum shield*
# calm stroke
cant see .. you/me/us/the point
# calm aesthetics dental injury allergy
normal/expect* .. swell*/bruis*/sore/puffy/lump*/tender
swell*/bruis*/sore/puffy/lump*/tender .. normal/expect*
# calm aesthetics
dark/black/blue/red/brown/grey/purple .. circle*/ring*/bag*/vein*/hollow*/freckle*/marks
# calm doubt
gum + bleed*/blood
bleed*/blood + brush*/floss*/toothbrush
# calm dental bleeding children belly
spot*/drop*/speck*/bit/little/trace*/smear*/streak*/touch .. blood/bled/bleed*
bleed*/bled/blood .. a bit/slight*/a little/a tad/a touch/when i floss/when i brush/when he brushes/when she brushes
# calm breathing
breath*/puffed/panting/wheez*/air .. after/from/running/ran/run/jog*/gym/exercis*/stairs/uphill/hill/football/danc*/rush*/workout/training/climbing/legging
running/ran/jog*/gym/exercis*/stairs/uphill/hill/football/danc*/rush*/workout/training/climbing .. breath*/puffed/panting
hold*/waste/wasting/save .. breath
let/while/moment/second/sec .. catch .. breath
bated breath/under my breath/under his breath/under her breath/take my breath/breather/breathing space/breathe easy/breathe again/breath of/down my neck/bad breath/breath smells/smelly breath/deep breath/fresh air/breathe a/room to breathe/breath test/on air
# calm seizure
would/will/ll/itll/hell/shell/nearly/almost/gonna/going to .. have/throw* .. fit
that fits/it fits/what fits/whatever fits/when fits/time fits/fits me/fits us/fits in/fits best
fit .. if/when she/when he/when i/over the/about the/bill/price/laugh*/giggl*/better/you in/me in/round/into
throw*/threw .. fit
in fits/fits of/fittest
fitting .. me in/us in/you in/them in/room/right/well/nicely/properly
fitted/fitting .. implant/veneer/kitchen/carpet/brace/crown/denture*/aligner*/retainer/appointment
# calm unconscious
tooth/teeth .. got/was/were/been/is .. knocked out
tooth/teeth knocked out
collaps* .. sofa/settee/laugh*/bed/heap/exhaust*/tired/chair/knackered/roof/tent/business/deal/market
slump* .. sofa/settee/sales/bookings/business
# calm heart breathing bleeding diabetes seizure allergy
have/got/ive/take/taking/use/wear/on/with/fitted/carry/carries .. pacemaker/defibrillator/insulin/pump/inhaler*/warfarin/apixaban/rivaroxaban/thinner*/epipen*/epilep*/diabet*/asthma/angina/allerg* .. is that/is this/does that/will that/can i/can he/can she/should i/is it/do i/do you/okay/ok/all right/alright/a problem/before/beforehand/matter/affect
should i/do i/can i/is it/will it/does it/need to tell/let you know/just so you know/mention .. pacemaker/defibrillator/insulin/pump/inhaler*/warfarin/apixaban/rivaroxaban/thinner*/epipen*/epilep*/diabet*/asthma/angina/allerg*
# calm aesthetics dental injury infection allergy
bit/slight*/little/tiny/mild*/small/tad .. swell*/swollen/bruis*/sore/puffy/lump*/tender .. normal/yesterday/expect*/usual/day after/botox/filler*/injection*/jab/settle*
normal/expect*/usual/to be worried/yesterday/day after/filler*/botox/injection*/jab .. bit/slight*/little/tiny/mild*/small/tad .. swell*/swollen/bruis*/sore/puffy/lump*/tender
# calm injury
tooth/teeth/molar*/toothache .. throb*
throb* .. tooth/teeth/molar*/toothache
# calm dental injury
numb* + filling/anaesthetic/injection/from the dentist/after the dentist
click*/pops/popping/creak*
wobbly/wobbling/loose .. tooth/teeth/milk/baby
milk tooth/milk teeth/baby tooth/baby teeth
tooth + baby one/milk one/wobbly one
`;
