/**
 * Signs of an emergency after public NHS guidance, one a line, under their number and kind. Without a sign there is no
 * alarm. "pain*" is any ending; what stands between "/" is one way or the other, each of one word or several; ".." stands
 * for up to six words between; and what stands on both sides of "+" is needed in whichever order. "$no" stands for the words listed under that name.
 */
/** Words that many signs share. */
export const WORDS: Readonly<Record<string, string>> = {
  body: "tooth/teeth/molar/gum/gums/jaw/cheek/face/eye/eyes/eyelid/ear/ears/neck/arm/arms/leg/legs/calf/thigh/hand/hands/foot/feet/toe/toes/finger/fingers/thumb/knee/ankle/wrist/shoulder/hip/back/belly/tummy/stomach/side/groin/breast/breasts/wound/stitches/socket/scar/skin/lip/lips/mouth/nose/throat/kidney/kidneys/rib/ribs/collarbone/elbow",
  bad: "agony/excruciat*/unbearable/severe/pus/puss/oozing/weeping/throbb*/throbs/bulging/burst*/blister*/stinks/smelly/spreading/swollen/swell*/swelled/twice the size/size of/infected/septic/ripped/torn/dislocat*/numb/red hot/hot and/black and/bent/crooked/popped out/out of place/wrong way/wrong shape/crush*/trapped/shut in/slammed/gone black/turned black/raw",
  crit: "clammy/deathly/gone pale/very pale/so pale/grey/gray/drowsy/floppy/limp/wont wake/cant wake/cannot wake/confus*/rambling/slurr*/seeing things/making sense/no sense/doesnt know/hard to wake/sleepy/blotchy/mottled/cold sweat/pouring with sweat/sweating/rigid/convuls*/foam*/twitch*/jerk*/pupils/unresponsive/blue",
  no: "cant/cannot/couldnt/wont/not/isnt/arent/wasnt/doesnt/dont/didnt/hasnt/havent/no/never/hardly/barely/struggl*/unable/stopped/cannae/cudnt/no longer/trouble/difficult*/fight*/fighting",
  breath:
    "breath/breathe/breaths/breathing/breathes/breathin/air/wind/breeth*/breth*",
  chest: "chest/breastbone/breast bone/ribs/chist/shest/heart",
  swollen:
    "swell*/swollen/swelled/swelt/balloon*/puff*/twice/huge/massive/size of/getting big*/blown up/blew up/closing/closed/tightening/tight*/thick/fat",
  throat: "throat/tongue/airway/windpipe/gullet",
  child:
    "baby/babby/babys/newborn/toddler/child/son/daughter/little one/little ones/infant/grandson/granddaughter/bairn/wean/wee one/wee yin/boy/girl/lad/lass/kid/twin/month old/week old/weeks old/months old/year old/days old",
  blood: "blood/bleed*/bled/haemorrhag*/blud",
  blue: "blue/purple/grey/gray/ashen/bluish/mottled/plum/funny colour/terrible colour/horrible colour/awful colour/lost his colour/lost her colour/white as/deathly/slate",
  pills:
    "tablet*/pill*/paracetamol/paracetemol/ibuprofen/medicine/medicines/medication/meds/sleeping/insulin/packet*/pack/packs/aspirin/codeine/co codamol/antidepressant*/capsule*/painkiller*/blister*/strip/box/bottle",
  poison:
    "bleach/antifreeze/cleaner/detergent/pods/pod/weedkiller/weed killer/petrol/white spirit/poison*/acid/battery/batteries/magnet*/drain/vape/nicotine/chemical*/anti freeze/berries/mushrooms/perfume/disinfectant/turps/heroin/gin/vodka",
  head: "head/skull/scalp/heid",
  ill: "sick/vomit*/throw*/drowsy/sleepy/confus*/unconscious/dazed/slurr*/passing out/passin out/passed out/wake/rambling/making sense/making no sense/talking rubbish/talking nonsense/delirious/dopey/seeing things/nodding off/drifting/fading/swaying/collaps*/floppy/limp/know me/know where/knows me/staring",
  fever:
    "fever*/temperature/temp/hot/infection/infected/shiver*/flu/burning up/boiling/roasting/rigor*/teeth chattering/shakes",
  die: "die/dying/dead/end it/end my life/kill myself/not be here/sleep forever/not wake up/never wake up",
};

