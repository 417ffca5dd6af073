/** Despair, self-harm and violence: they have helplines of their own. */
export const MIND_SIGNS = `
# 999 mind
im going to end it/im gonna end it/hes going to end it/shes going to end it/do something stupid/i am going to jump/im going to jump/im gonna jump/hes going to jump/shes going to jump/hes gonna jump/shes gonna jump
$pills/overdos*/over dose + on purpose/deliberately/intentionally
i/ive/im/he/hes/she .. overdos*/over dose
i/ive .. taken/took/swallow*/had .. two/three/four/five/six/whole/full/entire .. packet*/pack/box*/bottle*/strip* + tablet*/pill*/paracetamol/ibuprofen/codeine/aspirin/antidepressant*/sleeping/medication
hang(?! on)/hanging/drown/shoot/killing/kill .. myself/himself/herself/themselves/himsel/both of us/my kids/the baby
end/ending .. it all tonight/it tonight/it now/my life/his life/her life/their life
take/taking/took .. my own life/my life/his own life/her own life/his life/her life
slit/slitting/slashed/slashing/cut/cutting .. wrists/arms open/throat/his wrist/her wrist
standing/sitting/stood/sat/perched/hanging/leaning/up on .. bridge/edge/ledge/platform/tracks/cliff/railway/car park roof/multi storey/roof/rooftop/viaduct
im on/hes on/shes on/im at .. the bridge/a ledge/the ledge/the edge/the tracks/the cliff/the railway/the roof/a roof/the viaduct/the top of
bridge/cliff/viaduct/flyover/roof/rooftop/balcony/ledge/edge/railing*/barrier/tower block/multi storey/top floor + jump*/looking down/let go/letting go/climbed over/legs over/over the rail*/step off/the drop/goodbye/cant do this/had enough/end it
jump/jumping/walk*/step* .. bridge/roof/window/in front of/train/the edge/motorway
got/have/holding/with/bought .. $pills/knife/rope/blade/razor/noose + $die/in front/in my hand/goodbye/anymore/any more/do it/myself/dont know what
lock*/barricad* .. himself/herself/myself/themselves .. knife/rope/razor/blade/noose/gun/gas/$pills
$pills/rope/blade/razor/noose .. in front of me/on the table/beside me/next to me/in my hand/by the bed/all ready/laid
wrong side/other side/over .. barrier*/railing*/fence
engine running .. garage/exhaust/hose
rope ready/noose ready/saying goodbye/my goodbyes/last goodbye/say goodbye to everyone/goodbye to my kids/goodbye to my children
roof/ledge/edge/balcony/multi storey/car park/bridge/cliff/viaduct/platform/tracks/railway/tower/window + going to/about to/ready to/want to/thinking of/thinking about/cant stop thinking/might as well + jump*/step off/stepping off/go over/going over/let go/throw myself/off it/end it/walk off
$pills + saved up/saving up/counted out/counting out/lined up/laid out/stash*/stockpil*/hoard*/pile of
taken/swallow*/took .. $pills + $die/goodbye/sorry
suicide note/goodbye note/written the note/wrote a note/written the letters/left a note/written letters/said goodbye/goodbye letter/goodbye text
suicid* .. now/tonight/attempt*/tried/plan*/right now
tell my kids im sorry/tell my mum im sorry/by the time you
# 111 mind
depress*/hopeless/miserable/cope/unhappy + end it/end things/finish it all
tell them im sorry + $die/goodbye/love/end/any more/anymore/go on
wrote/written/writing/left .. letters/goodbye + goodbye/sorry/wont be here/end/kids/children/everyone/family/mum/parents
cutting/hurting/harming/burning/scratching .. myself/himself/herself/themselves/my arms/my legs/her arms/his arms
scratch*/cuts/marks .. arms/wrists/legs/thighs + feelings/feel better/feel something/release
hope/hoping/wish/wishing/pray* .. dont wake/wont wake/never wake
no wish .. carry on/live/go on
scaffold* + jump*/step off/stepping off/throw myself
better without me
cant/couldnt .. do another day/face another day/take another day
razor blade* + daughter/son/her room/his room/arms/wrists/marks
go to sleep/fall asleep .. not wake/never wake/dont wake/wont wake
no point/nothing left .. living/going on/carrying on/being here/any more/anymore/for me
see no point/sees no point/see a way out/see any way out/not going to see next/^i cant cope$/theres no point$/enough of life/enough of living/enough of everything/cares if i live/cares if i die/care if i live/care if i die/wouldnt wake up/no point in life/no point to anything/no point in anything/no hope left/no reason to live/nothing left to/im a burden/such a burden/just a burden/nobody would miss/no one would miss/nobody would notice/everyone would be better/they would be better/theyd be better/nobody would even/burden to/burden on
dont/not .. feel/feeling .. like living/like being here/like going on/safe with myself/safe on my own
suicid*
want*/wish*/rather .. be dead/to die/i was dead/were dead/not be here/to disappear/to sleep forever/not to wake/never wake/it to stop/it all to stop/it to end/it to be over/it all to be over/it all over/it all to end/everything to stop/everything to end
$no .. want/wanna .. to be here/be here/live/wake/to go on/be alive/carry on/exist
$no .. see .. point/reason/next week/future .. living/going on/carrying on/anymore/any more/life/live/go on
cant/cannot/couldnt/no way/wont/dont see how/not able/dont know how/not sure how/no reason/nothing left/dont think i can .. go on/carry on
$no/nothing .. take any more/take anymore/take it any more/face another/face the day/cope any more/cope anymore/cope any longer/live like/do this any more/do this anymore/keep doing this/keep going like/keep going any
nothing/anything/something/not/isnt .. worth living/worth it any more/worth it anymore/worth going on/worth carrying on/to live for/left to live
whats the point/not worth living/life isnt worth/end my life/finish with life/finish my life/end it all/ending it
better off dead/better off without/be better off/better with someone else
want*/urge/need/going/gonna/might .. hurt/harm/cut .. myself
hurt*/harm*/cut*/burn*/scratch* .. myself/himself/herself/themselves .. again/cope/feel/because
cut*/hurt*/burn*/scratch*/cuts + on purpose/deliberately/did it herself/did it himself/did it myself
self harm*/selfharm*/cut myself last night/cut myself this/cut myself and/cut my arms/cut her arms/cut his arms/cut my legs/cuts on her/cuts on his/cuts all up/cutting again/harming again/hurt myself badly/harmed myself
hear*/telling/tell + voices
thoughts/thinking .. ending/dying/harm*/killing/death/about dying/dark/not being here/disappearing
dark .. thoughts/place
everything/life/im .. hopeless/worthless
feel*/felt .. hopeless/worthless/desperate/empty inside/so low/really low/very low/like ending
psychosis/psychotic/manic episode/rock bottom/nervous breakdown/having a breakdown/end of my rope/given up on life/giving away everything/giving away my things/giving all my things/life is pointless/lifes pointless/everythings pointless/everything is pointless/really low and/all pointless
# 999 violence
knocking/knocks/knocked .. about + husband/partner/fella/bloke/boyfriend/wife/girlfriend/dad/he/she/hes
husband/partner/boyfriend/wife/girlfriend/he/she .. did this to me/did this to my/done this to me/mustnt know/must not know/cant know/mustnt find out/cant find out
$partner/he/hes/she/shes/dad/mum/son/daughter/brother .. hit* me/hurt* me/punch* me/push* me/kick* me/slap* me/beat* me/chok* me/strangl* me/throttl* me/grab* me/shov* me/drag* me/forc* me/attack* me/burn* me/threaten*/frighten* me/scares me/threw me/throws things/threw things/broke my nose/broke my arm/broke my jaw/hit my mum/hit my son/hit my daughter/hit us/hits us/hurt us/hurts us/hit the kids/hits the kids/hurt the kids
carer*/care home/nursing home + hit*/slap*/abus*/rough with
scared/frightened/frit/afraid/terrified .. to go home/to go back/to be at home/to leave/hes going to/of him/of my/of what he/hell do/hell hurt/he will hurt/he might/will kill me/will hurt me/might kill me/might hurt me + $partner/he/hell/him/his/home
bruise*/black eye/bust lip + did it/did this/did it to me/gave me
he .. kicking off/losing it/lost his temper/in a rage
he/husband/partner/boyfriend/wife/girlfriend/ex .. wont let me/doesnt let me/never lets me .. phone/money/family/friends/doctor/gp/dentist/go out/out of/see anyone
controls/checks/takes all .. money/who i/my phone/everything
hit/hitting/beat/beating/punch*/strangl*/throttl*/choked/attacked/kick*/stabbed/thump*/slapp*/slaps/batter*/threaten*/hurt/hurting/shoved/pushed/grabbed/assault*/burned/pinned/thrown .. me/my mum/mummy/my mam/my mother/my sister/my daughter/us + $partner/dad/daddy/father/brother/stepdad/man
$partner/dad/father/stepdad + beats/beating/beaten/beat me/strangl*/throttl*/threaten*/violent/abus*/kill me/laid hands/batter*/grabbed me by/raises his hand/hands round my/controls
$partner/he/she .. did it/did this/done it/done this + hell know/shell know/he will know/she will know/dont ring/dont call/dont tell
$partner/he/she/son/daughter .. goes for me/split my lip/bust my lip/blacked my eye/against the wall/by the throat/rough with me
domestic abuse/domestic violence/abusive/being abused/been abused/get away from him/get away from my husband/get away from my partner/stepdad touch*/dad touches/uncle touch*/touching me
raped/rape/sexually assault*/sexual assault
hands round/hands around .. throat/neck
locked me in/wont let me leave/wont let me out/lets me leave
ex/boyfriend/husband/partner .. banging/hammering/kicking/outside/turned up/trying to get in + door/window/house
hiding .. from/bathroom/toilet/bedroom/cupboard + him/husband/partner/ex/boyfriend/dad/door/he
not safe/isnt safe/dont feel safe/never safe .. home/house/here/him/$partner
to kill me/hell kill me/he will kill me/said hed kill/says hell kill
he/shes/hes/man .. got/has/with .. knife/gun/weapon/machete/axe/bat
he can hear me/i cant talk he/i cant talk hes/if he finds out/he doesnt know im calling/before he gets back/before he comes back
`;
