/** For 999. */
export const GRAVE_SIGNS = `
# 999 heart
breastbone/down my arm/down his arm/down her arm/into my jaw/into his jaw/between my shoulder
$chest .. pain*/tight*/heavy/heaviness/crush*/squeez*/pressure/hurt*/ache*/aching/burst*/explod*/killing/discomfort/vice/clamp/lead/stabb*/gripp*/agony/like a/elephant/standing on/sitting on/on fire
pain*/tight*/heavy/heaviness/crush*/squeez*/pressure/weight/band/elephant/vice/clamp/stabb*/sat/sitting/standing/clutch*/holding/hold/rubbing/gripping/grabb* .. $chest
heart attack/hart attack/cardiac arrest/heart stopped
heart/palpitation*/pulse .. racing/stopp*/pounding/thump*/flutter*/all over the place/going mad/hammering/skipping/clappers/really fast + cant/faint*/dizzy/collaps*/sweat*/breath*/pass/chest/grey
pain*/ache*/tingl*/numb*/dead/heavy/indigestion .. arm/shoulder/jaw + sweat*/sick/clammy/breath*/$blue/chest/wood/faint*
left arm/both arms + rubbing/holding/pain*/ache*/aching/tingl*/numb*/dead/heavy/chest
down/into/up .. my arm/his arm/her arm/arms/the jaw/my jaw/his jaw/her jaw + pain*/tight*/ach*/indigestion/heartburn/chest/clammy/sweat*/sick
clammy/sweating/dripping/sweats + $blue/collaps*/$chest/breath*/faint*/crush*/arm
pacemaker/defibrillator .. off/shock*/fired
band/belt/tight*/squeez*/pressure/winch*/hug*/caving .. ribs
ribs .. tight/caving/crush*/squeez*
# 999 breathing
rattling/gurgling/bubbling/high pitched/stridor + breath*/chest/lips/swallow/blue
breath*/chest + ribs/bluish/grey/sweat*/sucking/forward/minute
$no .. $breath
hes gasping/shes gasping/gasping for air/gasping for breath
$breath .. short/shallow/slow/fast/quick/noisy/whistl*/rasping/funny/laboured/hard/labored/heaving/grunting/stopp*/worse/rattl*/blue/speak/talk
short/shallow/noisy/whistl*/rasping/laboured/heaving/grunting/gasp*/rattl*/out .. of breath/breath/breathing/breathe
lips/face/fingers/fingertips/nails/tongue/mouth/skin/he/hes/she/turned/going/gone/went/turning/looks/looking .. $blue
$no .. finish/speak/say/get .. sentence/words out
only .. say/manage/get/speak .. few words/one word/two words/1 word/couple of words/word at a time/words at a time/words out/word out
leg/calf + swell*/swollen/sore + breath*/breathe
$throat .. $swollen/blocked/shut/shutting
$swollen/blocked/shutting .. $throat
asthma/copd/emphysema/wheez* + bad/lie/inhaler/attack/breath*/blue/wheez*/speak/puffs/worse/tight
breathless/short of breath/out of breath + lie flat/lying flat/lie down/finish/sentence*/blue
inhaler*/puffs .. not/isnt/doesnt/nothing/no better/no difference
$chest/tummy/belly .. sucking/pulling/heaving/showing
sats/oxygen .. seventy/eighty/7*/8*/low/dropp*
# 999 choking
clutching/clawing .. throat/neck
choking/choked/chokin/chokes/back slap*/heimlich
grape/toast/dinner/sweet/meat/lego/coin .. stuck/throat
stuck/lodged/caught .. throat/windpipe/gullet + $no/breath*/cough*/dribbl*/eyes/blue/swallow/speak/grape/bone/meat/sweet/food/toast/coin
inhaled/breathed in .. tooth/crown/cap/file/bead/nut/drill
swallow* .. tooth/crown/cap/file/drill/instrument + cough*/wheez*/breath*
button battery/button batteries/button cell/watch battery/flat battery/flat batteries/magnets
# 999 stroke
face/mouth/smile/arm/speech/words/talking .. odd/strange/funny/weird/not right/gone + suddenly/again/this morning/just/since breakfast/minutes/arm/drool*/cup/hour
cant feel .. face + see/speak/talk/arm/hand/leg
cant/couldnt .. smile/own name/squeeze my/squeeze his/squeeze her/squeeze with/squeeze a/squeeze the/get her words/get his words/get the words/string a sentence/find her words/find his words
face/mouth/side/smile/eyelid/lip .. droop*/drop*/sagg*/slipp*/fallen/crooked/lopsided/gone down/hanging/melting/wonky/slack/numb/twisted/to one side
drooping/droopy/lopsided/crooked/wonky/slack/half her/half his/half my/half of .. face/mouth/side/smile
slurr*/slured
gone numb/went numb/numb on/numb down + left/right/half/side/arm/hand/leg/face
$no/gone/lost/forgot* .. lift/raise/move/use/hold/grip/feel/control .. arm/leg/side/half/hand/cup/fork/mug
arm/leg/side/hand .. numb/weak/dead/useless/floppy/limp/wont do/not work* + face/speech/speak*/suddenly/sudden/droop*/confus*/mouth/words/talk*/leg/one side/all down
arm/leg/side/hand .. gone + face/speech/speak*/suddenly/sudden/droop*/confus*/mouth/words/talk*/all down
all down .. side
one side .. body/face
having a stroke/hes had a stroke/shes had a stroke/took a stroke/taken a stroke/be a stroke/its a stroke/is it a stroke/mini stroke/a tia/is a stroke
cant/couldnt .. speak/talk/see/walk .. sudden*
suddenly/just/sudden/all at once .. cant/lost/loss/gone/went/blind/forgot* .. speak*/see/sight/vision/talk*/words/blind/speech/walk
words/speech/talks/talking/speaking/sentence .. wrong/jumbl*/muddl*/sense/mixed/gibberish/jibberish/rubbish/just noise/nonsense/garbl*/backwards/funny/mush/soup/porridge/not right/word salad
worst headache/worst pain in my head/thunderclap/headache like never
headache/head .. worst/hit me/explo*/sudden/suddenly/splitting + headache/head/life/ever/seconds/suddenly/vomit*/neck/stiff/light/instant/flashing/eye*
lost/loss of/losing/gone/went/going/no .. sight/vision/speech/blind/my words/his words/her words
cant see/couldnt see .. one/left/right eye/right side/eye/anything/out of
curtain .. eye/vision
# 999 bleeding
varicose + burst/bleed*/pour*
gauze/towel*/kitchen roll .. soak*/through/still/third/another/full
blood/bleed* .. hour*/still/keeps/again/roll/towel*/gauze/clots/tonsil*
keeps/still/mouth .. bleeding/fill*/full .. $blood
$blood .. $no .. stop*/slow*/clot*
$no .. stop/stopping .. $blood
cut/gash* + wont stop/badly/really bad
haemophilia*/bleeding disorder + tooth/fell/hit/bleed*/clot*
pour*/gush*/welling/spurt*/pump*/squirt*/soak*/stream* .. blood/out/through/towel*
$blood .. pour*/gush*/trickl*/dripping/been hours/everywhere/soak*/stream*/squirt*/spurt*/pint*/pool/lot/loads/bowl*/cup*/mugs/through/heavily/heavy/badly/profusely/to death/out/like a tap/like buggery
hand/arm .. through .. window/glass/greenhouse
theres lots of blood/theres so much blood/theres loads of blood/blood everywhere/coffee grounds/heavy bleeding/bad bleeding/bleeding out/spurting/pouring out/cup of blood/cups of blood/cup after cup
losing/cough*/vomit*/throw*/threw/sick/spat/spit*/bring*/brought/coming up .. blood
blood .. coming up/in my sick/in his sick/in her sick/vomit
poo*/stool*/motion*/toilet/number two* + black/dark/tar*/treacle/blood + dizzy/faint*/lightheaded/light headed/weak/wobbly/pale/sweat*/woozy
taken/cut/chop*/slic* .. end/tip/top .. finger*/thumb/toe* .. off
finger*/thumb/toe*/hand/foot/arm/leg + severed/amputat*/hanging off/chopped off/cut off/cut the top off/sliced off/taken off/torn off/come off/came off/in the saw/in the machine/mincer
cut*/slic*/slipped/gone/went/through .. wrist/artery/throat + deep*/stop*/pouring/pumping/gush*/blood/bleed*/right in/spurt*/into
thinner*/warfarin/apixaban/rivaroxaban/tinzaparin + bleed*/head/fell/fall/hit/nose/lump
stabbed/stabbing him/stabbing her/stabbing people/stabbing someone/stabbing somebody/been a stabbing/stab wound/knif*/been shot/shot in/shot him/impal*
nosebleed/nose bleed/nose .. hour*/minutes/wont stop/swallowing/thinner*/pour*
cut .. throat/neck/artery/to ribbons
# 999 unconscious
$no .. pulse/heartbeat/rouse/rousing/woken/wake/waken/waking/wakin/responding/respond/answering me/answering us/answering when/(?<=(he|she) wont )answer me
not moving/isnt moving/wont move/hasnt moved/stopped moving
cant stay awake/cant keep awake/keep drifting off/keeps drifting off/cant keep him awake/cant keep her awake
eye* .. rolled/rolling/rolls/glazed/half open/back in/gone back
compressions/defib/cpr
unconscious/unresponsive/lifeless/out cold/dead weight/dead to the world/nobody home
keeps/kept .. asking .. same
out for .. minute*/second* + fell/hit/bang*/$head/knock*
collaps*/keeled/keeling/keel over/slump*/dropped to the floor/dropped to the ground/dropped like a/hit the floor/hit the deck/crumpled
$person .. went down/gone down/just dropped
passed out/passing out/passin out/blacked out/blacking out/conked out/passes out/keeps fainting/spark out
faint* .. not/wont/hasnt/still/hit/head/again/twice/chest/round
not come round/hasnt come round/wont come round/not coming round/not stirring/open his eyes/open her eyes/open the eye
answering + floor/door/eyes/fallen/texted/goodbye/bed/bell/drink*/cant see
floppy/limp/rag doll + $child/$person/wont/not/lying/now/arms/all/gone/went
knocked out
los* consciousness/in and out of consciousness/in and out of it/drift* in and out/going in and out/goes in and out/shes in and out/hes in and out
on the floor/on the ground/on the pavement/at the bottom of + wont/not/cant/isnt/groan*/stairs/garden/asleep/breathing/how long
just lying there/face down
drowning + pool/bath/water/somebody*/someone*/sea/river/pond/lake/beach/breath*/help/pulled/he/hes/she/shes/him/her/child/baby/son/daughter/boy/girl/brother/sister/husband/wife/mum/dad
drowned/electrocut*/hanged/brother hanging/son hanging/husband hanging/him hanging/her hanging/hanging himself/hanging herself/had an electric shock/got an electric shock/pulled from the/went under/slipped under
# 999 seizure
having convuls*/a convulsion/convulsing/having another/having a seizure/had a seizure
seizure*/seizing/convuls*/fitting .. floor/bed/bath/mouth/now/minutes/stop*/shaking/still/side
stopped drinking/off the drink/alcohol withdrawal + seeing things/hallucinat*/shaking/shakes/seizure*
hes fitting/daughters fitting/sons fitting/mums fitting/dads fitting/babys fitting/he is fitting/shes fitting/she is fitting/son is fitting/daughter is fitting/baby is fitting/husband is fitting/wife is fitting/mum is fitting/dad is fitting/keeps fitting/been fitting/started fitting
foaming/foamin/frothing .. mouth
having a fit/having fit/had a fit/has a fit/took a fit/taken a fit/another fit/first fit/ever fit/in a fit/having fits/had fits/a fit and/a fit on/a fit now/big fit/two fits/three fits/back fits/this fit/one fit/epileptic fit/hot fit
shaking/shakes/jerking/jerks/twitching/thrashing/juddering/shuddering .. all over/uncontroll*/wont stop/floor/eyes/foam*/arm over/over and over/one side/let up/answer*/hear*/minute*
stiff/rigid .. shaking/jerk*
# 999 allergy
swell*/swollen/swelled/puffed + wheez*/breathless/short of breath/throat tight
anaphyla*/angioedema
epipen*/epi pen*/auto injector/jext/the pen/both pens + used/ had/used/given/needed/jab*/reacting/reaction/throat/swell*/swollen/breath*
tongue/throat/lips/face/eyes .. $swollen + breath*/throat/tongue/stung/sting/ate/eaten/nut*/peanut*/bee/wasp/cant/minutes/quick*/suddenly/allerg*/antibiotic*/tablet*/numb*/injection/voice/whistl*/prawn*/after/penicillin/latex/cough*
hives/rash/welts/red all/lumps + breath*/$swollen/throat/wheez*/faint*/tongue/lips/whistl*
allergic/allergy/reaction + breath*/swell*/swollen/face/throat/severe/bad/serious/tongue/lips/wheez*/hives
stung/sting/bee/wasp/hornet + swell*/swollen/breath*/dizzy/faint*/throat/face/tongue/thirty/grey/sick/lips
ate/eaten/had .. nut/peanut*/prawn*/shellfish/sesame/egg/kiwi + swell*/swollen/breath*/throat/lips/tongue/rash/hives/face/wheez*/whistl*/sick
# 999 sepsis
sepsis/septic/septicaemia/meningitis
$crit + agony/excruciat*/$fever/$blood/diabet*/sugar/pregnan*/chest/belly/tummy/stomach/rash/swallow*/$pills/fell/fallen/collaps*/headache/breath*/hours/wont stop/sick/vomit*/spots/cold/freezing/$child
$fever + mottled/blotchy/slurr*/cold hands/not weed/no wee/not passed/never felt/purple/breathing quick*/breathing fast/doesnt know (where|who|me|us|what)/drowsy/floppy/spleen/chemo*
shiver*/shaking/freezing + burning up/fever + heart/confus*/operation/surgery/breath*
shiver*/shaking/chattering .. confus*/cold hands/mottled/feel like death/rambl*
confus*/muddled/delirious/rambling/making sense/disorient*/talking rubbish/haverin + $fever/suddenly/ill/floor/breath*/headache/diabet*/fell/sun/plucking/drink/grey
suddenly/all of a sudden/very/gone/never been/really .. confus*/not know (where|who|what)/doesnt know (where|who|me|us|what day)
$person .. not/isnt .. making .. sense
$person .. (doesnt|disnae|didnt|dont) (\\w+ )?(know|ken) (where (he|she|they)|who (he|she|they|i|we|any\\w+|people)|me|us|how to|(his|her|their) own name)
rash/spots/bruises/patches .. $no .. fade/disappear*/blanch/go when/press
rash/spots/bruises/patches + drowsy/stiff/light/floppy/fever/hot/burning up/purple/like bruises/breathing quick*/dopey/cant keep her eyes/glass
neck + stiff/bend/chin + light/fever/temperature/rash/vomit*/sick/hot/sleepy
# 999 pregnancy
im/shes .. weeks + headache/bleed*
weeks + seeing stars/flashing/lights in front/waters/contraction*/kick*
pregnan*/weeks gone/months gone/expecting/bump/trimester/weeks along/due date + bleed*/blood/waters/moved/moving/kick*/vision/seizure/headache/fell/flashing/swollen/pain*
baby/bump/pregnan*/weeks + $no/less/fewer/reduced .. kick*/movement*/move/moved/moving/wriggl*
waters .. broke*/gone/went/green
contraction*/pushing + baby/minutes/coming/head/labour/apart
baby*/head .. coming out/coming now/crowning/showing/half out/stuck/arm is out/foot
babys coming/baby is coming + now/early/quick/waters/labour/contraction*/push*/ambulance/hospital/help
see the head/see the babys head/having (her|my|the|a) baby (right )?(now|here)/in labour/into labour/giving birth/afterbirth/placenta/ectopic/shoulder tip
cord .. hanging/out/came/neck/round
soak*/flood* .. pad
bleed* + gave birth/given birth/after the birth/since the birth/had the baby/section
# 999 overdose
overdos*/over dose
took/taken/take/swallow*/had/drank/drunk/eaten/ate/necked/given/mixed .. all/whole/too many/full/handful/twenty/thirty/forty/fifty/sixty/loads/lot/sixteen/entire/hole/two boxes/the rest .. $pills/them
empty/too many/handful of/load of/whole packet of/box of .. $pills
drank/drunk/drink/drinking/swallow*/swigged/eaten/ate/eat/got into/been at/licked/sucked/chewed/bit into/mouth .. $poison/my $pills/his $pills/her $pills/grandads/grandmas/nans
swallow* .. razor/blade*/glass/pins
eye .. splash*/acid/bleach
$poison .. eye/face/mouth/throat/skin/swallow*/drank
poisoned/carbon monoxide/pupils like pins/pinprick pupils/spiked
# 999 injury
hit/bang*/bump*/knock*/head/bike/fell + stay awake/keep awake/keep her awake/keep him awake/keeps falling asleep
burn*/scald*/scalt + $child/arms/face/neck/chest/stomach/back/legs/all over/waist/badly/deep/large/huge/big/whole/white/charred/skin/peel*/acid/chemical/oil/only one/only two/fire/flames/petrol/clothes/nightie/hair
boiling/scalding .. over/poured/spilt/spilled/pull*/tipped/fall/fell/down/all/on my/on his/on her
hot/kettle/tea/coffee/soup/oil/fat/fryer .. over/poured/spilt/spilled/pull* + $child/blister*/red/raw/peel*/skin/scream*/burn*/scald*/face/chest/arm/leg/legs/down me
hit/bang*/bump*/knock*/crack*/smash*/bash*/fell/fallen/tumbl*/clattered/came off/landed/lump .. $head/stairs/ladder/roof/horse/bike/quad/steps/escalator + $ill/not talking/not speaking/blood/bleed*/pupil*/fluid/cant move/neck/numb/remember/eyes going
$head injury + sick/vomit*/drowsy/pupil*/unconscious/confus*/clear fluid/bleed*
fluid/blood .. ear/behind his ear/behind her ear + head/fell/crash/bike/clear
fell/fallen/fall/came off/thrown/jumped/dropped/pushed .. roof/ladder/window/scaffold*/balcony/cliff/horse/wall/second floor/upstairs/down the stairs/off a
fell/fallen/fall + cant get up/cant stand/hip/leg is shorter/cant move
car/van/bus/lorry/motorbike .. hit/knocked .. $child/$person/me
run over/knocked down/knocked off/hit by/ran over/run down .. car/van/bus/lorry/train/motorbike/bike/taxi/by
face/jaw .. smashed
car crash/car accident/road accident/motorbike crash/motorbike accident/pile up/car smash/bike crash/been in a crash/crashed + hurt/bleed*/blood/neck/head/back/outside/injur*/pain*/just/stuck/people/cant/legs/wheel
bone + sticking/poking/showing/see bone/see the bone/through the skin
leg/arm/ankle/wrist/elbow/knee/shoulder/neck/foot .. wrong way/wrong angle/bent/funny angle/out of place/backwards/deform*/odd angle
neck/spine/back .. broke*/cant move/snapped/cant feel/funny angle
$no .. feel/move .. legs/arms/feet/toes/neck
chainsaw/with a saw/grinder/nail gun/circular saw/fryer/machine/mincer/lathe + cut/through/thigh/leg/arm*/hand*/foot/finger*/neck/in bits
glass/metal/nail/chemical .. in .. eye
crush*/trapped/struck by lightning/mauled
smoke pouring/smoke coming out/smoke everywhere/theres smoke/there is smoke/full of smoke/on fire .. room/people/inside/kids/house/building/flat/kitchen/clinic
# 999 children
$child .. floppy/limp/blue/wont wake/not breathing/unresponsive/grunting/lifeless/fit/mottled/cold and pale/listless/jerking/drowsy/burning up/not weed/sunken/wont feed/wont suck/not feeding/no feed/wont take/wont look at/lying there
newborn/week old/day old/one month/1 month/two month/2 month + fever/temperature/temp/hot/thirty eight/thirty nine/38/39
newborn/week old/month old/days old/baby/babby + wont feed/not feeding/not fed/wont take/nappies/sleepy/floppy/breath*
soft spot/fontanelle
$child + battery/bleach/$pills + swallow*/swally/mouth/ate/eaten/eating/drunk/drank/got into/got hold/got at/chew*/munch*/licked/missing/been at/helped himself/helped herself
# 999 diabetes
insulin/units + twice/too much/wrong/instead/double/fifty
read* lo/reading lo/reading hi/reads hi
diabet*/insulin/sugar/glucose/hypo/glucagon/pump + unconscious/wont wake/confus*/drowsy/sweat*/passed out/vomit*/sick/collaps*/slurr*/fruity/pear drops/wont come up/dropping/very low/dry as/aggressive/nothing/racing/know me/fitting/going into
hypo .. bad/severe/wont/now/fit/going
ketones
# 999 belly
wet myself/wet himself/lost control .. bladder/bowel* + back/numb/legs
stomach/tummy/belly/abdomen/abdominal/back .. agony/excruciat*/rigid/hard as/board/worst pain/ripping/tearing/unbearable/tore + passed/faint*/blood/sweat*/pregnan*/vomit*/sudden*/rigid/hard/cant/board/grey/shoulder/tear*/rip*
stomach/tummy/belly/abdomen + rock hard/hard as/rigid/like a board
ripping/tearing .. pain/back/chest/feeling
testic*/ball/nut/scrotum/privates/down below/downstairs has/downstairs is .. agony/excruciat*/severe/sudden*/twist*/swollen/killing + pain*/agony/sudden*/sick/hour*/twist*/swollen
numb* .. saddle/between my legs/bottom/groin/genitals/undercarriage/where i sit/down below/underneath/backside
$no .. wee/pee/urinate/passed water/passed urine .. agony/hours/all day/legs/numb/back/grey/confus*
heatstroke/hypothermi*/adrenal crisis/sickle cell crisis
# 999 call
hurry/come quick*/quickly .. just gone/shes gone/hes gone/shes going/hes going
think/found/looks .. $person .. dead
need an ambulance/call an ambulance/send an ambulance/want an ambulance/get an ambulance/ring an ambulance/ambulance please/ambulance now/ambulance quick/call 999/ring 999/dial 999/send paramedic*/need paramedic*/is an emergency/life or death
^its an emergency$/its an emergency i/its an emergency he/its an emergency she/an emergency help
hes dying/shes dying/im dying/is dying/are dying/going to die/gonna die/hes dead/shes dead/is dead/near death
# 999 aesthetics
trough*/filler*/filled/injected/botox + gone black/gone dark/cant see/blind/vision/sight
filler*/injection*/injected + eye/eyelid + pain*/hurt*/swell*/swollen/cant/closing/closed/shut/black/droop*/double/gone/numb/agony/sight/burn*/since
filler*/injection*/injected/needle/botox/tear trough + cant see/cannot see/sight/vision/blind/blurr*/eye pain/behind the eye/behind my eye/double/smeary/half of everything
filler*/injected/injection*/lips done/nose done/cheeks done + white/greyish/patch/blanch*/blotch*/mottled/grey/gray/black/purple/blue/marbled/dusky/dark/cold/colour
lip/nose/cheek*/chin .. gone/went/going/turned/turning .. white/grey/gray/black/purple/blue/mottled/marbled/dusky
laser .. eye/see + caught/went/hit/shone/straight/pain*/hurt*/blur*/cant/sore/gritty/flash*/burn*
botox + swallow*/breathe/breathing/breath/cant speak/cannot speak/speaking/speech/hold my head
numbing cream/anaesthetic/lidocaine + dizzy/tingl*/ringing/collaps*/breath*/heart
# 999 dental
tooth/teeth/gum/jaw/abscess/face/extraction/dentist/root canal/mouth/filling + swallow*/swally/breathe/breathing/floor of my mouth/hot potato/swelling quickly
voice/tongue/floor .. thick/muffled/pushed/lifted/come up/hoarse + tooth/teeth/jaw/swell*/swollen/mouth/abscess/swallow*
abscess/tooth/face + eye + shut/cant open/closing/closed
swell*/swollen .. face/neck/jaw/mouth/throat/tongue/eye/cheek + cant open/swallow*/breath*/eye/closing/closed/shut/spreading/neck/fever/temperature/under my tongue
mouth/jaw .. open .. cant/wont/barely/hardly/finger/only
$no .. open .. mouth/jaw/eye + swell*/swollen/abscess/tooth/face/cheek
$no .. swallow*/swally
drool*/dribbl* + cant/swell*/swollen/fever/throat/swallow
extraction/extracted/socket/tooth out/taken out/removed/teeth out/pulled/molar + pour*/wont stop/not stopped/hours/soak*/gush*/wont clot/mugs/kitchen roll/faint*/jelly
`;