export const SIGNS = `
# 999 heart
breastbone/both arms/left arm/down my arm/down his arm/down her arm/into my jaw/into his jaw/between my shoulder
$chest .. pain*/tight*/heavy/heaviness/crush*/squeez*/pressure/hurt*/ache*/aching/burst*/explod*/killing/discomfort/vice/clamp/lead/stabb*/gripp*/agony/like a/on fire
pain*/tight*/heavy/heaviness/crush*/squeez*/pressure/weight/band/elephant/vice/clamp/stabb*/sat/sitting/standing/clutch*/holding/hold/rubbing/gripping/grabb* .. $chest
heart attack/hart attack/cardiac arrest/heart stopped/hearts stopped
heart/palpitation*/pulse .. racing/stopp*/pounding/thump*/flutter*/all over the place/going mad/hammering/skipping + cant/faint*/dizzy/collaps*/sweat*/breath*/pass/chest/grey
pain*/ache*/tingl*/numb*/dead/heavy .. arm/arms/shoulder/jaw + sweat*/sick/clammy/breath*/$blue/chest/wood/faint*
down/into/up .. left arm/my arm/his arm/her arm/both arms/arms/the jaw/my jaw/his jaw/her jaw + pain*/tight*/ach*/indigestion/heartburn/chest/clammy/sweat*/sick
clammy/sweating/dripping/sweats + $blue/collaps*/$chest/breath*/faint*/crush*/arm
pacemaker/defibrillator .. off/shock*/fired
indigestion .. sweat*/arm/jaw/clammy/$blue
# 999 breathing
rattling/gurgling/bubbling/high pitched/stridor + breath*/chest/lips/swallow/blue
breath*/chest + ribs/bluish/grey/sweat*/sucking/forward/minute
puffing/panting .. sentence/words/blue/rest/grey
stopped breathing/no breath/hes not breathing/shes not breathing/lips .. blue/no air
$no .. $breath
gasping/gulping/suffocating/cant breath/panting/wheez* .. terribl*/badly/blue/speak/worse
im gasping/hes gasping/shes gasping/gasping for
$breath .. short/shallow/slow/fast/quick/noisy/whistl*/rasping/funny/laboured/hard/labored/heaving/grunting/stopp*/worse/rattl*/blue/speak/talk
short/shallow/noisy/whistl*/rasping/laboured/heaving/grunting/gasp*/rattl*/out .. of breath/breath/breaths/breathing/breathes/breathe
lips/face/fingers/fingertips/nails/tongue/mouth/skin/he/hes/she/shes/turned/going/gone/went/turning/looks/looking .. $blue
$no .. finish/speak/say/get .. sentence/sentences/words out
$throat .. $swollen/blocked/shut/shutting
$swollen/blocked/shutting .. $throat
asthma + bad/inhaler/attack/breath*/blue/wheez*/speak/puffs/worse
inhaler*/puffs/nebuliser .. $no/nothing/empty/run out .. work*/help*/touch*/good/better/effect/left/it
inhaler*/puffs .. not/isnt/doesnt/nothing/no better
ribs/$chest/tummy/belly .. sucking/pulling/heaving/showing
sats/oxygen .. seventy/eighty/7*/8*/low/dropp*
not breathing/stopped breathing/isnt breathing
# 999 choking
choking/choked/chokin/chokes/back slap*/heimlich
stuck/lodged/caught .. throat/windpipe/gullet + $no/breath*/cough*/dribbl*/eyes/blue/swallow/speak/grape/bone/meat/sweet/food/toast/coin
grape/toast/sweet/meat/dinner/food/coin .. stuck
button battery/button batteries/button cell/watch battery/magnets
# 999 stroke
face/mouth/smile/arm/speech/words/talking .. odd/strange/funny/weird/not right/gone + suddenly/this morning/just/since breakfast/minutes/arm/drool*/cup/hour
cant .. smile/get her words/get his words/get the words/string a sentence/find her words/find his words
face/faces/mouth/side/smile/eyelid/lip .. droop*/drop*/sagg*/slipp*/fallen/crooked/lopsided/gone down/hanging/melting/wonky/slack/numb/twisted/to one side/half
drooping/droopy/lopsided/crooked/wonky/slack/half .. face/mouth/side/smile
slurr*/slured
$no/gone/lost/forgot* .. lift/raise/move/use/hold/grip/feel/control .. arm/arms/leg/side/hand/cup/fork/mug
arm/leg/side/hand .. numb/weak/dead/useless/floppy/limp/gone/wont do/not work* + face/speech/speak*/suddenly/sudden/droop*/slurr*/confus*/mouth/words/talk*/leg/one side/all down
all down .. side
one side .. body/numb/weak/gone/face/dead/slack/droop*
having a stroke/had a stroke/think .. stroke/its a stroke/is it a stroke/a tia/mini stroke/is a stroke
suddenly/just/sudden/all at once .. cant/lost/loss/gone/went/blind/forgot* .. speak*/see/sight/vision/talk*/words/blind/speech/walk
words/speech/talk*/speaking/sentence .. wrong/jumbl*/muddl*/sense/mixed/gibberish/rubbish/just noise/nonsense/garbl*/backwards/funny/mush/not right/word salad
talking/talks/speaking .. gibberish/nonsense/jibberish/rubbish
worst headache/worst pain in my head/thunderclap/headache like never
headache/head .. worst/thunderclap/hit me/explo*/sudden/suddenly/splitting  + headache/head/life/ever/seconds/suddenly/vomit*/neck/stiff/light/instant/flashing/eye*
lost/loss of/losing/gone/no .. sight/vision/speech
gone blind/went blind/going blind
cant see .. one/left/right/eye/anything/out of
curtain .. eye/vision
$no .. understand .. saying/word
# 999 bleeding
burst .. varicose/vein/veins
gauze/towel*/kitchen roll .. soak*/through/still/third/another/full
blood/bleed* .. hour*/still/keeps/again/roll/towel*/gauze/clots/tonsil*/thinner*
$blood .. $no .. stop*/slow*/clot*
$no .. stop/stopping .. $blood
pour*/gush*/spurt*/pump*/squirt*/soak*/stream* .. blood/out/through/towel*
$blood .. pour*/gush*/everywhere/soak*/stream*/squirt*/spurt*/pint*/pool/lot/lots/loads/bowl*/cup*/cupful/mugs/through/heavily/heavy/badly/profusely/to death/out/like a tap/like buggery
losing .. blood
heavy bleeding/bad bleeding/bleeding badly/bleeding heavily/bleeding out
bleeding .. heavily
cough*/vomit*/throw*/threw/sick/spat/spit*/bring*/brought/coming up .. blood
blood .. coming up/in my sick/in his sick/in her sick/vomit
coffee grounds/black poo/black stool*/tar .. poo/stool*
black/dark/tar*/like treacle .. poo*/stool*/motion*/toilet/number two* + dizzy/faint*/lightheaded/light headed/weak/wobbly/pale/sweat*/woozy
poo*/stool*/motion*/number two* .. black/tar*/treacle + dizzy/faint*/lightheaded/light headed/weak/wobbly/pale/sweat*/woozy
sever*/amputat*/hanging off/chopped off/cut off/sliced off/taken off .. finger*/thumb/toe*/hand/foot/arm/leg/top
cut*/chop*/slic*/saw*/took/take/tore .. off/through/in .. finger*/thumb/toe*/hand/artery/wrist/bone/arm/leg
finger*/thumb/toe*/hand/arm .. cut/chopped/sliced/came/come/taken/torn/been .. off/saw/machine/mincer
blood thinner*/warfarin/apixaban/rivaroxaban/tinzaparin + bleed*/head/fell/fall/hit/nose/lump
stabb*/knif*/been shot/shot in/shot him/impal*
knife/gatepost/railing/metal/pole/spike .. in/stuck/through .. him/her/me/his/leg/belly/stomach/chest/eye/back
deep .. cut/wound/gash .. bone/open/fat
nosebleed/nose bleed/nose .. hour*/minutes/wont stop/swallowing/thinner*/pour*
cut .. throat/neck/artery/to ribbons
# 999 unconscious
$no .. pulse/heartbeat
cant stay awake/cant keep awake/cant keep him awake/cant keep her awake
$no .. rouse/rousing/wake/waking/woken
eye* .. rolled/rolling/glazed/half open/back in
compressions/defib
nodding off/drifting off .. head/fell/pills/diabetic/breath*
waxy/deathly pale/white as a sheet + floor/sweat*/chest/down
unconscious/unresponsive/lifeless/out cold/dead weight/dead to the world/nobody home
collaps*/keel*/slump*/dropped to the floor/dropped to the ground/dropped like a/hit the floor/hit the deck/gone down/went down/crumpled
passed out/passing out/passin out/blacked out/blacking out/conked out/passes out/keeps fainting/spark out
faint* .. not/wont/hasnt/still/hit/head/again/twice/chest/round
$no .. wake*/waking/rouse/stir/respond*/come round/coming round/answer me/answer to/answering/move/moving/react*/open .. eyes
$no .. wake/waken/waking/wakin/responding/respond/answering/moving
floppy/limp + $child/wont/not/lying/now/arms/all/gone/went
gone floppy/went floppy/gone limp/went limp/all floppy
knocked out
los* consciousness/lost consciousness/in and out of consciousness/in and out
on the floor/on the ground/on the pavement/at the bottom of + wont/not/cant/isnt/unconscious/groan*/stairs/garden/face down/asleep/breathing/how long
just lying there/lying face down/face down
eyes .. rolled/rolling/rolls/half open/back of
no pulse/no heartbeat/stand clear/doing cpr/started cpr/cpr/heart stopped
drift* .. in and out/off/out
drown*/electrocut*/hanged/hanging himself/hanging herself/electric shock/pulled from the/went under/face down in
found him/found her/found my .. floor/dead/collapsed/not
# 999 seizure
twitching/thrashing/arching/convulsing/frothing/clenched .. eye*/floor/answer*/minutes/jaw/mouth/arms/stop*
having another/having a seizure/had a seizure
seizure*/seizing/convuls*/fitting/foaming/foamin/spasms all/spasm* .. side
having/had/has/having a/started/another/first/in/still .. fit/fits/fitted
a fit .. now/minutes/shaking/stopp*/water/bath/never
shaking/shakes/jerking/jerks/twitching/thrashing/juddering/shuddering .. all over/uncontroll*/wont stop/floor/eyes/foam*/arm over/over and over/one side/let up/answer*/hear*/minute*
arms/legs/limbs/body/whole body .. shak*/jerk*/twitch*/thrash*/judder*/shudder*/stiff/rigid/going mad/flailing + minute*/wont stop/stop*/eye*/answer*/respond*/mouth/dribbl*/floor/hear*
stiff/rigid .. shaking/jerking/jerk*
# 999 allergy
anaphyla*/epipen*/epi pen*/auto injector
tongue/throat/lips/face/eyes .. $swollen + breath*/throat/tongue/stung/sting/ate/eaten/nut*/peanut*/bee/wasp/hives/rash/cant/minutes/quick*/suddenly/allerg*/antibiotic*/tablet*/numb*/injection/voice/whistl*/prawn*/after/penicillin
tongue/throat .. $swollen
$swollen .. tongue/throat
hives/rash/welts/red all/lumps + breath*/$swollen/throat/wheez*/faint*/tongue/lips/whistl*
allergic/allergy/reaction + breath*/swell*/swollen/face/throat/severe/bad/serious/tongue/lips/wheez*/hives
stung/sting/bee/wasp/hornet + swell*/swollen/breath*/dizzy/faint*/throat/face/tongue/thirty/grey/sick/lips
ate/eaten/had .. nut/nuts/peanut*/prawn*/shellfish/sesame/egg/kiwi + swell*/swollen/breath*/throat/lips/tongue/rash/hives/face/wheez*/whistl*/sick
# 999 aesthetics
tear trough*/trough*/filler*/filled/injected/botox + gone black/gone dark/cant see/half/one side/blind/vision/sight
filler*/injection*/injected + cant see/eye/sight/vision/blur*/gone dark/black spot*/half
lips/nose/forehead/cheek* + filled/done/treated/needle + cant see/sight/vision/blur*/gone dark/black spot*
filler*/injection*/injected/needle/botox/tear trough + cant see/cannot see/sight/vision/blind/blurr*/eye pain/behind the eye/behind my eye/double/smeary/half of everything
filler*/injected/injection* + white/blanch*/blotch*/mottled/grey/gray/black/purple/blue/marbled/dusky/dark/cold/colour
lip/lips/nose/cheek*/chin .. gone/went/going/turned/turning .. white/grey/gray/black/purple/blue/mottled/marbled/dusky
skin/lip/nose/cheek .. white/mottled/dusky/black/grey/blotchy/marbled/cold .. filler*/injection*/lip
press .. colour .. back
laser .. eye/eyes/see
botox + swallow*/breathe/breathing/breath/speak/hold my head
numbing cream/anaesthetic/lidocaine + dizzy/tingl*/ringing/fit/collaps*/breath*
# 999 dental
tooth/teeth/gum/jaw/abscess/face/extraction/dentist/root canal/mouth/filling + swallow*/swally/breathe/breathing/floor of my mouth/hot potato/swelling quickly
swell*/swollen .. face/neck/jaw/mouth/throat/tongue/eye/cheek + cant open/swallow*/breath*/eye/closing/closed/shut/spreading/neck/dribbl*/drool*/fever/temperature/under my tongue
under .. tongue .. swell*/swollen
mouth/jaw .. open/opens .. cant/wont/barely/hardly/finger/only
$no .. open .. mouth/jaw/eye + swell*/swollen/abscess/tooth/face
$no .. swallow*/swally
abscess .. eye/neck/throat
drool*/dribbl* + cant/swell*/swollen/fever/throat/swallow
extraction/extracted/socket/tooth out/taken out/removed/pulled/molar + pour*/wont stop/not stopped/hours/soak*/gush*/thinner*/wont clot/mugs/kitchen roll/faint*/jelly
# 999 sepsis
sepsis/septic/septicaemia/meningitis
$fever + confus*/mottled/blotchy/slurr*/delirious/cold hands/not weed/no wee/not passed/never felt/purple/rambling/talking rubbish/not making sense/breathing quick*/breathing fast/dont know/doesnt know/drowsy/floppy/spleen/chemo*
shiver*/shaking/chattering .. confus*/cold hands/mottled/feel like death/rambl*
confus*/delirious/rambling/making sense/disorient*/talking rubbish/haverin + $fever/suddenly/ill/floor/breath*/headache/diabet*/fell/sun/plucking/drink/grey
suddenly/all of a sudden/very/gone/never been/really .. confus*/not know/doesnt know
doesnt/dont/didnt/disnae .. know/ken .. where/who/me/us/how to
rash/spots/bruises/patches .. $no/disappear .. fade/disappear*/glass/blanch/go when/when you press
glass .. rash/fade/spots
rash/spots/bruises/patches + drowsy/stiff/light/floppy/fever/hot/burning up/purple/like bruises/breathing quick*/dopey/cant keep her eyes/glass
stiff neck + light/fever/temperature/rash/headache/vomit*/sick/hot/sleepy
neck .. stiff/bend/chin + light/fever/temperature/rash/headache/vomit*/sick/hot/sleepy
light .. hurt*/bear/ey + headache/neck/fever/rash
# 999 pregnancy
weeks .. pregnan*/gone/along + bleed*/pain*/head*/waters/see*/fit/swollen/moved/itch*/blood
pregnan*/weeks gone/months gone/expecting/bump/trimester/weeks along/due date + bleed*/blood/waters/moved/moving/kick*/vision/seizure/headache/fell/flashing/swollen/pain*
baby/bump/pregnan*/weeks gone .. $no/stopped/less/fewer/quiet .. kick*/movement*/wriggl*/felt/feel
$no/stopped/less/fewer/reduced .. kick*/movement*/move/moved/moving/wriggl* .. baby/bump/pregnan*/weeks
baby/bump .. $no/stopped .. move/moved/moving/moves/kick*
bump .. quiet/still
$no + felt/feel .. baby/him/her .. move/moving/kick*/kicking
waters .. broke*/gone/went/green
gone into labour/in labour/labour has started/labour .. early/started/contraction*
contraction*/pushing + baby/minutes/coming/head/labour/apart
baby*/babys .. coming/head/not moved/stopped/hasnt moved/not moving/crowning/half out/stuck/arm is out/foot
head .. showing/crowning/i can see the head
giving birth/afterbirth/placenta/ectopic/shoulder tip
cord .. hanging/out/came/neck/round
soak*/flood* .. pad/pads
bleed* .. after/since .. birth/baby/section
# 999 overdose
taken/took/swallow*/had .. months worth/weeks worth/full month/all of my/all his/all her/whole lot + $pills
$pills .. wee one/toddler/baby/little one/child/son/daughter/grandson/granddaughter + taken/swallow*/eaten/got hold/got at/mouth
overdos*/over dose/overdosed
took/taken/take/swallow*/had/drank/drunk/eaten/ate/necked/given/mixed .. all/whole/too many/full/handful/twenty/thirty/forty/fifty/sixty/loads/lot/lots/sixteen/entire/hole/two boxes/the rest .. $pills/them/bottle
$pills .. all/empty/gone/two left/whole/every .. taken/swallow*/drowsy/took/her/him/eaten
empty .. $pills
too many/handful of/load of/whole packet of/box of .. $pills
drank/drunk/drink/drinking/swallow*/swigged/eaten/ate/eat/got into/been at/licked/sucked/chewed/bit into/mouth .. $poison/my $pills/his $pills/her $pills/grandads/grandmas/nans
swallow* .. razor/blade*/battery/batteries/magnet*/glass/pins
$poison .. eye/eyes/face/mouth/throat/skin/swallow*/drank
poisoned/carbon monoxide/pupils like pins/pinprick pupils/spiked
# 999 injury
hit/bang*/bump*/knock*/head/bike/fell + stay awake/keep awake/keep her awake/keep him awake/keeps falling asleep
chip fat/fat/oil/kettle/tea/coffee/soup/boiling .. all over/over her/over him/over me/over his/over my
burn*/scald*/blister* + arms/all over/face/chest/legs/whole + blister*/peel*/raw/over/fat/oil/water/skin
burn*/burnt/scald*/boiling/fire/chip pan/bonfire/barbecue/chemical .. over/all over/face/chest/legs/stomach/back/skin/peel*/blister* + baby/toddler/son/daughter/child/face/badly/skin/water/oil/whole/hair
hit/bang*/bump*/knock*/crack*/smash*/bash*/fell/fallen/tumbl*/clattered/came off/landed/lump .. $head/stairs/ladder/roof/horse/bike/quad/steps/escalator + $ill/blood/bleed*/pupil*/fluid/cant move/neck/numb/remember/eyes going
$head injury/head + sick/vomit*/drowsy/pupil*/unconscious/confus*/clear fluid/bleed*
fluid/blood .. ear/ears/behind his ear/behind her ear + head/fell/crash/bike/clear
fell/fallen/fall/came off/thrown/jumped/dropped/pushed .. roof/ladder/window/scaffold*/balcony/cliff/horse/wall/second floor/upstairs/down the stairs/off a
fell/fallen/fall/tumbl* .. stairs/steps/tree/bike + cant/not/blood/head/move*/neck/leg/back/screaming/awkward/hip/funny angle/groan*
fell/fallen/fall + cant get up/cant stand/hip/leg is shorter/cant move
run over/knocked down/knocked off/hit by/ran over/run down .. car/van/bus/lorry/train/motorbike/bike/taxi/by
crash*/collision/smash/overturned/upside down/road accident/car accident + trapped/stuck/cant get out/injur*/inside/people in
trapped/pinned/cant get out/stuck inside/cut out .. car/van/lorry/vehicle/wreck/under/seat/wheel/crash/accident/bus/coach
car/van/lorry/vehicle/wreck/crash/accident/bus/coach/motorbike .. trapped/pinned/cant get out/stuck inside
car crash/car accident/road accident/motorbike crash/motorbike accident/pile up/car smash/bike crash/been in a crash/crashed
train/car/van/bus/lorry .. hit/hits/overturned/upside .. somebody/someone/him/her/man/woman/tree/people/hurt
bone .. sticking/poking/through/showing/see/out/skin
see/sticking/poking .. bone
leg/arm/ankle/wrist/elbow/knee/shoulder/neck/foot .. wrong way/wrong angle/bent/funny angle/out of place/backwards/deform*/odd angle
neck/spine/back .. broke*/cant move/snapped/cant feel/funny angle
$no .. feel/move .. legs/arms/feet/toes/neck
burn*/scald*/scalt/fire/flames/caught fire/exploded/blown up .. face/badly/whole/large/big/deep/blister*/hand/hands/baby/toddler/chest/arm/arms/leg/legs/white/charred/oil/fire/acid/chemical/waist/skin/mouth/nightie/clothes
face/hands/arms/legs/chest/clothes/nightie/sleeve .. burn*/scald*/on fire/caught .. fire/badly/skin/peel*/fire/blister*/ring/flames
boiling/scalding/hot .. water/oil/tea/kettle/pan/fat/soup/coffee/fryer + over/poured/pull*/spilt/spilled/himself/herself/legs/arm/arms/chest/face/scald*/burn*/down
scald*/burn*/scalt + one/baby/toddler/face/chest/waist/tea/kettle/skin
threw .. acid/petrol
something/glass/metal/nail/piece/chemical/splinter .. in .. eye
crush*/trapped/drown*/struck by lightning/mauled
fryer/saw/machine/mincer/lathe + arm*/hand*/finger*/in bits
# 999 children
$child .. floppy/limp/blue/wont wake/not breathing/unresponsive/grunting/lifeless/fit/mottled/cold and pale/listless/jerking/drowsy/burning up/not weed/sunken/wont feed/not feeding/no feed/wont take
newborn/week old/weeks old/month old/months old/days old/baby/babys/babby + fever/temperature/temp/hot/wont feed/not feeding/not fed/wont take/fontanelle/soft spot/nappies/sleepy/floppy/breath*
no feed/no wet nappy/dry nappies/nappies are .. dry/nappies .. dry
soft spot/fontanelle
dehydrat* + baby/drowsy/floppy/child/sunken/sleepy
$child/year old + battery/bleach/$pills + swallow*/swally/mouth/ate/eaten/eating/drunk/drank/got into/got hold/got at/chew*/munch*/licked/missing/been at/helped himself/helped herself
# 999 diabetes
diabet*/insulin/sugar/sugars/glucose/hypo/hypos/glucagon/pump + unconscious/wont wake/confus*/drowsy/sweat*/passed out/vomit*/sick/collaps*/slurr*/fruity/pear drops/ketones/wont come up/dropping/very low/dry as/aggressive/nothing/racing/know me/fitting/going into
hypo .. bad/severe/wont/now/unconscious/fit/going
ketones
# 999 belly
numb .. saddle/where i sit/down below/between my legs/underneath/backside
wet myself/wet himself/lost control .. knowing/bladder/bowel* + back/numb/legs
agony/twisted/swollen .. downstairs/down below/privates/testic*/ball/balls
downstairs/down below/privates/testic*/ball/balls .. agony/twisted/swollen
$crit + agony/excruciat*/$fever/$blood/diabet*/sugar/pregnan*/chest/belly/tummy/stomach/rash/swallow*/$pills/fell/fallen/collaps*/headache/breath*/hours/wont stop/sick/vomit*/spots/$child
stomach/tummy/belly/abdomen/abdominal/back .. agony/excruciat*/rigid/hard as/board/worst pain/ripping/tearing/unbearable/tore + passed/faint*/blood/sweat*/pregnan*/vomit*/sudden*/rigid/hard/cant/board/grey/shoulder/tear*/rip*
ripping/tearing .. pain/back/chest/feeling
testic*/ball/balls/nut/scrotum .. agony/excruciat*/severe/sudden*/twist*/swollen/killing + pain*/agony/sudden*/sick/hour*/twist*/swollen
numb* .. saddle/between my legs/bottom/groin/genitals/undercarriage
$no .. wee/pee/urinate/passed water/passed urine .. agony/hours/all day/legs/numb/back/grey/confus*
seeing rats/seeing spiders/off the drink .. shaking/sweat*/seeing
heatstroke/hypothermi*
adrenal crisis/sickle cell crisis/sickle .. crisis/steroid* .. collaps*
# 999 call
need an ambulance/call an ambulance/send an ambulance/want an ambulance/get an ambulance/ring an ambulance/ambulance please/ambulance now/ambulance quick/call 999/ring 999/dial 999/send paramedic*/need paramedic*/its an emergency/is an emergency/this is an emergency/life or death
hes dying/shes dying/im dying/is dying/are dying/going to die/gonna die/hes dead/shes dead/is dead/near death
help me .. dying/cant/quick/now/bleed*
doctor doctor
# 111 dental
lump .. gum/jaw/cheek/mouth/face + golf ball/egg/temperature/fever/hot/pain*/big/size/swollen/out here
teeth/jaw .. meet/line up/bite together/close properly
broken/broke/cracked .. jaw
tooth/teeth/molar/gum .. pus/smelly/stinks/pushed/bigger/hot
ball/football/cricket/elbow .. tooth/teeth/mouth/jaw
tooth/teeth .. pushed/snapped/broken/into my gum/clean out
gum/cheek .. pus/bigger/size/hot/boil/lump
touching .. tooth/sides/painkiller*
gauze .. still/blood/bleed*
abscess*
knocked/fell/fallen/smashed/punched/elbow*/hockey/bike .. tooth/teeth .. out/clean/root/hand
tooth/teeth .. out .. root/hand/pavement/playing/football/hockey/bike/fell/whole/put it back
jaw .. lock*/stuck/wont open/wont shut/dislocat*/punched/fell
wisdom/tooth .. face/cheek/swollen/smell*/bad taste/fever/cant open
tooth/teeth .. knocked out/came out/come out/fell out/knocked/hanging/pushed back/loose after/snapped off
knocked/smashed/broke* .. out/off .. tooth/teeth
face/cheek/jaw/gum/gums/neck/eye .. swell*/swollen/puffy/puffed/balloon*/up like/twice/lump
swollen/swelling/swells/swelled .. face/cheek/jaw/gum/gums/neck/eye/lip
abscess* + fever/temperature/swell*/swollen/face/spread*/hot/pain*/agony/burst*/throbb*/shiver*/pus/unwell/bad taste/think/got
tooth/teeth/toothache/gum/wisdom/jaw/dental/root canal .. agony/unbearable/excruciating/cant cope/worst/nothing touch*/screaming/climbing the walls/cant eat/painkillers arent/painkillers dont/painkillers not/temperature/fever
agony/unbearable/excruciating/screaming/painkillers/climbing the walls .. tooth/teeth/toothache/gum/jaw/mouth
$blood/oozing .. extraction/socket/tooth/taken out/pulled/removed/wisdom
extraction/socket/tooth out/taken out/pulled .. $blood/oozing/dripping
pus/weeping/oozing .. tooth/gum/mouth/socket/wound/stitch*/ear/eye
jaw .. broken/dislocat*/locked/stuck/cant close/wont close
# 111 aesthetics
filler*/botox/injection*/injected/laser/peel/lips/lip/microneedling/threads/piercing/tattoo/treatment + infect*/pus/hot and/throbb*/blister*/fever/spreading/hard lump/burn*/weeping/swell*/swollen/very painful/lumps/oozing/scab*/hives/droop*/drooping
eyelid/brow/eye .. droop*/dropped/shut .. botox/injection*/treatment/forehead
infected .. $chest/lip/lips/piercing/tattoo
# 111 injury
broken/broke .. finger/thumb/toe/arm/wrist/nose/jaw
$body .. $bad
$bad .. $body
dog/cat .. hand/face/arm/leg/bit/teeth
collarbone/wrist/ankle/finger/thumb/toe .. shape/angle/bigger/popped/crack*/snap*/twice
think/might/reckon/sure/must/may .. broke*/broken/fractur*/dislocat* .. arm/leg/ankle/wrist/finger*/toe*/foot/hand/rib*/hip/nose/collarbone/bone/it/elbow/knee/thumb
broke*/broken/fractur*/dislocat*/popped out .. arm/leg/ankle/wrist/finger*/foot/hand/rib*/hip/nose/collarbone/shoulder/elbow/knee/thumb
ankle/wrist/arm/leg/foot/knee/finger/hand/thumb .. swollen/black/broken/huge/like a balloon/purple
$no .. put/stand/walk/bear .. weight/foot/leg/it/ankle/on it/hip
deep cut/gash/wound/gaping/needs stitch*/need stitch*/needing stitch*
cut/gash/wound/sliced/gashed .. stitch*/gaping/open/deep/knife/glass/tin
hit/bang*/bump*/knock*/bash* .. head .. headache/dizzy/today/hour*/lump/egg/yesterday/goal/cupboard/fell
burn*/burnt/scald* .. hand/arm/finger*/leg/foot/blister*/iron/oven/kettle/tea/straighteners
bitten/bit me/bit him/bit her/bitten by/bite + dog/cat/human/tick/snake/adder/deep/bleed*/red/infect*/hand/face/swell*/swollen/child/skin/rat/bat/hole*
stepped/trod/stood .. nail/needle/glass
needle stick/needlestick/used needle
# 111 breathing
breathless/wheezy/out of breath/short of breath
# 111 infection
38/39/40/41/thirty eight/thirty nine/forty .. degrees/and a half/point/days/temperature/fever/settle/two/three/four
red/hot/raw/swollen/weeping/smelly/oozing/pus + leg/arm/calf/thigh/hand/wound/stitch*/foot/skin/breast/scar/toe/finger
shivery/shivering/the shivers .. hot/since/night/wee/breast/wound
blister* .. spread*/eye/raw/weeping
$fever .. days/week/high/wont/not coming/up and down/shiver*/all night/paracetamol/aches
burn*/sting*/hurt*/pain*/agony/razor* .. when i wee/when i pee/to wee/to pee/weeing/peeing/passing water/urinat*
wee/weeing/pee/peeing/urine .. burn*/sting*/hurt*/pain*/cloudy/every five/every ten/razor*/on fire/blood
calf/leg .. swollen/swell*/sore/hot/red/hard/lump/throbb*/tight + flight/flew/calf/one/warm/pain*/walk/other
infect*/cellulitis/mastitis/tracking + spread*/$fever/red line/pus/worse/swell*/swollen/throbb*/red/hot
red/redness/streak*/line .. spreading/tracking/up .. arm/leg/hot/breast/foot
fever/temperature/temp .. days/38/39/40/41/wont come down/week/rigor*/thirty eight/thirty nine/forty
wound/stitch*/cut/socket/scar .. hot/red/pus/smell*/weep*/infect*/opened/burst/split/come apart
wee/pee/urine/kidney/kidneys/water infection/uti .. blood/fever/back/shiver*/temperature/shaking/burn*
blood .. wee/pee/urine/poo/stool*/toilet/pan
poo*/stool*/motion* .. black/tar*
calf/leg .. swollen/hot/red/swell* + calf/pain*/hot/red/one/flight/tight/sore
dvt/blood clot/quinsy/clot .. leg
vomit*/sick/throwing up/diarrhoea/runs .. keep/24 hours/days/all night/water down/everything/blood/dehydrat*/dizzy
keep .. down .. $no/nothing/drop
$no/nothing .. keep .. down
dehydrat*
rash .. spread*/all over/painful/hot/blister*/eye/fever
shingles .. eye/face
coughing .. week*/month* .. blood/weight/breath*
# 111 children
$child + wont feed/not feeding/dry nappy/no wet/not drinking/wont drink/rash all over/wont stop crying/inconsol*/croup/barking/listless/letharg*/drowsy/very sleepy/hot and floppy/ear and/pulling at
croup/barking cough
swallow* .. coin/lego/bead/marble/something/toy/stone/penny/ring
bead/pea/toy/something/lego .. up .. nose
# 111 eyes
eye/eyes/vision/sight .. blurr*/pain*/red/gone funny/foggy/cloudy/weep*/stuck/glued/light hurts/swollen/lump/double
something/grit/glass/metal/lens .. eye
eye* .. suddenly/flash*/floaters/curtain/blurr*/chemical/scratch*/agony/very painful/poked/red and painful/grit
flashes/floaters
# 111 belly
pain/pains .. worst/unbearable/agony/ten out of ten/cant bear/cant stand/screaming/crying/tears/getting worse/nothing helps/nothing works/since last night
stomach/tummy/belly/abdomen/side .. agony/severe/terrible/doubled/awful/getting worse/excruciating/sharp/rock hard/unbearable + vomit*/fever/right/days/hours/cant/sick/worse/side/sharp/stand/walk
belly/tummy/stomach/abdomen/groin/side/low down/lower right + pain*/stabbing/cramp*/hurt*/agony/ache* + vomit*/being sick/been sick/throwing up/thrown up/keep* being sick/cant stand/cant straighten/curled/doubled
doubled over/doubled up/appendi*/kidney stone*/gallstone*/hernia .. hard/stuck/sore
$no .. wee/pee/urinate/pass water
# 111 pregnancy
pregnan*/weeks gone + spotting/cramp*/itch*/bleed*/vomit*/swollen/headache/pain*/sick
miscarr*
# 111 medicines
run out/ran out/running out/forgot/lost .. insulin/inhaler/epilepsy/warfarin/steroid*/seizure/heart/methadone/antidepressant*/epilim
took/taken/given/gave/had .. twice/double/wrong/extra/someone elses/my wifes/my husbands .. dose/$pills/calpol/drops
double dose/wrong .. dose
wrong tablet*/wrong medicine/wrong medication
reaction/rash/hives/itching .. to/after/since .. antibiotic*/penicillin/amoxicillin/medicine/medication/tablet*/injection
allergic reaction
# 999 mind
hang/hanging/drown/shoot/killing/kill .. myself/himself/herself/themselves/himsel/both of us/my kids/the baby
going to/gonna/about to/want to/trying to/tried to .. end it/kill .. tonight/now/myself/himself/herself/today
end/ending .. it all tonight/it tonight/it now/my life/his life/her life/their life
take/taking/took .. my own life/my life/his own life/her own life/his life/her life
slit/slitting/slashed/slashing .. wrist*/arms/throat
cut/cutting .. my wrists/his wrists/her wrists
standing/sitting/stood/up on .. bridge/edge/ledge/platform/tracks/cliff/railway/car park roof/multi storey/roof/rooftop/viaduct
im on/hes on/shes on/im at .. the bridge/a ledge/the ledge/the edge/the tracks/the cliff/the railway/the roof/a roof/the viaduct/the top of
bridge/cliff/viaduct/flyover/roof/rooftop/balcony/ledge/edge/railing*/barrier/tower block/multi storey/top floor + jump*/looking down/let go/letting go/climbed over/legs over/over the rail*/step off/the drop/goodbye/cant do this/had enough/end it
jump/jumping/walk*/step* .. bridge/roof/window/in front of/train/the edge/motorway
got/have/holding/with/bought .. $pills/knife/rope/blade/razor/noose + $die/in front/ready/hand/goodbye/point/end/anymore/any more/on/do it/myself
rope/noose/blade .. ready/tied/got/in my hand/point/bought
$pills/rope/blade/blades/razor/noose .. in front of me/on the table/beside me/next to me/in my hand/by the bed/all ready/laid
in front of me/on the table/beside me/next to me/in my hand/by the bed .. $pills/rope/blade/blades/razor/noose
saying goodbye/said my goodbyes/my goodbyes/last goodbye/say goodbye to everyone/goodbye to my kids/goodbye to my children
note/letter/letters + $pills/rope/blade/bridge/ready/sorry + left/written/wrote/write/writing/finished
roof/ledge/edge/balcony/multi storey/car park/bridge/cliff/viaduct/platform/tracks/railway/tower/window + going to/about to/ready to/want to/thinking of/thinking about/cant stop thinking/might as well + jump*/step off/stepping off/go over/going over/let go/throw myself/off it/end it/walk off
im/i am/ive .. top/edge/roof/railing*/barrier/ledge .. jump*/look* down/drop/let go/climb*/other side/nobody/dont want
$pills .. saved up/saving up/counted/counting/lined up/laid out/stash*/stockpil*/hoard*/in a pile/piled up
saved up/saving up/counted/counting/lined up/laid out/stash*/stockpil*/hoard*/pile of .. $pills
taken/swallow*/took .. $pills + $die/end/goodbye/sorry/point/live
suicide note/goodbye note/written the note/wrote a note/written the letters/left a note/written letters/said goodbye/goodbye letter/goodbye text
suicid* .. now/tonight/attempt*/tried/plan*/right now
covered in petrol/petrol .. lighter
tell my kids im sorry/tell them im sorry/tell my mum im sorry/by the time you
taken steps .. wake/die
# 111 mind
go to sleep .. not wake/never wake/dont wake
razor/blade/blades .. room/arms/found + marks/cut/cuts/arms/daughter/son/her/his
marks/cuts/scars .. arms/wrists/thighs + hurting/cutting/found/razor/herself/himself
wont be here .. morning/tomorrow/for long/much longer
wrote/written/writing/left .. letters/goodbye + goodbye/sorry/wont be here/end/kids/children/everyone/family/mum/parents
letter/note/letters .. everyone/family/kids/children/mum/parents/wife/husband .. sorry/goodbye/why/explain*
giving away .. everything/my things/my stuff/all my
put my affairs/sorted my affairs/affairs in order
cant/dont/do not/not .. cope/go on/see the point/want to live/be here/carry on/bear it .. anymore/any more/any longer/living/tonight/alone
cutting/cut/hurting/burning/scratching .. myself/my arms/my legs/himself/herself/themselves/her arms/his arms
no point/pointless/nothing left/nobody would miss/no one would miss/nobody would notice/everyone would be better/they would be better/theyd be better/burden to everyone/a burden
been thinking .. not being here/ending/disappearing/bridge/tablets/death/dying
dont/not .. feel/feeling .. like living/like being here/like going on/safe with myself/safe on my own
so low/rock bottom/darkest/very dark/really dark/in a bad way .. head/place/cant
suicid*
want*/wish*/rather/wishing .. be dead/to die/i was dead/were dead/not be here/to disappear/to sleep forever/not to wake/never wake/it to stop/it all to stop/it to end
$no .. want/wants/wanna .. to be here/be here/live/wake up/wake/to go on/be alive/carry on/exist/be alive
$no .. see .. point/reason/next week/future .. living/going on/carrying on/anymore/any more/life/live/go on
$no/nothing .. go on/carry on/take any more/take anymore/take it any more/face another/face the day/cope any more/cope anymore/cope any longer/live like/do this any more/do this anymore/keep doing this/keep going
no/nothing/isnt/any .. reason/point/worth/left/hope .. live/living/going on/carry*/for/any more/anymore
no point any more/no point anymore/whats the point/not worth living/life isnt worth/end my life/end it all/ending it all/ending it
better off dead/better off without/be better off/better with someone else
self harm*/selfharm*
hurt*/harm*/cut*/burn*/scratch* .. myself/himself/herself/themselves .. again/on purpose/badly/cope/deliberately/feel/help/arms/stop
hurting myself/harming myself/cutting myself/cut myself on purpose/harm myself/hurt myself on purpose
hear*/voices .. voices/telling/tell/told/my head
psychosis/psychotic/manic/paranoid
panic attack .. now/cant/wont/hour*
nervous breakdown/having a breakdown/breaking down .. cant
feel*/felt/so/is/am .. hopeless/suicidal/worthless/desperate/empty inside/like ending/trapped and
thoughts/thinking .. ending/suicid*/dying/harm*/killing/death/about dying/dark
dark .. thoughts/place
at the end of my tether/end of my rope/given up on life/given up .. living
# 999 violence
knocking/knocks/knocked .. about + husband/partner/fella/bloke/boyfriend/wife/girlfriend/dad/he/she/hes/shes
husband/partner/boyfriend/wife/girlfriend/he/she .. did this to me/did this to my/done this to me/mustnt know/must not know/cant know/mustnt find out/cant find out
throws/threw/throwing .. at me
broke/broken .. this time + he/she/partner/husband/wife/boyfriend/girlfriend
he/hes/husband/partner/boyfriend/wife/girlfriend/ex/dad/son .. hit/hits/hitting/hurt/hurts/punches/pushed/pushes/throws/threw/threatens/threatened/smashed/smashes/frightens/scares/beats/chokes/grabs .. me/us/the kids/mum/things
scared/frightened/afraid/terrified .. home/him/he/partner/husband
bruise*/black eye/bust lip .. husband/partner/boyfriend/ex/he/him
he .. done it again/at it again/kicking off/losing it/gets home/lost his temper/in a rage
controls .. money/who i/my phone/everything
hit/hits/hitting/beat/beats/beating/punch*/strangl*/throttl*/choked/attacked/kick*/stabbed/thump*/slapp*/slaps/batter*/threaten*/hurt/hurts/hurting/shoved/pushed/grabbed/raped/assault*/burned/pinned/thrown .. me/my mum/my mam/my mother/my sister/my daughter/us + husband/boyfriend/partner/wife/girlfriend/ex/dad/father/he/hes/she/son/man/brother/stepdad/fella/bloke
husband/boyfriend/partner/wife/girlfriend/ex/dad/father/stepdad/fella/bloke + hit*/beat*/punch*/strangl*/attacked me/threaten*/violent/abus*/kill me/hurt me/hurts me/hurting me/knife/throttl*/slap*/kick*/knocked me/laid hands/thump*/batter*/grabbed me by/lock* me/raises his hand/hands round my/controls
scared/frightened/afraid/terrified/fear .. of/what/to go home .. husband/boyfriend/partner/wife/girlfriend/my ex/my dad/my father/my son/him/hell do/he will/he might/go home/he gets
domestic abuse/domestic violence/abusive
raped/rape/sexually assault*/sexual assault
locked me in/wont let me leave/wont let me out/lets me leave/hands round my neck/hands around my neck
hiding .. from/bathroom/toilet/bedroom/cupboard + him/husband/partner/ex/boyfriend/dad/door/he
$no .. safe .. home/house/here/him/partner/husband
going to kill me/hell kill me/he will kill me/said hed kill/says hell kill
he/shes/hes/man .. got/has/with .. knife/gun/weapon/machete/axe/bat
he can hear me/cant talk he/if he finds out/he doesnt know im calling/before he gets back/before he comes back
# calm breathing
breath*/puffed/panting/wheez*/air .. after/from/running/ran/run/jog*/gym/exercis*/stairs/uphill/hill/football/danc*/rush*/workout/training/climbing/legging
running/ran/jog*/gym/exercis*/stairs/uphill/hill/football/danc*/rush*/workout/training/climbing .. breath*/puffed/panting
hold*/waste/wasting/save/catch/catching .. breath
bated breath/under my breath/under his breath/under her breath/take my breath/takes my breath/breather/breathing space/breathe easy/breathe again/breath of/down my neck/bad breath/breath smells/smelly breath/deep breath/fresh air/breathe a word/breathe a/room to breathe/breath test/on air
# calm seizure
would/will/ll/itll/hell/shell/mum/boss/husband/wife/nearly/almost/gonna/going to .. have/had/having/throw* .. fit
fit/fits .. if/when she/when he/when i/over the/about the/bill/price/laugh*/giggl*/better/you in/me in/round/into
throw*/threw .. fit
in fits/fits of/fittest
fitted/fitting .. kitchen/carpet/brace/crown/denture*/aligner*/retainer/appointment
# calm unconscious
collaps* .. sofa/settee/laugh*/bed/heap/exhaust*/tired/chair/knackered/roof/tent/business/deal/market
slump* .. sofa/settee/sales/bookings/business
# calm heart breathing bleeding diabetes seizure allergy
have/got/ive/take/takes/taking/use/uses/wear/wears/on/with/fitted/carry/carries .. pacemaker/defibrillator/insulin/pump/inhaler*/warfarin/apixaban/rivaroxaban/thinner*/epipen*/epilep*/diabet*/asthma/angina/allerg* .. is that/is this/does that/will that/can i/can he/can she/should i/is it/do i/do you/okay/ok/all right/alright/a problem/before/beforehand/matter/affect
should i/do i/can i/is it/will it/does it/need to tell/let you know/just so you know/mention .. pacemaker/defibrillator/insulin/pump/inhaler*/warfarin/apixaban/rivaroxaban/thinner*/epipen*/epilep*/diabet*/asthma/angina/allerg*
# calm aesthetics dental injury infection allergy
bit/slight*/little/tiny/mild*/small/tad .. swell*/swollen/bruis*/sore/puffy/lump*/tender .. normal/yesterday/expect*/usual/day after/days after/botox/filler*/injection*/jab/settle*
normal/expect*/usual/to be worried .. bit/slight*/little/tiny/mild*/small/tad .. swell*/swollen/bruis*/sore/puffy/lump*/tender
yesterday/day after/filler*/botox/injection*/jab .. bit/slight*/little/tiny/mild*/small/tad .. swell*/swollen/bruis*/sore/puffy/lump*/tender
# calm dental injury
click*/pops/popping/creak*
wobbly/wobbling/loose .. tooth/teeth/milk/baby
milk tooth/milk teeth/baby tooth/baby teeth
`;

