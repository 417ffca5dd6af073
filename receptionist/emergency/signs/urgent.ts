/** For 111. */
export const URGENT_SIGNS = `
# 111 dental
tooth/teeth/toothache/molar/gum/abscess + shiver*/fever*/temperature/temp
lump .. gum/jaw/cheek/mouth/face/neck + golf ball/egg/temperature/fever/hot/bigger/growing/swallow/out here
teeth/jaw .. meet/line up/bite together/close properly
tooth/teeth + knock*/elbow*/kick*/punch*/bang*/hit/kerb/fell/smash*/butted + out/pushed/shoved/hanging/thread/loose/sideways/gone up/into
tooth/teeth + pushed/shoved/driven/jammed/knocked/gone up/gone + up into/right up/into .. gum/jaw
split/bitten/bit/torn/cut .. through .. gum/lip/tongue/mouth/chin
ball/football/cricket/elbow .. tooth/teeth/mouth/jaw
tooth/teeth .. into my gum/clean out/pushed in/pushed back/hanging/loose after
tooth/teeth + come out/came out/come clean/knocked/snapped + fall/fell/fight/football/rugby/hand/root/whole/post/playing/blood
abscess* + swell*/swollen/face/cheek/jaw/neck/eye/agony/unbearable/worse/spread*/unwell/ill
tooth/teeth .. come right out/came right out/come clean out/came clean out
tooth/toothache + edge off/everything youre allowed/everything im allowed
had one out/tooth out/tooth pulled/extraction + still bleeding/keeps bleeding/fills up again/wont stop bleeding
wisdom/tooth/extraction + getting worse/rotten/foul/pus + hot and cold/fever*/temperature/shiver*
gum/jaw/mouth .. one finger/hardly open/cant open
pus + fever*/temperature/glands/rough
jaw .. lock*/wont open/wont shut/punched/fell/broken/dislocat*/stuck/cant close/wont close
swelling/swollen/swelled .. face/cheek/jaw/neck/eye
face/cheek/jaw/neck/eye/eyelid .. swell*/swollen/swol*/puffy/puffed/balloon*/blown up/up like/twice
tooth/teeth/toothache/gum/wisdom/jaw/dental/root canal .. agony/unbearable/excruciating/cant cope/worst/nothing touch*/screaming/climbing the walls/cant eat/painkillers arent/painkillers dont/painkillers not/temperature/fever
agony/unbearable/excruciating/screaming/painkillers/climbing the walls .. tooth/teeth/toothache/gum/jaw/mouth
$blood/oozing .. extraction/socket/tooth/taken out/pulled/removed/wisdom
extraction/socket/tooth out/taken out/pulled .. $blood/oozing/dripping
# 111 aesthetics
filler*/botox/injection*/injected/laser/peel/microneedling/threads/piercing/tattoo/wax*/prp/lip flip/treatment + infect*/pus/hot and/throbb*/blister*/fever/spreading/hard lump/burnt/burned/weeping/swell*/swollen/very painful/lumps/oozing/scab*/hives
lips/cheeks/chin .. done/jabs/injected + red hot/throbb*/coming out/pus/oozing/spreading
jabs + oozing/pus/spreading/infect*
# 111 injury
dog*/cat/rat + through the skin/go at me/go at my/quite deep
$body .. $bad
$bad .. $body
collarbone/wrist/ankle/finger/thumb/toe .. shape/angle/bigger/popped/crack*/snap*/twice
broke*/fractur*/dislocat*/popped out .. toe/jaw/arm/leg/ankle/wrist/finger*/foot/hand/rib*/hip/nose/collarbone/shoulder/elbow/knee/thumb
wont move it/wont use it/cant bend it
$no .. stand/walk/bear .. weight/foot/leg/it/ankle/on it/hip
$no .. put .. weight/foot/leg/ankle/hip
deep cut/deep wound/deep gash/gash/gaping/need stitch*/needing stitch*
cut/sliced/gashed .. stitch*/open/deep/knife/glass/tin
hit/bang*/bump*/knock*/bash* .. head .. headache/dizzy/today/hour*/lump/egg/yesterday/goal/cupboard/fell
burn*/scald* + blister*/raw/badly/really bad/white/peel*
dog/cat/rat .. bit/bitten/chunk
bitten/bit me/bit him/bit her/bite + dog/cat/human/tick/snake/adder/deep/bleed*/red/infect*/hand/face/swell*/swollen/child/skin/rat/bat/hole*
stepped/trod/stood .. nail/needle/glass
needle stick/needlestick/used needle
# 111 breathing
inhaler/puffer + every few hours/every two hours/every three/every four/needing it again/not lasting
breathless/wheezy/out of breath/short of breath
stomach/tummy/belly .. ache/pain/hurt* + to the right/on the right/right side/hurts to walk/cant stand up straight
# 111 blood
$wee .. blood
blood .. $wee
# 111 infection
39/40/41/thirty nine/forty .. degrees/and a half/point/temperature/fever
red and hot/hot and red/hot red/red hot/hot patch/red hot/hot to touch/raw/weeping/smelly/oozing/pus + leg/arm/knee/calf/thigh/hand/wound/stitch*/foot/skin/breast/scar/toe/finger
$fever .. days/week/high/wont/not coming/up and down/shiver*/all night/paracetamol/aches
$wee + agony/razor*/fire/blood/fever/back/shiver*/temperature/shaking/sick
calf/leg .. swell*/swollen/sore/hard/lump/throbb*/tight + flight/flew/calf/one/warm/pain*/walk/other
infect*/cellulitis/mastitis/tracking + spread*/fever*/temperature/hot/shiver*/rigor*/pus/worse/swell*/swollen/throbb*/red
red/redness/streak*/line .. spreading/tracking/up .. arm/leg/hot/breast/foot
fever/temperature/temp .. 39/40/41/rigor*/thirty nine/forty
wound/stitch*/cut/socket/scar .. hot/red/pus/smell*/weep*/infect*/opened/burst/split/come apart
blood .. $wee/poo/stool*/toilet/pan
poo*/stool*/motion* .. black/tar*
vomit*/being sick/been sick/was sick/sick again/sick all/throwing up/diarrhoea/runs .. keep/24 hours/days/all night/water down/everything/blood/dizzy
$no/nothing + keep/kept + down
rash .. spread*/all over/painful/hot/blister*/eye/fever
shingles .. eye/face
# 111 children
month old/months old/baby/babby/infant + fever/temperature/temp/hot/38[. ]\\d/39[. ]\\d/40[. ]\\d
$child + not had a wet nappy/hasnt had a wet nappy/no wet nappies/not weed/hasnt weed
$child + wont feed/not feeding/dry nappy/no wet/not drinking/wont drink/rash all over/wont stop crying/inconsol*/barking/croup/listless/letharg*/drowsy/very sleepy/hot and floppy
swallow* .. coin/lego/bead/marble/something/toy/stone/penny/ring
bead/pea/toy/something/lego .. up .. nose
# 111 eyes
eye/vision/sight .. blurr*/pain*/ach*/bear the light/red and/gone funny/foggy/cloudy/weep*/stuck/glued/light hurts/swollen/double
something/grit/lens/splinter/piece .. in/into .. eye
eye* .. suddenly/flash*/curtain/blurr*/chemical/scratch*/agony/very painful/poked/red and painful/grit
flashes/floaters
# 111 belly
stomach/tummy/belly/abdomen + pain*/ache*/hurt* + low down/right side/on the right/lower right + worse/worsening/fever/walk/stand/days
pain .. worst/unbearable/agony/ten out of ten/cant bear/cant stand/screaming/crying/tears/getting worse/nothing helps/nothing works/since last night
severe/excruciat*/agony/unbearable/awful/terrible/worst/dreadful .. pain*/ache/cramp* .. stomach/tummy/belly/abdomen/abdominal/side/low down/bowel*
belly/tummy/stomach/abdomen/groin/side/low down/lower right + swollen/pain*/stabbing/cramp*/hurt*/agony/ache* + vomit*/being sick/been sick/throwing up/thrown up/cant stand/cant straighten/curled/doubled
gone yellow/yellow eyes/yellow skin/jaundice* + shiver*/fever*/pain*/confus*
doubled over/doubled up/appendi*/kidney stone*/gallstone*/hernia .. hard/stuck/sore
$no .. pee/urinate/pass water/able to wee/had a wee
cant wee
# 111 pregnancy
weeks + swollen/blood pressure + headache/head/feet/ankles/hands/ninety
pregnan*/weeks gone + spotting/cramp*/itch*/bleed*/vomit*/swollen/headache/pain*
miscarr*
# 111 medicines
run out/ran out/running out/forgot/lost .. insulin/inhaler/epilepsy/warfarin/steroid*/seizure/heart tablet*/heart pill*/methadone/antidepressant*/epilim
took/taken/given/gave/had/swallow* .. twice/double/two doses/extra/instead of/someone elses/my wifes/my husbands/my dads/wrong .. dose*/$pills/calpol/drops
dose*/$pills + mistake/accident*/instead of/mixed up/muddl*/double dose/twice today/twice this
took/taken/had .. nine/ten/eleven/twelve/fourteen/fifteen .. $pills
co codamol + paracetamol + taking/taken/took/been
reaction/rash/hives/itching .. to/after/since .. antibiotic*/penicillin/amoxicillin/medicine/medication/tablet*/injection
having an allergic reaction/having a reaction/got an allergic reaction
`;
