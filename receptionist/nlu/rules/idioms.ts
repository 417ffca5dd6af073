import { compileAll } from "../patterns.ts";

/** What sounds like an emergency and is none. */
export const IDIOMS = compileAll(`
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