/** Over long ago; a word of now makes it a sign all the same. */
export const PAST = `
over it now/years back/in january/in february/in march/in april/in may/in june/in july/in august/in september/in october/in november/in december/right as rain/at christmas/at new year/at easter/cleared up/cleaned up nicely/back to normal/on the mend
once as a/once when/as a baby/as a boy/as a girl/as a toddler/as a kid/at university/at school/in the nineties/in the eighties/in eighty/in ninety/years since/had his heart attack/was treated for/in the autumn/in the spring/a silent/at some point/in the war/and died/died suddenly/choked to death/bled to death/long ago/a while back/back then/that time/last week and/all settled/on monday and
my old/my last/my previous/my former/another clinic/another dentist/other clinic/a different clinic .. dentist/clinic/surgery/practice/doctor/bled/had
years ago/year ago/months ago/weeks ago/a few years/couple of years/few years/in my teens/as a teenager/in the past/at the time/in the summer/before christmas/decades/last year/last month/last summer/last winter/last christmas
in 19*/in 20*/back in/in my twenties/in my thirties/as a child/when i was/when he was/when she was
used to/history of/family history/previous/previously/once had/recovered/recovering/survived/died of/died from/passed away
after my stroke/after my heart attack/after his stroke/after her stroke/after a stroke/my review/yearly review/follow up
`;

