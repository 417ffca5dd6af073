/**
 * How something is told. Of a clause: `past` is over long ago (a word of now makes it a sign all the same), and `over` is
 * well again with all that was said before it. `asked` is a question and what follows in its clause, `about` also the words
 * that name it ("a heart attack course"), and `harmless` is nothing but the phrase. With `doubt` in it, she asks.
 */
export const TOLD_SIGNS = `
# past
after the last/after my last/after his last/after her last/years back/in january/in february/in march/in april/in may/in june/in july/in august/in september/in october/in november/in december/at christmas/at new year/at easter
once as a/once when/as a baby/as a boy/as a girl/as a toddler/as a kid/at university/in the nineties/in the eighties/in eighty/in ninety/years since/had his heart attack/was treated for/in the autumn/in the spring/a silent/at some point/in the war/and died/died suddenly/choked to death/bled to death/long ago/a while back/back then/that time/years ago
year ago/months ago/weeks ago/couple of years/few years/in my teens/as a teenager/as a lad/as a lass/at school/in their teens/in the past/at the time/in the summer/before christmas/decades/last year/last month/last summer/last winter/last spring/last autumn/last easter/last january/last february/last march/last april/last may/last june/last july/last august/last september/last october/last november/last december/last christmas
in 19*/in 20*/back in/in my twenties/in my thirties/as a child/when i was/when he was/when she was
anaphyla*/reaction/seizure/fit/fainted/stroke/heart attack .. (?<!at )once/sometimes/over the years/this year/at a different clinic/at another clinic
(?<!than |like |as )last time/when i had my last/used to/history of/family history/previous/previously/once had/survived/died of/died from/passed away
(after|since) (my|his|her|the|a) (stroke|heart attack)/my review/yearly review/follow up/in hospital(?! (car|gown|bed))/in the hospital/in intensive care/had panic attack/get panic attack/gets panic attack
# over
over it now/right as rain/cleared up/cleaned up nicely/back to normal/its out now/on the mend/all settled/settled nicely/settled now/settled down/recovered/all healed/healed up/healed nicely/all clear/ruled out
dry now/stopped now/gone now/fully over it/all better/much better/plasters off/fine now/ok now/okay now/all right now/alright now/sorted it/sorted now/came straight up/all well/turned out to be
swelling/swelled/swollen .. going down nicely/gone down nicely/gone down now/went down
shes fine/hes fine/im fine/its fine/theyre fine/shes grand/hes grand/im grand/hes ok/shes ok/hes okay/shes okay/im okay/grand since/fine since/bleeding stopped/bleeding has stopped/all stopped/said it was/just a scare/false alarm
# asked
know how it/know what it/how good/how well/do people/do patients/can i bleed/can you bleed/could it tell/can it tell/would it tell/liable/if it misses/what happens/how do you train/how does it/how would it/how will it/is that likely/is it likely/is that flagged/will it think/listen out for/signpost*/does the/does it/does your/do your/would your/would it/would ellaira/kit at
if a patient/if a caller/if a client/if one of my/if one of our/when a patient/when a caller
is the/is it/is this .. going to/likely to
do you carry/do you take people/do you take patients/do they carry/do you keep/do you stock/do you treat/do you do/do you offer/do you see/do you cover/do you deal/do you handle/do you recogni*
do i need to stop my/do i have to stop my/do i stop my/should i stop my/is it safe/is it true/is it covered/side effects/risk of/a risk/the risk/whats the chance/what are the chances/how likely/in case of
# about
(my|our) (last|old|previous|former) receptionist (?!collapsed|has|is|isnt|cant)/patients who/callers who/people who/first aid/refresher/claim form*/vaccine/lecture/bereavement/a paramedic/ambulance service/st john/fear of/phobia/expert/advert/podcast
course/training/classes/learning/charity/leaflet/association/research/an essay/a poster/a project/insurance/film/movie/song/the book/episode/series/programme/a game/joke/novel/on telly/on tv/eastenders/corrie/wrinkles
# harmless
in and out of (hospital|the hospital|town|meetings|the house|the office|the surgery|work)
not moving (one|it|that|an?|my|her|his|any|house|the appointment)
emergency appointment/emergency slot/emergency visit/emergency dentist/emergency dental/emergency clinic/meningitis jab/meningitis vaccine/flu jab/tetanus jab/tetanus booster/hyaluronic acid/chemical peel/skin tag/hair removal/burn* easily/burn* fat/burn* calories/burning wish/burning desire/burning question/fat burning/down the wrong way/fit and well/fit and healthy/fighting fit
blood(?= thinner)/blood pressure/blood test/blood spot/blood sample/blood result/blood form/blood work/blood count/blood donor/blood taken/(my|your|his|her|for|some|have|get|the) bloods/bloods done/bloods taken/bloods checked/bloods back/doctor blood/dr blood/(?<!my |his |her |the )chest tightening
(i|he|she) can breathe/breathe through it at night/(wont|doesnt|hasnt) stop(ped)? (aching|hurting|throbbing)/overdose of (coffee|caffeine|chocolate|sugar|cake|tea)/heart attack (over|about|at) the/(im|hes|shes) breathing (perfectly |absolutely )?(fine|well|ok|okay|normally)/self harm scar*/breathe through (my|his|her) nose/didnt hit me/hasnt swallowed/didnt swallow/(nobody|no one) has (been )?*/like (its|hes|shes) dying/killing us/killing our/go on then/oh go on/erm go on/well go on/know go on/you are not answer*/you have not answer*/youre not answer*/youre not for answer*/youve not answer*/poisonous if you swallow/unconscious for the op/unconscious for my op
((you|it) (told|tell) me|telling me|you said|keep saying|no need|dont need|dont want|dont need you|dont want you|not going|not gonna) to (call|ring|dial|get|send) (me )?(999|111|an ambulance)/((?<!why )dont|do not|not|why (should|would|do) i|when (should|do|would) i) (call|ring|dial|get|send|calling|ringing|getting|sending) (me )?(999|111|an ambulance)
swell* .. will it be gone by/will it be gone before/will it go down by/will it go down before/will it settle by/be gone in time/go down in time/settled in time
choked on/choking on/choked at/choking at .. my tea/my coffee/the fees/the price/your prices
(need|needs|needing|want|having) (my |his |her |the )?stitches (out|taking out|taken out|removing|removed)/(nearly|almost) (passed out|fainted|died|collapsed) (when|at) (\\w+ ){0,4}(price|bill|cost|quote|fee)
(choking|choked|drowning|suffocat*|buried) (in|under|on|with) (\\w+ ){0,2}(voicemail*|email*|calls|paperwork|admin|debt|messages|enquiries|bookings|patients|noshows)/(drowning|buried) in work/(im|i am|were|we are) (\\w+ )?drowning
choking/choked/dying/died/collaps* .. laugh*
laugh* .. couldnt breathe/cant breathe/could hardly breathe
have a heart attack (when|if)/be suicide (trying|to)/cut throat/behind me now/long behind me/(no fever|no pus) and no (fever|pus)/not taken too many/how much (bleeding|blood|pain|swelling) is normal
knocked out .. the flu/a cold/a bug/a virus/covid
still all right to/still alright to/still ok to/still okay to/still safe to
breathless/dying/choking/faint*/collaps*/heart attack .. at your prices/at the price/at those prices/at the cost
choked i missed/choked that i missed/choked up/nearly choked/choking to (hear|pay|see|think)/kill me if i (miss|missed|forget|forgot|dont|didnt|am late|cancel|lose|lost|turn|put|book|get|come home)/kill me when i/kill me if this/(wife|mum|boss|manager) will kill/(boss|manager|dentist|hygienist) is (going to|gonna) kill
if you saw/my name is */bleeding freezing/bleeding cold/bleeding hell/bleeding annoying/bleeding useless/bleeding late/bleeding nora/ambulance station/behind an ambulance/999 bus/the 999/fits? of (the )?giggles/crush on/crushing on/soft spot for/(twenty|thirty|forty|fifty|sixty) (pounds|quid)/commercial suicide/(wait|queue|traffic|parking|price|rent) is suicide/suicide for a/off my chest/hit me hard/roof of my mouth
droop*/drop*/sagg* .. with age
fit .. into one
cant go .. monday/tuesday/wednesday/thursday/friday/saturday/sunday/holiday/then/that day
bleeding money/bleeding us/bleeding me dry/bleeding us dry/bleeding cash/dead slow/dead quiet/dying on its/dying on us/dying of (boredom|curiosity|embarrassment)/bored to death/dying of thirst/hit the roof/under fire/haemorrhaging (money|cash|clients|patients|customers|bookings|staff)/bleeding edge/bleeding obvious/scared to death/worried sick/worried to death/sick and tired/sick to death/heart set/heart sank/heart of/by heart/cold heart/heart skipped/stabbed in the back/(a|good) stab at/shoot me (a|an|over)/shot in the dark/pain in the neck/pain in the backside/pain in the bum/blind date/blind as/knocked out by (how|your)/knocked for six/blown away/breath of fresh/take my breath/breathtaking/save my breath/strokes? of (bad )?luck/stroke of genius/different strokes
phone*/line*/system*/laptop/computer*/till/wifi/server/website/diary/business/sales/bookings/boiler/engine/tablet/software .. died/dead/dying/crash*/frozen/collaps*/killing/choking/bleeding/drowning/suffocat*/unresponsive/not responding
dying to/dying for/to die for/nearly had a heart attack/nearly gave me a heart attack/nearly gave me/gave me a heart attack/(will|hell|shell|ill) have a (heart attack|stroke) (when|if)/(im|ive been) dead to the world/no magnets/heart attack when i saw/heart attack at the price/drop dead
fit you in/fit me in/fit us in/fit him in/fit her in/keep fit/get fit/fit note/under the weather/blue badge
# doubt doubt
stroke/suicide/overdose/unconscious/collapsed/bleeding/choking/heart attack/seizure/not breathing
bought/got .. rope/noose
^emergency$/an emergency now/emergency help/help emergency
throat .. tight/funny/strange/odd/swollen
chest .. funny/odd/strange/uncomfortable/twinge
feel/feeling .. faint/very strange/really strange/terrible/awful/really ill/very ill/really unwell/very unwell/dreadful
something .. wrong .. with my/with him/with her/mum/dad/husband/wife/baby
took/taken .. too many/something i shouldnt/the wrong
cant/dont .. want to be here/see the point
`;
