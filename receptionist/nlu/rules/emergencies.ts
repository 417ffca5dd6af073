import { compileAll } from "../patterns.ts";

/** What threatens life now: 999. */
export const LIFE = compileAll(`
  chest * pain|tight|hurt|pressure|crush|heavy|squeez|agony|burning
  pain|tight|pressure|crush|heavy|ache|aching|elephant|weight|squeez|agony * chest
  heart ?has|is attack|stopped|failure|failing
  cardiac arrest
  heart * explode|stopping|irregular
  heart feels|going * explode|burst|stop
  pain|ache|aching|tingling|shooting ~ ~ ~ left arm
  arm|arms * chest
  clutch|grab|holding ~ chest
  asthma attack
  asthma * bad|severe|worse|terribl|awful
  inhaler * not|isnt|nothing|doesnt|wont
  wheez * talk|breath|cant|badly|speak
  breath * difficult|hard|worse|trouble|struggl|stopping
  cant|unable speak|talk|swallow ~ properly|sudden|anything
  sudden * cant * speak|talk|see|walk|move
  cant * sudden
  side|half of|side ~ face
  wont|cant|not|doesnt|isnt come|coming round|around|to.
  out cold
  eyes * rolled|rolling
  shaking * uncontrol
  stung|sting|bee|wasp|nuts|peanut|shellfish|injection * swell|swollen|hives|throat|breath
  hives * throat|breath|face|lips
  boiling water|oil|kettle
  burn|scald ~ ~ badly|severe|acid|chemical
  electrocut
  dying.
  isnt|not worth living
  going|about to jump $
  help help
  blood|bleeding * wont|not|doesnt|isnt|cant|never stop
  baby|newborn|infant|toddler|child * * floppy|limp
  someone|somebody|hes|shes|friend|mum|dad|people ~ badly|seriously hurt|injured
  hes|shes|someones|dads|mums|husband|wife|baby|theyre ~ dead.
  burst appendix
  appendix * burst
  blood in my|his|her|the vomit|sick
  acid|bleach|chemical * eye|eyes
  eye|eyes ~ ~ acid|bleach|chemical
  cant|barely|unable|stopped|struggl|trouble|difficult|gasping|fighting|hard|not|isnt|arent|couldnt|stops|problem * breath
  short of breath
  breathless
  gasping
  breath * stopped|shallow|weird|funny|laboured
  turn|gone|going|lips|looks|looking|is|are|went * blue.
  chok
  throat * clos|swell|swollen|tight
  swell|swollen|tightness|closing|lump * throat
  tongue|lips * swell|swollen|tingl|puff|balloon
  swell|swollen|puffy * tongue|lips
  stroke.
  face|mouth * droop|dropp|lopsided|numb.|numbness|fallen
  droop
  slurr
  cant|unable * lift|move|raise|feel * arm|leg|side|face|legs|hand
  arm|arms|leg|side|face|hand|body * numb.|numbness|weak|paralys|dead.|limp
  numb.|numbness|weak|paralys * side|arm|leg
  speech * funny|gone|wrong|garbled|muddled
  talking gibberish|rubbish|nonsense
  sudden * weak|numb.|numbness|confus|blind|dizzy|vision
  worst headache
  thunderclap
  lost|losing|gone * sight|vision|blind
  wont|doesnt|not|cant|isnt|hasnt|wouldnt|never|unable * stop|stem * bleed|blood
  bleed * heav|bad.|badly|profus|lot.|wont|not|everywhere|death|out.|nonstop|non|uncontroll|cant|isnt|load
  heav|severe|badly|serious|uncontroll|massive|terribl * bleed
  bad bleed
  haemorrhag|hemorrhag
  blood * everywhere|pouring|gush|spurt|squirt
  pouring|gushing|spurting|losing|lost|lose|squirting|pumping|soaked|pool|covered * blood
  cough|vomit|throw|spit|bring|sick|puk * blood.
  cut|slashed|slit * artery|wrist|throat
  unconscious
  pass out
  wont|cant|not|doesnt|isnt * wake|waking|respond|rousing|rouse
  unrespons
  black out|blacked|blacking
  collaps
  fainted
  lost|losing|lose|in|out conscious
  knocked out|unconscious cold
  seizure
  is|hes|shes|started|keeps|been|theyre|im|still|begun|son|daughter|baby fitting.
  having|has|had|throwing a fit.
  convuls
  epileptic fit
  overdos
  too many|much * tablet|pill|paracetamol|insulin|medication|medicine|painkill|ibuprofen|morphine|sleeping|aspirin|drug|codeine
  taken|took|swallow|drank|drunk|eaten|ate|necked * tablets|pills|bleach|batter|poison|chemical|antifreeze|detergent|magnet|whole|packet|bottle|paracetamol
  poisoned|poisoning
  suicid
  kill|hang|shoot|drown myself|himself|herself|themsel
  end|ending my|his|her|their life|own
  end|ending it all
  end|ending things
  want|going|rather * die.
  ready|going * to die.
  wish * dead.
  dont|doesnt|not * want * live|alive|anymore|exist|wake
  dont|doesnt|not want * be here
  hurt|harm|cut|cutting * myself|himself|herself|themsel
  self harm
  better off dead|without
  cant go on
  no|any point|reason|purpose * living|live|life|going
  take|took|taking * own life
  jump off|from|front
  anaphyla
  epi pen
  epipen
  allergic * reaction|shock
  allergy|allergic * swell|swollen|throat|breath
  ambulance
  paramedic
  help me help
  999.
  life or|and death
  life threatening
  medical|real|actual|genuine|life|is|its|have|having|got|this|theres|an emergency
  ^ ?help ?its ?an emergency ?help ?now $
  meningitis
  sepsis
  rash * fade|glass|disappear|vanish
  rash * press|go|away * glass
  stiff neck * rash|fever|light|temperature
  electric shock
  drown
  stab * chest|stomach|neck|leg|back|arm|me|him|her|someone|been|with
  been|got|was|has stabbed|shot.
  hit|run|knocked * by|over|down * car|bus|lorry|van|truck
  been|in|had|bad|serious ~ ~ car|motorbike|bike|road accident|crash
  head injury
  hit|banged|bumped|smashed|cracked * head * unconscious|confus|sick|vomit|bleed|not|drowsy|dizzy
  not|isnt|stopped|cant move|moving.
  baby|newborn|infant|toddler|child * floppy|limp|lifeless|blue|unrespons
  waters * broke|gone
  baby is|s coming
  giving birth
  in labour
  pregnan * bleed
  bleed * pregnan
  diabetic * coma|confus|hypo
  hypo.
  going into shock
  no|cant|find|any|weak * pulse
  severe|third|serious|terrible * burn|scald
  heart * racing|pounding * pain|dizzy|faint|breath
`);

/** What cannot wait for an appointment, but threatens no life: 111. */
export const URGENT = compileAll(`
  broke|fractur|snapped * arm|leg|wrist|ankle|bone|hip|finger|nose|rib|collarbone|foot|hand
  arm|leg|wrist|ankle|bone|hip * broke|snapped
  deep|nasty cut|gash|wound
  need * stitches
  dog|dogs|animal|snake * bit|bitten|bite
  mental health crisis|emergency
  poo|pooing|wee|weeing|urine|stool|pee|peeing ~ ~ blood.
  blood in ~ poo|wee|urine|stool|pee
  high|raging|very fever|temperature * baby|newborn|infant|months
  baby|newborn|infant * high|raging|burning * fever|temperature|up
  face * swell|swollen|ballooned * spread|eye|fever|rapid|fast
`);