/** Asked about, and not told. */
export const ASKED = `
if somebody/if someone/if anybody/if anyone/who gets alerted/cope with .. callers/asking as a/as a practice manager/new prescription
renew*/out of date/on my record/first aid/refresher/claim form*/vaccine/lecture/bereavement/im a paramedic/a paramedic/ambulance service/st john/fear of/phobia/is that flagged/will it think/listen out for/signpost*/does the/does it/does your/do your/would your/would it/would ellaira/say a/say someone/say a patient/patients who/callers who/people who/kit at/repeat prescription/order my/expert/advert/podcast
what do you do if/what do you do when/what happens if/what happens when/what if a/what if someone/what if somebody/what would happen
how do you/how does it/how does ellaira/how would you/what does it do
if a patient/if a caller/if a client/if one of my/if one of our/when a patient/when a caller
do you treat/do you do/do you offer/do you see/do you cover/do you deal/can you treat/can you help with/do you handle/do you recogni*
does it recogni*/will it recogni*/can it recogni*/can you recogni*/can you spot
is it safe/is it normal/is it true/is it covered/side effects/risk of/risks of/in case of
a course/training/a leaflet/research/an essay/a poster/insurance
`;

/** Said of something else. */
export const OTHER = `
fully over it/over it now/all better now/plasters off
answering phones/answering calls/answering our/answering the calls/answering enquiries
how many patients/how many clients/how many customers/how many callers/how many calls/how many enquiries
if you saw/my names/my name is/doctor blood/dr blood/bleeding freezing/bleeding cold/bleeding hell/bleeding annoying/bleeding useless/bleeding late/choking on admin/choking on emails/choking on paperwork/choking on work/ambulance station/behind an ambulance/999 bus/the 999
not bleeding/isnt bleeding/not choking/isnt having trouble/not having trouble/dont have trouble/not unconscious/not suicidal/dont feel suicidal/dont want to kill/not thinking of/isnt swollen/not swollen/no swelling/no fever/no temperature/no pain/no bleeding/not in pain/not collapsed/not dying/not a stroke/not fitting
giggles/choked up/nearly choked/catch my breath/crush on/crushing on/wife will kill/husband will kill/mum will kill/boss will kill/soft spot/off my chest/hit me hard/ceiling/shelf/tent/deckchair/printer/eastenders/casualty/corrie/watching/parking/going past/kidding/kettle/trousers/jeans/appointments into one/my email/my emails/excitement/with age/wrinkles/roof of my mouth/pizza/crossword/match/goal*/football/team/raffle/christmas films/flyers/off the list
no pain in/no chest pain/no difficulty/no trouble breathing/without any/never had a/ruled out/wasnt choking/isnt choking/not choking/isnt unconscious/no one has/nobody has/no thoughts of/breathing fine/breathing normally/fine now/ok now/okay now/all clear/sorted it/came straight up/much better/all well/hasnt swallowed/didnt swallow/turned out to be/not having a
cant go .. monday/tuesday/wednesday/thursday/friday/saturday/sunday/holiday/then/that day
drowning in/bleeding money/bleeding us/bleeding cash/killing us/killing my/killing our/killing business/killing it/dead slow/dead quiet/dying on its/dying on us/dying of boredom/bored to death/dying of thirst/starving/choking on paperwork/hit the roof/under fire/flatlin*/haemorrhaging/bleeding edge/bleeding obvious/scared to death/worried sick/worried to death/sick and tired/sick to death/heart set/heart sank/heart of/by heart/cold heart/heartbroken/heart skipped/stabbed in the back/stab at/shoot me/shot in the dark/pain in the/blind date/blind as/knocked out by/knocked for six/blown away/breath of fresh/take my breath/breathtaking/save my breath/stroke of luck/different strokes
phone*/line*/system*/laptop/computer*/till/wifi/server/website/diary/business/sales/bookings/boiler/car/engine/tablet/software .. died/dead/dying/crash*/frozen/collaps*/killing/choking/bleeding/drowning/suffocat*/unresponsive/not responding
chest tightening
film/movie/song/the book/episode/series/programme/a game/joke/novel/on telly/on tv
dying to/dying for/to die for/killing time/killing it/laugh*/nearly had a heart attack/nearly gave me/gave me a heart attack/heart attack when i saw/heart attack at the price/drop dead
phone died/phone is dying
not an emergency/isnt an emergency/no emergency/not urgent/nothing urgent/nothing serious/not serious/no rush/false alarm
fit you in/fit me in/fit us in/fit him in/fit her in/fits in/fit in/keep fit/get fit/fit note/under the weather/blue badge
`;

/** Words that may tell of one, alone or in few others: she asks. */
export const DOUBT = `
stroke/suicide/overdose/unconscious/collapsed/bleeding/choking/heart attack/seizure/not breathing
bought/got .. rope/noose
^emergency$/an emergency now/emergency help/help emergency
throat .. tight/funny/strange/odd/swollen
chest .. funny/odd/strange/uncomfortable/twinge
feel/feeling/feels .. faint/very strange/really strange/terrible/awful/really ill/very ill/really unwell/very unwell/dreadful
something .. wrong .. with my/with him/with her/mum/dad/husband/wife/baby
took/taken .. too many/something i shouldnt/the wrong
cant/dont .. want to be here/see the point
`;

/** Everyday matters for a hygienist, for all that a word of doubt stands in them; a sign counts none the less. */
export const MILD = `
gum/gums + bleed*/blood
bleed*/blood + brush*/floss*/toothbrush
`;
