/**
 * How a clause is told: `past` is over long ago (a word of now makes it a sign all the same), `over` is well again with all
 * that was said before it, `asked` is asked about, and `other` said of something else. With `doubt` in it, she asks.
 */
export const TOLD_SIGNS = `
# past
after the last/after my last/after his last/after her last/years back/in january/in february/in march/in april/in may/in june/in july/in august/in september/in october/in november/in december/at christmas/at new year/at easter
once as a/once when/as a baby/as a boy/as a girl/as a toddler/as a kid/at university/in the nineties/in the eighties/in eighty/in ninety/years since/had his heart attack/was treated for/in the autumn/in the spring/a silent/at some point/in the war/and died/died suddenly/choked to death/bled to death/long ago/a while back/back then/that time/years ago
year ago/months ago/weeks ago/couple of years/few years/in my teens/as a teenager/as a lad/as a lass/at school/in their teens/in the past/at the time/in the summer/before christmas/decades/last year/last month/last summer/last winter/last spring/last autumn/last easter/last january/last february/last march/last april/last may/last june/last july/last august/last september/last october/last november/last december/last christmas
in 19*/in 20*/back in/in my twenties/in my thirties/as a child/when i was/when he was/when she was
anaphyla*/reaction/seizure/fit/fainted .. once
used to/history of/family history/previous/previously/once had/survived/died of/died from/passed away
after my stroke/after my heart attack/after his stroke/after her stroke/after a stroke/my review/yearly review/follow up
# over
over it now/right as rain/cleared up/cleaned up nicely/back to normal/on the mend/all settled/settled nicely/settled now/settled down/recovered/all healed/healed up/healed nicely/all clear/ruled out
dry now/stopped now/gone now/fully over it/all better/much better/plasters off/fine now/ok now/okay now/all right now/alright now/sorted it/sorted now/came straight up/all well/turned out to be
swelling/swelled/swollen .. going down nicely/gone down nicely/gone down now/went down
shes fine/hes fine/im fine/its fine/theyre fine/shes grand/hes grand/im grand/hes ok/shes ok/hes okay/shes okay/im okay/grand since/fine since/bleeding stopped/bleeding has stopped/all stopped/said it was/just a scare/false alarm
# asked
renew*/out of date/on my record/first aid/refresher/claim form*/vaccine/lecture/bereavement/a paramedic/ambulance service/st john/fear of/phobia/is that flagged/will it think/listen out for/signpost*/does the/does it/does your/do your/would your/would it/would ellaira/patients who/callers who/people who/kit at/repeat prescription/order my/expert/advert/podcast
if a patient/if a caller/if a client/if one of my/if one of our/when a patient/when a caller
do you carry/do they carry/do you keep/do you stock/do you treat/do you do/do you offer/do you see/do you cover/do you deal/do you handle/do you recogni*
do i need to stop my/do i have to stop my/do i stop my/should i stop my/is it safe/is it true/is it covered/side effects/risk of/whats the chance/what are the chances/how likely/in case of
a course/training/classes/learning/charity/a leaflet/research/an essay/a poster/insurance
# other
choked/choking .. my tea/coffee/the fees/the price/your prices/voicemail*/email*/calls/paperwork/admin/work
choking to/kill me if i/kill me when i/kill me if this/at your prices/at the prices/at those prices/at the cost
if you saw/my names/my name is/doctor blood/dr blood/bleeding freezing/bleeding cold/bleeding hell/bleeding annoying/bleeding useless/bleeding late/ambulance station/behind an ambulance/999 bus/the 999
giggles/choked up/nearly choked/crush on/crushing on/wife will kill/mum will kill/boss will kill/soft spot for/commercial suicide/suicide for a/off my chest/hit me hard/eastenders/corrie/kidding/with age/appointments into one/wrinkles/roof of my mouth
hasnt swallowed/didnt swallow/no one has/nobody has
cant go .. monday/tuesday/wednesday/thursday/friday/saturday/sunday/holiday/then/that day
like hes dying/like shes dying/like its dying/drowning in/bleeding money/bleeding us/bleeding cash/killing us/killing my/killing our/killing business/dead slow/dead quiet/dying on its/dying on us/dying of boredom/bored to death/dying of thirst/starving/hit the roof/under fire/flatlin*/haemorrhaging/bleeding edge/bleeding obvious/scared to death/worried sick/worried to death/sick and tired/sick to death/heart set/heart sank/heart of/by heart/cold heart/heartbroken/heart skipped/stabbed in the back/stab at/shoot me/shot in the dark/pain in the neck/pain in the backside/pain in the bum/blind date/blind as/knocked out by/knocked for six/blown away/breath of fresh/take my breath/breathtaking/save my breath/stroke of luck/different strokes
phone*/line*/system*/laptop/computer*/till/wifi/server/website/diary/business/sales/bookings/boiler/engine/tablet/software .. died/dead/dying/crash*/frozen/collaps*/killing/choking/bleeding/drowning/suffocat*/unresponsive/not responding
film/movie/song/the book/episode/series/programme/a game/joke/novel/on telly/on tv
dying to/dying for/to die for/killing time/killing it/for laughing/made me laugh/nearly had a heart attack/nearly gave me/gave me a heart attack/heart attack when i saw/heart attack at the price/drop dead
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
