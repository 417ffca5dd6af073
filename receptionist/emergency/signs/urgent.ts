/** For 111. */
export const URGENT_SIGNS = `
# 111 dental
tooth/teeth/toothache/molar/gum/abscess + shiver*/fever*/temperature
tooth/teeth/toothache/molar/gum/abscess + cheek/face/jaw .. blown up/blew up/balloon*
lump .. gum/jaw/cheek/mouth/face + golf ball/egg/temperature/fever/hot/pain*/big/size/swollen/out here
teeth/jaw .. meet/line up/bite together/close properly
broken/broke/cracked .. jaw
tooth/teeth/molar/gum .. pus/smelly/stinks/pushed/bigger/hot
tooth/teeth + knock*/elbow*/kick*/punch*/bang*/hit/kerb/fell/smash*/butted + out/pushed/shoved/hanging/thread/loose/sideways/gone up/into
smash* .. tooth/teeth
tooth/teeth + hit/bang*/kick*/punch*/stick/fell/elbow* + wobbl*/bleed*/loose/blood
tooth/teeth .. gone up/gone into/pushed/shoved/driven/jammed .. gum/jaw/back/up
gum/lip/tongue/mouth/chin .. split/bitten/gaping/torn + bleed*/blood/gaping/fell/through/deep
split/bitten/bit/torn/cut .. through .. gum/lip/tongue/mouth/chin
split/torn .. gum/lip/tongue/mouth/chin + bleed*/blood/gaping/deep
since/after .. extraction/tooth out/root canal/filling/implant/crown/surgery + worse/swell*/swollen/bigger/cant open/puffy/fever/temperature
ball/football/cricket/elbow .. tooth/teeth/mouth/jaw
tooth/teeth .. snapped/broken/into my gum/clean out/came out/come out/fell out/knocked/hanging/loose after
gum/cheek .. pus/bigger/size/hot/boil
touching .. tooth/sides/painkiller*
gauze .. still/blood/bleed*
abscess*
knocked/fell/fallen/smashed/punched/elbow*/hockey/bike .. tooth/teeth .. out/clean/root/hand
tooth/teeth .. out .. root/hand/pavement/playing/football/hockey/bike/fell/whole/put it back
jaw .. lock*/wont open/wont shut/punched/fell/broken/dislocat*/stuck/cant close/wont close
wisdom/tooth .. face/cheek/swollen/smell*/bad taste/cant open
knocked/smashed/broke* .. out/off .. tooth/teeth
face/cheek/jaw/gum/neck/eye .. swell*/swollen/puffy/puffed/balloon*/up like/twice/lump
swollen/swelling/swells/swelled .. face/cheek/jaw/gum/neck/eye/lip
tooth/teeth/toothache/gum/wisdom/jaw/dental/root canal .. agony/unbearable/excruciating/cant cope/worst/nothing touch*/screaming/climbing the walls/cant eat/painkillers arent/painkillers dont/painkillers not/temperature/fever
agony/unbearable/excruciating/screaming/painkillers/climbing the walls .. tooth/teeth/toothache/gum/jaw/mouth
$blood/oozing .. extraction/socket/tooth/taken out/pulled/removed/wisdom
extraction/socket/tooth out/taken out/pulled .. $blood/oozing/dripping
pus/weeping/oozing .. tooth/gum/mouth/socket/wound/stitch*/ear/eye
# 111 aesthetics
filler*/botox/injection*/injected/laser/peel/lip/microneedling/threads/piercing/tattoo/treatment + infect*/pus/hot and/throbb*/blister*/fever/spreading/hard lump/burn*/weeping/swell*/swollen/very painful/lumps/oozing/scab*/hives/droop*
eyelid/brow/eye .. droop*/dropped/shut .. botox/injection*/treatment/forehead
infected .. $chest
# 111 injury
broken/broke .. toe/jaw
$body .. $bad
$bad .. $body
dog/cat .. hand/face/arm/leg/bit/teeth
collarbone/wrist/ankle/finger/thumb/toe .. shape/angle/bigger/popped/crack*/snap*/twice
think/might/reckon/sure/must/may .. broke*/fractur*/dislocat* .. arm/leg/ankle/wrist/finger*/toe*/foot/hand/rib*/hip/nose/collarbone/bone/it/elbow/knee/thumb
broke*/fractur*/dislocat*/popped out .. arm/leg/ankle/wrist/finger*/foot/hand/rib*/hip/nose/collarbone/shoulder/elbow/knee/thumb
ankle/wrist/arm/leg/foot/knee/finger/hand/thumb .. black/broken/huge/like a balloon/purple
$no .. put/stand/walk/bear .. weight/foot/leg/it/ankle/on it/hip
deep cut/gash/wound/gaping/need stitch*/needing stitch*
cut/sliced/gashed .. stitch*/open/deep/knife/glass/tin
hit/bang*/bump*/knock*/bash* .. head .. headache/dizzy/today/hour*/lump/egg/yesterday/goal/cupboard/fell
burn*/scald* .. hand/arm/finger*/leg/foot/blister*/iron/oven/kettle/tea/straighteners
bitten/bit me/bit him/bit her/bite + dog/cat/human/tick/snake/adder/deep/bleed*/red/infect*/hand/face/swell*/swollen/child/skin/rat/bat/hole*
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
calf/leg .. swell*/sore/hard/lump/throbb*/tight + flight/flew/calf/one/warm/pain*/walk/other
infect*/cellulitis/mastitis/tracking + spread*/$fever/pus/worse/swell*/swollen/throbb*/red
red/redness/streak*/line .. spreading/tracking/up .. arm/leg/hot/breast/foot
fever/temperature/temp .. 38/39/40/41/rigor*/thirty eight/thirty nine/forty
wound/stitch*/cut/socket/scar .. hot/red/pus/smell*/weep*/infect*/opened/burst/split/come apart
wee/pee/urine/kidney/uti .. blood/fever/back/shiver*/temperature/shaking/burn*
blood .. wee/pee/urine/poo/stool*/toilet/pan
poo*/stool*/motion* .. black/tar*
leg .. swell* + tight/sore
dvt/quinsy/clot .. leg
vomit*/sick/throwing up/diarrhoea/runs .. keep/24 hours/days/all night/water down/everything/blood/dizzy
keep .. down .. $no/nothing/drop
$no/nothing .. keep .. down
dehydrat*
rash .. spread*/all over/painful/hot/blister*/eye/fever
shingles .. eye/face
coughing .. week*/month* .. blood/weight/breath*
# 111 children
month old/months old/baby/babby/infant + fever/temperature/temp/hot/38[. ]\\d/39[. ]\\d/40[. ]\\d
$child + wont feed/not feeding/dry nappy/no wet/not drinking/wont drink/rash all over/wont stop crying/inconsol*/barking/listless/letharg*/drowsy/very sleepy/hot and floppy/ear and/pulling at
croup/barking cough
swallow* .. coin/lego/bead/marble/something/toy/stone/penny/ring
bead/pea/toy/something/lego .. up .. nose
# 111 eyes
eye/vision/sight .. blurr*/pain*/red/gone funny/foggy/cloudy/weep*/stuck/glued/light hurts/swollen/lump/double
something .. in/into .. eye
grit/glass/metal/lens .. eye
eye* .. suddenly/flash*/curtain/blurr*/chemical/scratch*/agony/very painful/poked/red and painful/grit
flashes/floaters
# 111 belly
stomach/tummy/belly/abdomen + pain*/ache*/hurt* + low down/right side/on the right/lower right + worse/worsening/fever/walk/stand/days
pain .. worst/unbearable/agony/ten out of ten/cant bear/cant stand/screaming/crying/tears/getting worse/nothing helps/nothing works/since last night
severe/excruciat*/agony/unbearable/awful/terrible/worst/dreadful .. pain*/ache/cramp* .. stomach/tummy/belly/abdomen/abdominal/side/low down/bowel*
severe/excruciat*/agony/unbearable/awful/terrible/worst/dreadful .. stomach/tummy/belly/abdominal .. pain*/ache/cramp*
stomach/tummy/belly/abdomen/abdominal .. agony/severe/unbearable/excruciat*
stomach/tummy/belly/abdomen/side .. agony/severe/terrible/doubled/awful/getting worse/excruciating/sharp/rock hard/unbearable + vomit*/fever/right/days/hours/cant/sick/worse/side/sharp/stand/walk
belly/tummy/stomach/abdomen/groin/side/low down/lower right + pain*/stabbing/cramp*/hurt*/agony/ache* + vomit*/being sick/been sick/throwing up/thrown up/cant stand/cant straighten/curled/doubled
doubled over/doubled up/appendi*/kidney stone*/gallstone*/hernia .. hard/stuck/sore
$no .. wee/pee/urinate/pass water
# 111 pregnancy
pregnan*/weeks gone + spotting/cramp*/itch*/bleed*/vomit*/swollen/headache/pain*/sick
miscarr*
# 111 medicines
run out/ran out/running out/forgot/lost .. insulin/inhaler/epilepsy/warfarin/steroid*/seizure/heart/methadone/antidepressant*/epilim
took/taken/given/gave/had .. twice/double/wrong/extra/someone elses/my wifes/my husbands .. dose/$pills/calpol/drops
double dose/wrong .. dose
two/three/double/twice/extra/too many/too much .. dose*/$pills + mistake/accident*/muddl*/forgot*/mixed
taken/took/given/gave/had .. twice .. this/today/tonight/mistake/accident*/instead/already
$pills/dose* + mistake/accident*/mixed up/muddl*/instead of + taken/took/given/gave/had/swallow*
wrong .. $pills
reaction/rash/hives/itching .. to/after/since .. antibiotic*/penicillin/amoxicillin/medicine/medication/tablet*/injection
allergic reaction
`;
