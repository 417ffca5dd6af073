/** Words that many signs share. */
export const WORDS: Readonly<Record<string, string>> = {
  body: "tooth/teeth/molar/jaw/cheek/face/eye/eyes/eyelid/ear/ears/neck/arm/arms/leg/legs/calf/thigh/hand/hands/foot/feet/toe/toes/finger/fingers/thumb/knee/ankle/wrist/shoulder/hip/back/belly/tummy/stomach/side/groin/breast/breasts/wound/stitches/socket/scar/skin/lip/lips/mouth/nose/throat/kidney/kidneys/rib/ribs/collarbone/elbow",
  bad: "agony/excruciat*/unbearable/severe/pus/puss/oozing/weeping/throbb*/throbs/bulging/burst*/blister*/stinks/smelly/spreading/twice the size/size of/septic/ripped/torn/dislocat*/red hot/black and/bent/crooked/popped out/out of place/wrong way/wrong shape/crush*/trapped/shut in/slammed/gone black/turned black",
  crit: "clammy/deathly/gone pale/very pale/so pale/grey/gray/drowsy/floppy/limp/wont wake/cant wake/cannot wake/confus*/rambling/slurr*/seeing things/making sense/no sense/doesnt know (where|who|me|us|what day|his own|her own|their own)/hard to wake/sleepy/blotchy/mottled/cold sweat/pouring with sweat/sweating/rigid/convuls*/foam*/twitch*/jerk*/pupils/unresponsive/blue",
  person:
    "he/hes/she/shes/mum/mam/dad/nan/gran/husband/wife/partner/man/woman/lady/son/daughter/boy/girl/lad/lass",
  no: "cant/cannot/couldnt/wont/not/isnt/arent/wasnt/doesnt/dont/didnt/hasnt/havent/no/never/hardly/barely/struggl*/unable/stopped/cannae/cudnt/no longer/trouble/difficult*/fight*/fighting",
  breath:
    "breath/breathe/breaths/breathing/breathes/breathin/air/wind/breeth*/breth*",
  chest: "chest/breastbone/breast bone/chist/shest/heart",
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
    "under the sink/bleach/dishwasher/antifreeze/cleaner/detergent/pods/pod/weedkiller/weed killer/petrol/white spirit/poison*/acid/battery/batteries/magnet*/drain/vape/nicotine/chemical*/anti freeze/berries/mushrooms/perfume/disinfectant/turps/heroin/gin/vodka",
  wee: "weeing/pee/peeing/urine/urinat*/my wee/his wee/her wee/to wee/i wee/passing water/kidney/uti",
  partner: "husband/partner/boyfriend/fella/bloke/wife/girlfriend/ex",
  head: "head/skull/scalp/heid",
  ill: "sick/vomit*/throw*/drowsy/sleepy/confus*/unconscious/dazed/slurr*/passing out/passin out/passed out/wake/rambling/making sense/making no sense/talking rubbish/talking nonsense/delirious/dopey/seeing things/nodding off/drifting/fading/swaying/collaps*/floppy/limp/know me/know where/knows me/staring",
  fever:
    "fever*/temperature/temp/hot/infection/shiver*/flu/burning up/boiling/roasting/rigor*/teeth chattering/shakes",
  die: "die/dying/dead/end it/end my life/kill myself/not be here/sleep forever/not wake up/never wake up",
};
