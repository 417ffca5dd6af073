/** For 999. */
export const GRAVE_SIGNS = `
# 999 heart
breastbone/both arms/left arm/down my arm/down his arm/down her arm/into my jaw/into his jaw/between my shoulder
$chest .. pain*/tight*/heavy/heaviness/crush*/squeez*/pressure/hurt*/ache*/aching/burst*/explod*/killing/discomfort/vice/clamp/lead/stabb*/gripp*/agony/like a/on fire
pain*/tight*/heavy/heaviness/crush*/squeez*/pressure/weight/band/elephant/vice/clamp/stabb*/sat/sitting/standing/clutch*/holding/hold/rubbing/gripping/grabb* .. $chest
heart attack/hart attack/cardiac arrest/heart stopped
heart/palpitation*/pulse .. racing/stopp*/pounding/thump*/flutter*/all over the place/going mad/hammering/skipping + cant/faint*/dizzy/collaps*/sweat*/breath*/pass/chest/grey
pain*/ache*/tingl*/numb*/dead/heavy .. arm/shoulder/jaw + sweat*/sick/clammy/breath*/$blue/chest/wood/faint*
down/into/up .. my arm/his arm/her arm/arms/the jaw/my jaw/his jaw/her jaw + pain*/tight*/ach*/indigestion/heartburn/chest/clammy/sweat*/sick
clammy/sweating/dripping/sweats + $blue/collaps*/$chest/breath*/faint*/crush*/arm
pacemaker/defibrillator .. off/shock*/fired
indigestion .. sweat*/arm/jaw/clammy/$blue
# 999 breathing
rattling/gurgling/bubbling/high pitched/stridor + breath*/chest/lips/swallow/blue
breath*/chest + ribs/bluish/grey/sweat*/sucking/forward/minute
puffing/panting .. sentence/words/blue/rest/grey
no breath/lips .. blue/no air
$no .. $breath
gasping/gulping/suffocating/cant breath/panting/wheez* .. terribl*/badly/blue/speak/worse
im gasping/hes gasping/shes gasping/gasping for
$breath .. short/shallow/slow/fast/quick/noisy/whistl*/rasping/funny/laboured/hard/labored/heaving/grunting/stopp*/worse/rattl*/blue/speak/talk
short/shallow/noisy/whistl*/rasping/laboured/heaving/grunting/gasp*/rattl*/out .. of breath/breath/breathing/breathe
lips/face/fingers/fingertips/nails/tongue/mouth/skin/he/hes/she/turned/going/gone/went/turning/looks/looking .. $blue
$no .. finish/speak/say/get .. sentence/words out
$throat .. $swollen/blocked/shut/shutting
$swollen/blocked/shutting .. $throat
asthma + bad/inhaler/attack/breath*/blue/wheez*/speak/puffs/worse
inhaler*/puffs/nebuliser .. $no/nothing/empty/run out .. work*/help*/touch*/good/better/effect/left/it
inhaler*/puffs .. not/isnt/doesnt/nothing/no better
$chest/tummy/belly .. sucking/pulling/heaving/showing
sats/oxygen .. seventy/eighty/7*/8*/low/dropp*
# 999 choking
choking/choked/chokin/chokes/back slap*/heimlich
stuck/lodged/caught .. throat/windpipe/gullet + $no/breath*/cough*/dribbl*/eyes/blue/swallow/speak/grape/bone/meat/sweet/food/toast/coin
grape/toast/sweet/meat/dinner/food/coin .. stuck
button battery/button batteries/button cell/watch battery/magnets
# 999 stroke
face/mouth/smile/arm/speech/words/talking .. odd/strange/funny/weird/not right/gone + suddenly/this morning/just/since breakfast/minutes/arm/drool*/cup/hour
cant .. smile/get her words/get his words/get the words/string a sentence/find her words/find his words
face/mouth/side/smile/eyelid/lip .. droop*/drop*/sagg*/slipp*/fallen/crooked/lopsided/gone down/hanging/melting/wonky/slack/numb/twisted/to one side/half
drooping/droopy/lopsided/crooked/wonky/slack/half .. face/mouth/side/smile
slurr*/slured
$no/gone/lost/forgot* .. lift/raise/move/use/hold/grip/feel/control .. arm/leg/side/half/hand/cup/fork/mug
arm/leg/side/hand .. numb/weak/dead/useless/floppy/limp/gone/wont do/not work* + face/speech/speak*/suddenly/sudden/droop*/confus*/mouth/words/talk*/leg/one side/all down
all down .. side
one side .. body/face
stroke + face/mouth/speech/arm/leg/side
having a stroke/had a stroke/think .. stroke/its a stroke/is it a stroke/a tia/mini stroke/is a stroke
suddenly/just/sudden/all at once .. cant/lost/loss/gone/went/blind/forgot* .. speak*/see/sight/vision/talk*/words/blind/speech/walk
words/speech/talks/talking/speaking/sentence .. wrong/jumbl*/muddl*/sense/mixed/gibberish/rubbish/just noise/nonsense/garbl*/backwards/funny/mush/not right/word salad
suddenly/started/start .. talk .. gibberish/rubbish/nonsense/backwards/funny
talking/talks/speaking .. jibberish
worst headache/worst pain in my head/thunderclap/headache like never
headache/head .. worst/hit me/explo*/sudden/suddenly/splitting + headache/head/life/ever/seconds/suddenly/vomit*/neck/stiff/light/instant/flashing/eye*
lost/loss of/losing/gone/no .. sight/vision/speech
gone blind/went blind/going blind
cant see .. one/left/right/eye/anything/out of
curtain .. eye/vision
$no .. understand .. saying/word
# 999 bleeding
wrist/throat/neck/artery + cut*/slic*/gash* + deep*/saw/spurt*
burst .. varicose/vein
gauze/towel*/kitchen roll .. soak*/through/still/third/another/full
blood/bleed* .. hour*/still/keeps/again/roll/towel*/gauze/clots/tonsil*
bleed*/bled + thinner*
$blood .. $no .. stop*/slow*/clot*
$no .. stop/stopping .. $blood
pour*/gush*/spurt*/pump*/squirt*/soak*/stream* .. blood/out/through/towel*
$blood .. pour*/gush*/everywhere/soak*/stream*/squirt*/spurt*/pint*/pool/lot/loads/bowl*/cup*/mugs/through/heavily/heavy/badly/profusely/to death/out/like a tap/like buggery
losing/cough*/vomit*/throw*/threw/sick/spat/spit*/bring*/brought/coming up .. blood
heavy bleeding/bad bleeding/bleeding badly/bleeding heavily/bleeding out
blood .. coming up/in my sick/in his sick/in her sick/vomit
coffee grounds/black poo/black stool*/tar .. poo/stool*
black/dark/tar*/like treacle .. poo*/stool*/motion*/toilet/number two* + dizzy/faint*/lightheaded/light headed/weak/wobbly/pale/sweat*/woozy
poo*/stool*/motion*/number two* .. black/tar*/treacle + dizzy/faint*/lightheaded/light headed/weak/wobbly/pale/sweat*/woozy
sever*/amputat*/hanging off/chopped off/cut off/sliced off/taken off .. finger*/thumb/toe*/hand/foot/arm/leg/top
cut*/chop*/slic*/saw*/took/take/tore .. off/through/in .. finger*/thumb/toe*/hand/artery/wrist/bone/arm/leg
finger*/thumb/toe*/hand/arm .. cut/chopped/sliced/came/come/taken/torn/been .. off/saw/machine/mincer
blood thinner*/warfarin/apixaban/rivaroxaban/tinzaparin + bleed*/head/fell/fall/hit/nose/lump
stabbed/stabbing him/stabbing her/stabbing people/stabbing someone/stabbing somebody/been a stabbing/stab wound/knif*/been shot/shot in/shot him/impal*
gatepost/railing/metal/pole/spike .. in/stuck/through .. him/her/me/his/leg/belly/stomach/chest/eye/back
deep .. cut/wound/gash .. bone/open/fat
nosebleed/nose bleed/nose .. hour*/minutes/wont stop/swallowing/thinner*/pour*
cut .. throat/neck/artery/to ribbons
# 999 unconscious
$no .. pulse/heartbeat/rouse/rousing/woken/wake/waken/waking/wakin/responding/respond/answering/moving
cant stay awake/cant keep awake/cant keep him awake/cant keep her awake
eye* .. rolled/rolling/glazed/half open/back in
compressions/defib
nodding off/drifting off .. head/fell/pills/diabetic/breath*
waxy/deathly pale/white as a sheet + floor/sweat*/chest/down
unconscious/unresponsive/lifeless/out cold/dead weight/dead to the world/nobody home
collaps*/keel*/slump*/dropped to the floor/dropped to the ground/dropped like a/hit the floor/hit the deck/crumpled
he/she/mum/dad/nan/husband/wife/man/woman/lady .. gone down/went down
passed out/passing out/passin out/blacked out/blacking out/conked out/passes out/keeps fainting/spark out
faint* .. not/wont/hasnt/still/hit/head/again/twice/chest/round
$no .. wake*/waking/rouse/stir/respond*/come round/coming round/answer me/answer to/answering/move/moving/react*/open .. eyes
floppy/limp + $child/wont/not/lying/now/arms/all/gone/went
knocked out
los* consciousness/in and out
on the floor/on the ground/on the pavement/at the bottom of + wont/not/cant/isnt/groan*/stairs/garden/asleep/breathing/how long
just lying there/face down
eyes .. rolls/back of
no pulse/no heartbeat/stand clear/cpr/heart stopped
drift* .. off/out
drown*/electrocut*/hanged/hanging himself/hanging herself/electric shock/pulled from the/went under
found him/found her/found my .. floor/dead/not
# 999 seizure
twitching/thrashing/arching/convulsing/frothing/clenched .. eye*/floor/answer*/minutes/jaw/mouth/arms/stop*
having another/having a seizure/had a seizure
having/has/had/started .. convuls*
seizure*/seizing/convuls*/fitting .. floor/bed/bath/mouth/now/minutes/stop*/shaking/still/side
hes fitting/he is fitting/shes fitting/she is fitting/son is fitting/daughter is fitting/baby is fitting/husband is fitting/wife is fitting/mum is fitting/dad is fitting/keeps fitting/been fitting/started fitting
foaming/foamin/frothing .. mouth
spasms all/spasm* .. side
having/had/has/having a/started/another/first/in/still .. fit/fitted
a fit .. now/minutes/shaking/stopp*/water/bath/never
shaking/shakes/jerking/jerks/twitching/thrashing/juddering/shuddering .. all over/uncontroll*/wont stop/floor/eyes/foam*/arm over/over and over/one side/let up/answer*/hear*/minute*
arms/legs/limbs/body .. shak*/jerk*/twitch*/thrash*/judder*/shudder*/stiff/rigid/going mad/flailing + minute*/stop*/eye*/answer*/respond*/mouth/dribbl*/floor/hear*
stiff/rigid .. shaking/jerk*
# 999 allergy
swell*/swollen/swelled + wheez*/breathless/short of breath/throat tight
anaphyla*/epipen*/epi pen*/auto injector
tongue/throat/lips/face/eyes .. $swollen + breath*/throat/tongue/stung/sting/ate/eaten/nut*/peanut*/bee/wasp/cant/minutes/quick*/suddenly/allerg*/antibiotic*/tablet*/numb*/injection/voice/whistl*/prawn*/after/penicillin
hives/rash/welts/red all/lumps + breath*/$swollen/throat/wheez*/faint*/tongue/lips/whistl*
allergic/allergy/reaction + breath*/swell*/swollen/face/throat/severe/bad/serious/tongue/lips/wheez*/hives
stung/sting/bee/wasp/hornet + swell*/swollen/breath*/dizzy/faint*/throat/face/tongue/thirty/grey/sick/lips
ate/eaten/had .. nut/peanut*/prawn*/shellfish/sesame/egg/kiwi + swell*/swollen/breath*/throat/lips/tongue/rash/hives/face/wheez*/whistl*/sick
# 999 sepsis
sepsis/septic/septicaemia/meningitis
$fever + mottled/blotchy/slurr*/cold hands/not weed/no wee/not passed/never felt/purple/breathing quick*/breathing fast/dont know/doesnt know/drowsy/floppy/spleen/chemo*
shiver*/shaking/chattering .. confus*/cold hands/mottled/feel like death/rambl*
confus*/delirious/rambling/making sense/disorient*/talking rubbish/haverin + $fever/suddenly/ill/floor/breath*/headache/diabet*/fell/sun/plucking/drink/grey
suddenly/all of a sudden/very/gone/never been/really .. confus*/not know/doesnt know
doesnt/disnae .. know/ken .. where/who/me/us/how to
he/she/mum/dad/nan/husband/wife/$child .. dont/didnt .. know/ken .. where/who/me/us/how to
dont know where i am/dont know who i am
rash/spots/bruises/patches .. $no/disappear .. fade/disappear*/blanch/go when/when you press
glass .. fade
rash/spots/bruises/patches + drowsy/stiff/light/floppy/fever/hot/burning up/purple/like bruises/breathing quick*/dopey/cant keep her eyes/glass
stiff neck + light/fever/temperature/headache/vomit*/sick/hot/sleepy
neck .. stiff/bend/chin + light/fever/temperature/rash/headache/vomit*/sick/hot/sleepy
light .. hurt*/bear/ey + headache/neck/fever
# 999 pregnancy
weeks .. pregnan*/gone/along + bleed*/pain*/head*/waters/see*/fit/swollen/moved/itch*/blood
pregnan*/weeks gone/months gone/expecting/bump/trimester/weeks along/due date + bleed*/blood/waters/moved/moving/kick*/vision/seizure/headache/fell/flashing/swollen/pain*
baby/bump/pregnan*/weeks gone .. $no/less/fewer/quiet .. kick*/movement*/wriggl*/felt/feel
$no/less/fewer/reduced .. kick*/movement*/move/moved/moving/wriggl* .. baby/bump/pregnan*/weeks
baby/bump .. $no .. move/moved/moving
bump .. quiet/still
$no + felt/feel .. baby/him/her .. move/moving/kick*
waters .. broke*/gone/went/green
labour has started/labour .. early/started
contraction*/pushing + baby/minutes/coming/head/labour/apart
baby* .. coming/head/not moved/stopped/hasnt moved/not moving/crowning/half out/stuck/arm is out/foot
head .. showing/crowning/i can see the head
giving birth/afterbirth/placenta/ectopic/shoulder tip
cord .. hanging/out/came/neck/round
soak*/flood* .. pad
bleed* .. after/since .. birth/baby/section
# 999 overdose
taken/took/swallow*/had .. months worth/weeks worth/full month/all of my/all his/all her/whole lot + $pills
$pills .. wee one/toddler/baby/little one/child/son/daughter/grandson/granddaughter + taken/swallow*/eaten/got hold/got at/mouth
overdos*/over dose
took/taken/take/swallow*/had/drank/drunk/eaten/ate/necked/given/mixed .. all/whole/too many/full/handful/twenty/thirty/forty/fifty/sixty/loads/lot/sixteen/entire/hole/two boxes/the rest .. $pills/them
$pills .. all/empty/gone/two left/whole/every .. taken/swallow*/drowsy/took/her/him/eaten
empty/too many/handful of/load of/whole packet of/box of .. $pills
drank/drunk/drink/drinking/swallow*/swigged/eaten/ate/eat/got into/been at/licked/sucked/chewed/bit into/mouth .. $poison/my $pills/his $pills/her $pills/grandads/grandmas/nans
swallow* .. razor/blade*/glass/pins
$poison .. eye/face/mouth/throat/skin/swallow*/drank
poisoned/carbon monoxide/pupils like pins/pinprick pupils/spiked
# 999 injury
hit/bang*/bump*/knock*/head/bike/fell + stay awake/keep awake/keep her awake/keep him awake/keeps falling asleep
fat/oil/kettle/tea/coffee/soup/boiling .. all over/over her/over him/over me/over his/over my
burn*/scald*/blister* + arms/all over/face/chest/legs/whole + blister*/peel*/raw/over/fat/oil/water/skin
burn*/scald*/boiling/fire/chip pan/bonfire/barbecue/chemical .. over/all over/face/chest/legs/stomach/back/skin/peel*/blister* + baby/toddler/son/daughter/child/face/badly/skin/water/oil/whole/hair
hit/bang*/bump*/knock*/crack*/smash*/bash*/fell/fallen/tumbl*/clattered/came off/landed/lump .. $head/stairs/ladder/roof/horse/bike/quad/steps/escalator + $ill/blood/bleed*/pupil*/fluid/cant move/neck/numb/remember/eyes going
$head injury + sick/vomit*/drowsy/pupil*/unconscious/confus*/clear fluid/bleed*
fluid/blood .. ear/behind his ear/behind her ear + head/fell/crash/bike/clear
fell/fallen/fall/came off/thrown/jumped/dropped/pushed .. roof/ladder/window/scaffold*/balcony/cliff/horse/wall/second floor/upstairs/down the stairs/off a
fell/fallen/fall/tumbl* .. stairs/steps/tree/bike + cant/not/blood/head/move*/neck/leg/back/screaming/awkward/hip/funny angle/groan*
fell/fallen/fall + cant get up/cant stand/hip/leg is shorter/cant move
run over/knocked down/knocked off/hit by/ran over/run down .. car/van/bus/lorry/train/motorbike/bike/taxi/by
crash*/collision/smash/overturned/upside down + stuck/cant get out/injur*/inside/people in
driver/passenger/somebody/someone/people/woman/man/kids/family/he/she .. pinned/stuck inside/cant get out
pinned/cant get out/stuck inside/cut out .. car/van/lorry/vehicle/wreck/under/seat/wheel/crash/accident/bus/coach
car/van/lorry/vehicle/wreck/crash/accident/bus/coach/motorbike .. pinned/cant get out/stuck inside
car crash/car accident/road accident/motorbike crash/motorbike accident/pile up/car smash/bike crash/been in a crash/crashed
train/car/van/bus/lorry .. hit/overturned/upside .. somebody/someone/him/her/man/woman/tree/people/hurt
bone .. sticking/poking/through/showing/see/out/skin
see/sticking/poking .. bone
leg/arm/ankle/wrist/elbow/knee/shoulder/neck/foot .. wrong way/wrong angle/bent/funny angle/out of place/backwards/deform*/odd angle
neck/spine/back .. broke*/cant move/snapped/cant feel/funny angle
$no .. feel/move .. legs/arms/feet/toes/neck
burn*/scald*/scalt/fire/flames/exploded/blown up .. face/badly/whole/large/big/deep/blister*/hand/baby/toddler/chest/arm/leg/white/charred/oil/fire/acid/chemical/waist/skin/mouth/nightie/clothes
face/hands/arms/legs/chest/clothes/nightie/sleeve .. burn*/scald*/on fire/caught .. fire/badly/skin/peel*/blister*/ring/flames
boiling/scalding/hot .. water/oil/tea/kettle/pan/fat/soup/coffee/fryer + over/poured/pull*/spilt/spilled/himself/herself/legs/arm/chest/face/scald*/burn*/down
scald*/burn*/scalt + one/baby/toddler/face/chest/waist/tea/kettle/skin
threw .. acid/petrol
chainsaw/grinder/nail gun/bread knife/circular saw + cut/through/into/thigh/leg/arm/hand/foot/finger*/neck
cut*/slash*/slic*/gash*/stab* .. neck/throat/thigh/groin/stomach/chest + deep/blood/bleed*/bad/badly/knife/glass/saw
something/glass/metal/nail/piece/chemical/splinter .. in .. eye
crush*/trapped/drown*/struck by lightning/mauled
fryer/saw/machine/mincer/lathe + arm*/hand*/finger*/in bits
smoke pouring/smoke coming out/smoke everywhere/theres smoke/there is smoke/full of smoke/on fire .. room/people/inside/kids/house/building/flat/kitchen/clinic
# 999 children
$child .. floppy/limp/blue/wont wake/not breathing/unresponsive/grunting/lifeless/fit/mottled/cold and pale/listless/jerking/drowsy/burning up/not weed/sunken/wont feed/not feeding/no feed/wont take
newborn/week old/day old/one month/1 month/two month/2 month + fever/temperature/temp/hot
newborn/week old/month old/days old/baby/babby + wont feed/not feeding/not fed/wont take/nappies/sleepy/floppy/breath*
no feed/no wet nappy/dry nappies/nappies are .. dry/nappies .. dry
soft spot/fontanelle
dehydrat* + baby/drowsy/floppy/child/sunken/sleepy
$child + battery/bleach/$pills + swallow*/swally/mouth/ate/eaten/eating/drunk/drank/got into/got hold/got at/chew*/munch*/licked/missing/been at/helped himself/helped herself
# 999 diabetes
diabet*/insulin/sugar/glucose/hypo/glucagon/pump + unconscious/wont wake/confus*/drowsy/sweat*/passed out/vomit*/sick/collaps*/slurr*/fruity/pear drops/wont come up/dropping/very low/dry as/aggressive/nothing/racing/know me/fitting/going into
hypo .. bad/severe/wont/now/fit/going
ketones
# 999 belly
numb .. where i sit/down below/underneath/backside
wet myself/wet himself/lost control .. knowing/bladder/bowel* + back/numb/legs
agony/twisted/swollen .. downstairs/down below/privates/testic*/ball
downstairs/down below/privates .. agony/twisted/swollen
$crit + agony/excruciat*/$fever/$blood/diabet*/sugar/pregnan*/chest/belly/tummy/stomach/rash/swallow*/$pills/fell/fallen/collaps*/headache/breath*/hours/wont stop/sick/vomit*/spots/$child
stomach/tummy/belly/abdomen/abdominal/back .. agony/excruciat*/rigid/hard as/board/worst pain/ripping/tearing/unbearable/tore + passed/faint*/blood/sweat*/pregnan*/vomit*/sudden*/rigid/hard/cant/board/grey/shoulder/tear*/rip*
sudden* + severe/agony/awful/terrible/unbearable/excruciat* + stomach/tummy/belly/abdomen/abdominal + hard/rigid/board/cant/faint*/sweat*
ripping/tearing .. pain/back/chest/feeling
testic*/ball/nut/scrotum .. agony/excruciat*/severe/sudden*/twist*/swollen/killing + pain*/agony/sudden*/sick/hour*/twist*/swollen
numb* .. saddle/between my legs/bottom/groin/genitals/undercarriage
$no .. wee/pee/urinate/passed water/passed urine .. agony/hours/all day/legs/numb/back/grey/confus*
seeing rats/seeing spiders/off the drink .. shaking/sweat*/seeing
heatstroke/hypothermi*
adrenal crisis/sickle cell crisis/sickle .. crisis/steroid* .. collaps*
# 999 call
need an ambulance/call an ambulance/send an ambulance/want an ambulance/get an ambulance/ring an ambulance/ambulance please/ambulance now/ambulance quick/call 999/ring 999/dial 999/send paramedic*/need paramedic*/its an emergency/is an emergency/life or death
hes dying/shes dying/im dying/is dying/are dying/going to die/gonna die/hes dead/shes dead/is dead/near death
help me .. dying/cant/quick/now/bleed*
doctor doctor
# 999 aesthetics
trough*/filler*/filled/injected/botox + gone black/gone dark/cant see/half/one side/blind/vision/sight
filler*/injection*/injected + blur*/half
filler*/injection*/injected + eye/eyelid + pain*/hurt*/swell*/swollen/cant/closing/closed/shut/black/droop*/double/gone/numb/agony/sight/burn*/since
lips/nose/forehead/cheek* + filled/done/treated/needle + cant see/sight/vision/blur*/gone dark/black spot*
filler*/injection*/injected/needle/botox/tear trough + cant see/cannot see/sight/vision/blind/blurr*/eye pain/behind the eye/behind my eye/double/smeary/half of everything
filler*/injected/injection* + white/blanch*/blotch*/mottled/grey/gray/black/purple/blue/marbled/dusky/dark/cold/colour
lip/nose/cheek*/chin .. gone/went/going/turned/turning .. white/grey/gray/black/purple/blue/mottled/marbled/dusky
skin/lip/nose/cheek .. white/mottled/dusky/black/grey/blotchy/marbled/cold .. lip
press .. colour .. back
laser .. eye/see + caught/went/hit/shone/straight/pain*/hurt*/blur*/cant/sore/gritty/flash*/burn*
botox + swallow*/breathe/breathing/breath/speak/hold my head
numbing cream/anaesthetic/lidocaine + dizzy/tingl*/ringing/fit/collaps*/breath*
# 999 dental
cheek/face/jaw/neck + $no .. open .. mouth
tooth/teeth/gum/jaw/abscess/face/extraction/dentist/root canal/mouth/filling + swallow*/swally/breathe/breathing/floor of my mouth/hot potato/swelling quickly
swell*/swollen .. face/neck/jaw/mouth/throat/tongue/eye/cheek + cant open/swallow*/breath*/eye/closing/closed/shut/spreading/neck/fever/temperature/under my tongue
under .. tongue .. swell*/swollen
mouth/jaw .. open .. cant/wont/barely/hardly/finger/only
$no .. open .. mouth/jaw/eye + swell*/swollen/abscess/tooth/face
$no .. swallow*/swally
abscess .. eye/neck/throat
drool*/dribbl* + cant/swell*/swollen/fever/throat/swallow
extraction/extracted/socket/tooth out/taken out/removed/pulled/molar + pour*/wont stop/not stopped/hours/soak*/gush*/thinner*/wont clot/mugs/kitchen roll/faint*/jelly
`;
