import { compileAll, find, matches, read } from "./patterns.ts";
import { plain } from "./words.ts";

/** What threatens life now: 999. */
const LIFE = compileAll(`
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
  vomit|sick ~ ~ blood.
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
  swallowed|drank|ate|eaten|drunk * poison
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
const URGENT = compileAll(`
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

/** What sounds so and is not. */
const IDIOMS = compileAll(`
  emergency appointment|dentist|dental|slot|exit|contact|contracep|filling|number|cover|call|light|plumb|doctor|visit|book|depart|line|service|care|treat|crown|pill|gp|repair|extract|root|route|clinic|hours|hygien
  not|isnt|no|non|nothing|wasnt|arent ?an|a|really|urgent emergenc
  emergencies
  dying to.|for.
  dying of bored|curio|laugh|embarrass|thirst
  heart attack * price|bill|cost|quote|invoice
  nearly|almost|gave|give|giving|practically me|had|have|him|her ?a heart attack
  stroke of ~ luck|genius|midnight
  stroke order|play|count
  stroke rehab|clinic|recover|survivor|awareness|prevent|risk|patients
  is it an emergency if|when|to
  unresponsive staff|website|team|reception|support|people
  pass out my|the|our
  come|coming round ~ till|until|to|for|at|on|tomorrow|today|later|and
  hyaluronic|glycolic|salicylic|lactic|azelaic|tranexamic acid
  chemical peel
  different stroke for
  key|pen|brush stroke
  take|took|taking my|your|his|her|the breath away
  breath of fresh
  dont|do|not|wont hold * breath
  fitting in|me|room|for|us|a|an|appoint
  choked up|off
  killing|kills me.|us.|my|our|time
  better off with.
  chok * price|cost|fees|bill|paperwork
  unconscious bias
  poison ivy
  food poison
  die of boredom|laugh|embarrass
  pass out flyers|leaflets|cards|information
  drowning in calls|paperwork|admin|work|emails|messages|phone|enquir
  blood sweat
  cant move my|the|an|our|his|her ~ appointment|booking|slot|visit|checkup|house|date|time|meeting
  move|moving it|to|house|home|that|an
  phone|battery|system|line|laptop|business|computer ~ dying.
  heart attack covered|insur
  jump from|off topic|starter|growth|plan|point
  dead|death * tooth|line|battery|phone
  bleeding edge|heart|gums|hell|typical
  end this|the|our|my|it call|chat|conversation|contract
  broken arm|leg * chair
  does|do * need stitches
  face * wrinkl
  numb.|numbness * injection|anaesth|filling|dentist
  droop * botox
  botox * droop
  cut myself off|out|a
  moving in|on|back
  come|coming to. my|his|her|our|the|your|you|this|that|work|see|it|an|appointment
  collaps ~ ~ revenue|business|system|diary|booking|calls|roof|chair
  team|staff|system|business|practice|economy ~ collaps
  cant breathe for calls|work|paperwork|admin
  blue badge|door|sign|building|form|card|moon|car|van|shirt|coat|team|tick|light.|lights|room|line|monday|plaque|gate|whale
  of the blue
  feel ?a ?bit ?so blue
  talk|shout|argu|till|until|explain ~ ~ blue in the face
  treat|accept|see ~ people|patients|anyone|those|clients ~ ~ had|have|has|with|after ?a stroke|heart|seizure|epilep ?attack ?attacks
  nearly|almost|practically|virtually ~ ?a stroke|heart|seizure|fit. ?attack when|at|over|with|reading|seeing|opening|because
  nearly|almost|practically ~ ?a stroke|heart ?attack $
  nearly|almost|practically choked|died|collapsed|fainted|passed ?out reading|seeing|laughing
  choked on my tea|coffee|water|biscuit|toast|brew|drink|crisp|sandwich|lunch|cuppa|dinner|breakfast|cake
  who|what|how|where|which|number|if|when * in|case|of ?an|any emergency
  in|of an|any emergency if|when|what|who|or|could|can|would|do|is
  line|phone|battery|system|laptop|business|computer|conversation|plant|practice|trade ?is ?was ?are ?keeps ?slowly dying
  dying out|off|down
  dead good|nice|set|easy|busy|sure|on|keen|simple|straight|funny|slow|quick|pleased|chuffed|cheap|tired|end|ends|centre|leg|ahead
  phones|lines|its|things|batterys ?gone dead
  bleed|haemorrhaging|hemorrhaging phone|machine|thing|robot|obvious|computer|money|cash|revenue|patients.|clients|customers|useless|ridiculous|stupid|enquiries|staff|annoying|radiator|profit
  poisoned|poisoning the|us|everyone|half ~ ~ office|team|lot|atmosphere|relationship|well|chalice ~ ~ ~ ~ chilli|curry|cooking|cake|stew|lasagne|casserole
  poisoned the well|atmosphere|relationship
  poisoned chalice
  overdos on chocolate|coffee|caffeine|cake|telly|sugar|sprouts|turkey|botox|filler|carbs
  drowning in|under booking|voicemail|queries|demand|phonecalls|callbacks|spreadsheets|it|them|here|missed|appointments|no|requests|tasks|forms|debt|enquiries|notes|letters
  had|having|has|have|throw|threw ?a ?right ?absolute fit. about|over|if
  throw|threw ?a ?right fit.
  like ~ ~ hit|run|knocked by|over ~ bus|lorry|train|truck|car
  heart skipped|sank
  heart stopped ~ ~ saw|bill|price|invoice
  burst out|at|pipe|into|with
  heart bursting with
  collapsed|crying|dying ?with|of laugh
  mad|crazy|drives|driving ~ ~ to death
  bored|scared|frightened|tickled|worried|sick to death
  matter of life
  kill two|time|for|the|off|it
  suicid squad|mission
  jump the|to|at|on|in|into
  choking|choked the|up|hazard
  paralys by choice|admin|indecision|paperwork|fear
  stroke my|the|his|her|a cat|dog|ego|beard|horse
  two|four|golf|swimming|breast|front stroke
  scared|terrified|frightened|die|dying|death of dentist|needles|injections|embarrass|boredom|curiosity
  play|film|book|song|show|story|programme|drama|movie ~ ~ about ~ ~ ~ stroke|heart|suicid|overdos|murder|drown|stabb|emergency
`);

/** What happened, and how long ago: it is over. Of what somebody did to themself none is. */
const EVENT =
  "(?:(?:mild |minor |mini |small |massive |big )?(?:heart attacks?|cardiac arrest|strokes?)|seizures?|fits?|collaps\\w+|faint\\w*|blackouts?|anaphyla\\w+|allergic reactions?|chok\\w+|poison\\w*|concussion|blood clots?|haemorrhage|head injury|(?:broke|broken|fractured) (?:my|his|her|a|an|the) \\w+|car (?:crash|accident)|passed out)";
const LONG_AGO =
  "(?:last (?:week|month|year|spring|summer|autumn|winter|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december)|(?:\\w+ ){0,2}(?:weeks?|months?|years?|yrs) (?:ago|back|since)|in (?:19|20)\\d\\d|in (?:january|february|april|june|july|august|september|october|november|december)|when i was|as a (?:child|kid|baby|teenager)|a (?:while|long time) (?:ago|back)|(?:at|over) (?:christmas|easter|new year)|once before|in the past)";
const NOT_NOW =
  "(?<!\\b(?:having|is|im|hes|shes|theyre|keeps|started|been|now|again)(?: (?:a|an|another))? )";
const OVER = [
  new RegExp(`${NOT_NOW}\\b${EVENT}(?: \\w+){0,4}? ${LONG_AGO}\\b`, "g"),
  new RegExp(`\\b${LONG_AGO}(?: \\w+){0,4}? ${NOT_NOW}${EVENT}\\b`, "g"),
  new RegExp(
    `\\b(?:(?:recover(?:ing|ed)|recovery|rehab) (?:\\w+ ){0,2}|survived |history of |died of (?:an? )?|since (?:my|his|her|the) |(?:family|previous) )${EVENT}\\b`,
    "g",
  ),
];

/** Of a thing that has passed, or of somebody else's rules. */
const PAST =
  /\b(?:ago|last (?:year|month|week|summer|winter|spring)|years? back|history of|used to|previously|when i was|in (?:19|20)\d\d|family history|run in the family|recover(?:ed|ing|y))\b/;
const NOW =
  /\b(?:now|again|still (?:having|got|hurts|there|in)|since|today|tonight|just|happening|minutes?|hours?|keeps?|is|im|hes|shes|got|i have|has|cant|wont)\b/;
const ABOUT_HER =
  /\b(?:what (?:happens|would happen|do you do|would you do|does \w+ do|if)|if (?:a|an|one of (?:our|my|the)) (?:patient|caller|client|customer|patients|callers)s?|how (?:do|does|would|will|are|is) \w+ (?:\w+ )?(?:deal|handle|cope|respond|react|know|treat|manage|triage|tell|route)|(?:can|does|will|would|do) (?:it|she|ellaira|you|the \w+|your \w+) (?:\w+ )?(?:recogni|detect|handle|spot|know|deal|tell|understand|escalate|cope|triage|pick up|flag))/;
const SOMEBODY =
  /\b(?:patients?|callers?|someone|somebody|clients?|customers?|people|emergenc(?:y|ies)|calls?|a person|chest pains?)\b/;
const DENIED =
  /\b(?:no|dont (?:think (?:i|we) )?need|dont have(?: any)?|havent got(?: any)?|havent had(?: any)?|without(?: any)?|not having(?: any)?|never had(?: any)?|not (?:got )?any|isnt any|doesnt have(?: any)?)(?: a| an| the)? $/;

/** Asked about her, not for help: what she would do when a patient rings with an emergency. */
export const asksAboutEmergencies = (text: string): boolean =>
  ABOUT_HER.test(text) &&
  SOMEBODY.test(text) &&
  !/\b(?:my|im|i am|ive|our) (?!practice|clinic|patients?|surgery|callers?|clients?)/.test(
    text,
  );

/** The number to call at once, when the words tell of an emergency. */
export function findEmergency(words: string): "999" | "111" | undefined {
  // A whole flood of words is read in pieces: an emergency may come at its end.
  for (let at = 0; at < Math.min(words.length, 6000); at += 800) {
    const number = inPiece(words.slice(at, at + 900));
    if (number) return number;
  }
  return undefined;
}

/** The words without what only sounds like an emergency. */
function withoutIdioms(text: string): string {
  const sentence = read(
    OVER.reduce((rest, over) => rest.replaceAll(over, "_"), text),
  );
  const words = [...sentence.words];
  for (const idiom of IDIOMS)
    for (const { from, to } of find(idiom, sentence)) words.fill("_", from, to);
  return words.join(" ");
}

function inPiece(words: string): "999" | "111" | undefined {
  // A stop between clauses keeps "no" in "no, chest pain" from denying the pain.
  const clauses = words.split(/[,.;!?\n]+(?!\d)/).map(plain);
  const whole = clauses.join(" ");
  if (asksAboutEmergencies(whole)) return undefined;
  if (PAST.test(whole) && !NOW.test(whole.replace(PAST, ""))) return undefined;
  const sentences = [
    ...clauses,
    ...(clauses.length > 1 ? [clauses.join(" / ")] : []),
  ].map((clause) => read(withoutIdioms(clause)));
  for (const sentence of sentences)
    for (const pattern of LIFE)
      for (const { from } of find(pattern, sentence))
        if (!DENIED.test(`${sentence.words.slice(0, from).join(" ")} `))
          return "999";
  return sentences.some((sentence) =>
    URGENT.some((pattern) => matches(pattern, sentence)),
  )
    ? "111"
    : undefined;
}
