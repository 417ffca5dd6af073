/** Despair, self-harm and violence: they have helplines of their own. */
export const MIND_SIGNS = `
# 999 mind
i am going to jump/im going to jump/im gonna jump/hes going to jump/shes going to jump/hes gonna jump/shes gonna jump
$pills/overdos*/over dose + on purpose/deliberately/intentionally
i/ive/im/he/hes/she .. overdos*/over dose
i/ive .. taken/took/swallow*/had .. two/three/four/five/six/whole/full/entire .. packet*/pack/box*/bottle*/strip* + tablet*/pill*/paracetamol/ibuprofen/codeine/aspirin/antidepressant*/sleeping/medication
tracks/railway/platform/station + end it
hang/hanging/drown/shoot/killing/kill .. myself/himself/herself/themselves/himsel/both of us/my kids/the baby
going to/gonna/about to/want to/trying to/tried to .. end it/kill .. tonight/now/myself/himself/herself/today
end/ending .. it all tonight/it tonight/it now/my life/his life/her life/their life
take/taking/took .. my own life/my life/his own life/her own life/his life/her life
slit/slitting/slashed/slashing .. wrist*/arms/throat
cut/cutting .. my wrists/his wrists/her wrists
standing/sitting/stood/sat/perched/hanging/leaning/up on .. bridge/edge/ledge/platform/tracks/cliff/railway/car park roof/multi storey/roof/rooftop/viaduct
im on/hes on/shes on/im at .. the bridge/a ledge/the ledge/the edge/the tracks/the cliff/the railway/the roof/a roof/the viaduct/the top of
bridge/cliff/viaduct/flyover/roof/rooftop/balcony/ledge/edge/railing*/barrier/tower block/multi storey/top floor + jump*/looking down/let go/letting go/climbed over/legs over/over the rail*/step off/the drop/goodbye/cant do this/had enough/end it
jump/jumping/walk*/step* .. bridge/roof/window/in front of/train/the edge/motorway
got/have/holding/with/bought .. $pills/knife/rope/blade/razor/noose + $die/in front/ready/hand/goodbye/point/end/anymore/any more/on/do it/myself
lock*/barricad* .. himself/herself/myself/themselves .. knife/rope/razor/blade/noose/gun/gas/$pills
knife/blade/razor + going to use/gonna use/want to use/about to use
noose + garage/shed/loft/attic/tree/beam/room/in there
rope/noose/blade .. ready/tied/got/point/bought
$pills/rope/blade/razor/noose .. in front of me/on the table/beside me/next to me/in my hand/by the bed/all ready/laid
in front of me/on the table/beside me/next to me/in my hand/by the bed .. $pills/rope/blade/razor/noose
wrong side/other side/over .. barrier*/railing*/fence
flats/tower/storey/roof/rooftop/balcony/window/bridge .. jump*/fall/drop/let go/down there/all over with
long way down
saying goodbye/my goodbyes/last goodbye/say goodbye to everyone/goodbye to my kids/goodbye to my children
note/letter + $pills/rope/blade/bridge/ready/sorry + left/written/wrote/write/writing/finished
roof/ledge/edge/balcony/multi storey/car park/bridge/cliff/viaduct/platform/tracks/railway/tower/window + going to/about to/ready to/want to/thinking of/thinking about/cant stop thinking/might as well + jump*/step off/stepping off/go over/going over/let go/throw myself/off it/end it/walk off
im/i am/ive .. top/edge/roof/railing*/barrier/ledge .. jump*/look* down/drop/let go/climb*/other side/nobody/dont want
$pills .. saved up/saving up/counted/counting/lined up/stash*/stockpil*/hoard*/in a pile/piled up
saved up/saving up/counted/counting/lined up/laid out/stash*/stockpil*/hoard*/pile of .. $pills
taken/swallow*/took .. $pills + $die/end/goodbye/sorry/point/live
suicide note/goodbye note/written the note/wrote a note/written the letters/left a note/written letters/said goodbye/goodbye letter/goodbye text
suicid* .. now/tonight/attempt*/tried/plan*/right now
petrol .. lighter
tell my kids im sorry/tell them im sorry/tell my mum im sorry/by the time you
taken steps .. wake/die
# 111 mind
cutting again/self harming again/hurting myself again
go to sleep .. not wake/never wake/dont wake
razor/blade .. room/arms/found + marks/cut/arms/daughter/son/her/his
marks/cuts/scars .. arms/wrists/thighs + hurting/cutting/found/razor/herself/himself
wont be here .. morning/tomorrow/for long/much longer
wrote/written/writing/left .. letters/goodbye + goodbye/sorry/wont be here/end/kids/children/everyone/family/mum/parents
letter/note .. everyone/family/kids/children/mum/parents/wife/husband .. sorry/goodbye/why/explain*
giving away .. everything/my things/my stuff/all my
put my affairs/sorted my affairs/affairs in order
cant/dont/not .. cope/go on/see the point/want to live/be here/carry on/bear it .. anymore/any more/any longer/living/tonight/alone
hurt/harm/harmed/harming .. myself/herself/himself + too much/cope/relief/on purpose/again/feel better/deserve*/stop
cutting/cut/hurting/burning/scratching .. myself/my arms/my legs/himself/herself/themselves/her arms/his arms
no point/pointless/nothing left/nobody would miss/no one would miss/nobody would notice/everyone would be better/they would be better/theyd be better/burden to everyone/a burden
been thinking .. not being here/disappearing/bridge/tablets
dont/not .. feel/feeling .. like living/like being here/like going on/safe with myself/safe on my own
so low/rock bottom/darkest/very dark/really dark/in a bad way .. head/place/cant
suicid*
want*/wish*/rather .. be dead/to die/i was dead/were dead/not be here/to disappear/to sleep forever/not to wake/never wake/it to stop/it all to stop/it to end
$no .. want/wanna .. to be here/be here/live/wake/to go on/be alive/carry on/exist
$no .. see .. point/reason/next week/future .. living/going on/carrying on/anymore/any more/life/live/go on
$no/nothing .. go on/carry on/take any more/take anymore/take it any more/face another/face the day/cope any more/cope anymore/cope any longer/live like/do this any more/do this anymore/keep doing this
$no .. keep going
no/nothing/isnt/any .. reason/point/left/hope .. live/living/going on/carry*/any more/anymore
nothing/anything/something/not/isnt .. worth living/worth going on/worth carrying on/to live for/left to live
whats the point/not worth living/life isnt worth/end my life/finish with life/finish my life/end it all/ending it
want*/wish*/waiting .. it all to be over/it all to stop/it all over/it all to end/everything to stop/everything to end
better off dead/better off without/be better off/better with someone else
self harm*/selfharm*
hurt*/harm*/cut*/burn*/scratch* .. myself/himself/herself/themselves .. again/on purpose/badly/cope/deliberately/feel/help/arms/stop
hurting myself/harming myself/cutting myself/cut myself on purpose/harm myself/hurt myself on purpose
hear* .. voices/in my head
voices .. telling/tell/told/my head
psychosis/psychotic/manic/paranoid
panic attack .. now/cant/wont/hour*
nervous breakdown/having a breakdown/breaking down .. cant
feel*/felt/so/is/am .. hopeless/worthless/desperate/empty inside/like ending/trapped and
thoughts/thinking .. ending/dying/harm*/killing/death/about dying/dark
dark .. thoughts/place
at the end of my tether/end of my rope/given up on life/given up .. living
# 999 violence
knocking/knocks/knocked .. about + husband/partner/fella/bloke/boyfriend/wife/girlfriend/dad/he/she/hes
husband/partner/boyfriend/wife/girlfriend/he/she .. did this to me/did this to my/done this to me/mustnt know/must not know/cant know/mustnt find out/cant find out
throws/threw/throwing .. at me
broke/broken .. this time + he/she/partner/husband/wife/boyfriend/girlfriend
he/hes/husband/partner/boyfriend/wife/girlfriend/ex/dad/son .. hit/hitting/hurt/punches/pushed/pushes/throws/threw/threatens/threatened/smashed/smashes/frightens/scares/beats/chokes/grabs .. me/us/the kids/mum/things
scared/frightened/afraid/terrified .. home/him/he/partner/husband
bruise*/black eye/bust lip .. husband/partner/boyfriend/ex/he/him
he .. done it again/at it again/kicking off/losing it/gets home/lost his temper/in a rage
he/husband/partner/boyfriend/wife/girlfriend/ex .. wont let me/doesnt let me/never lets me .. phone/money/family/friends
controls .. money/who i/my phone/everything
hit/hitting/beat/beating/punch*/strangl*/throttl*/choked/attacked/kick*/stabbed/thump*/slapp*/slaps/batter*/threaten*/hurt/hurting/shoved/pushed/grabbed/assault*/burned/pinned/thrown .. me/my mum/my mam/my mother/my sister/my daughter/us + husband/boyfriend/partner/wife/girlfriend/ex/dad/father/he/hes/she/son/man/brother/stepdad/fella/bloke
husband/boyfriend/partner/wife/girlfriend/ex/dad/father/stepdad/fella/bloke + hit*/beat*/punch*/strangl*/attacked me/threaten*/violent/abus*/kill me/hurt me/hurting me/knife/throttl*/slap*/kick*/knocked me/laid hands/thump*/batter*/grabbed me by/lock* me/raises his hand/hands round my/controls
scared/frightened/afraid/terrified/fear .. of/what/to go home .. husband/boyfriend/partner/wife/girlfriend/my ex/my dad/my father/my son/him/hell do/he will/he might/go home/he gets
domestic abuse/domestic violence/abusive
raped/rape/sexually assault*/sexual assault
hands round/hands around .. throat/neck
locked me in/wont let me leave/wont let me out/lets me leave
hiding .. from/bathroom/toilet/bedroom/cupboard + him/husband/partner/ex/boyfriend/dad/door/he
$no .. safe .. home/house/here/him/partner/husband
going to kill me/hell kill me/he will kill me/said hed kill/says hell kill
he/shes/hes/man .. got/has/with .. knife/gun/weapon/machete/axe/bat
he can hear me/cant talk he/if he finds out/he doesnt know im calling/before he gets back/before he comes back
`;
