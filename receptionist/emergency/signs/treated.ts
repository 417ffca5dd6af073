/** For 999, of teeth and after injections. */
export const TREATED_SIGNS = `
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
