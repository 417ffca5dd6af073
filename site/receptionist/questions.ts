import { type Cue, cues } from "./patterns.ts";
import type { Question } from "./reply.ts";

/** What speaks for each question. */
export const questions: Readonly<Record<Question, readonly Cue[]>> = {
  hours: cues(`
    5 knock|clock|finish|pack off|up|work
    5 what|which days|evenings|mornings ~ you|open|there|work
    5 open * emergenc
    5 what|your|the|clinic ~ times $
    5 what|when ~ ~ last|first|latest|earliest ~ appointment|slot
    5 open|shut|close|closing * monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|bank|easter|christmas|today|tomorrow|now|lunch|year|late|early|till|until
    4 work|there|around|in * weekend|saturdays|sundays|bank|christmas
    4 when|what ~ can|could ~ come|visit * open
    4 lunch|christmas|easter * close|open|shut|hours
    3 surgery|clinic|reception|consulting hours|times
    4 open|closing|business|clinic|surgery|working|office|your|normal|christmas|weekend|what|reception hours
    4 opening|closing time
    5 what time * finish|start|until|till
    4 what|when|how * open|close|shut|closing
    4 are|you|is|clinic|they|do|does|stay|still|surgery|place * open|close|shut
    3 open * weekend|saturday|sunday|bank|today|tomorrow|late|evening|christmas|monday|lunch|early|till|until|on
    3 bank holiday
    2 open|closed $
    3 hours $
    5 anyone|anybody|someone ~ there * saturday|sunday|weekend|morning|afternoon|evening|lunch
    3 late night|evening opening|clinic|surgery
    3 do you * sundays|saturdays|weekends|evenings|lates`),
  location: cues(`
    7 how ~ i|we|you get ~ to you|there|the
    6 next|opposite|beside|behind|near|across|round ~ ~ to|from|door|you|your|the|hospital|station|tesco|church
    6 is|am ~ ~ ~ ~ next door|to
    5 what|which floor|end|side
    4 blue badge
    5 are|is you|clinic|it|the ~ in|near|close|by|around|off|next|opposite|based|situated
    5 what|which ~ street|town|city|road|area|county|building|floor
    4 where exactly|abouts|is|are
    4 nav.|satnav
    4 map.|maps.
    4 what is ~ nearest|closest
    4 leave|put my|the car
    4 on foot
    4 come|drive|walk|travel|cycle|get ~ by|from bus|car|train|tube|foot|bike|station
    4 where * you|clinic|surgery|based|located|find|park|situated|is|practice|come|go
    4 address
    5 car park
    4 postcode
    4 park * car|near|where|there|you|available|free|outside|space|site
    4 parking
    3 where|can|could * park
    4 direction
    4 get|getting ~ there|to you
    4 which|what ~ bus|train|tram|tube
    3 how * find|get|reach * you|clinic|there|to
    3 near|bus|train|tube|by|from|closest ~ bus|train|tube|tram|station|motorway|stop
    3 how ~ far
    3 wheelchair|step|disabled|lift. * access|free|parking
    3 how far
    3 locat
    3 near to|me|you|station|the
    3 map
    3 which|what town|city|street|road|area|part
    3 street.`),
  "clinic-services": cues(`
    6 can|could i|we|you ~ ~ ~ done there|here|with
    6 is|are|whether ~ ~ something|anything|things ~ you do|offer|provide|cover
    5 treat people|patients|anyone
    5 something you do|offer
    8 procedure
    8 can|do|does|could you|they|clinic remove|fix|straighten|whiten|test|screen|immunise|vaccinate
    5 are|is there ~ gps|gp|doctors|dentists|nurses|physios|specialists|hygienist ~ there
    5 only dental|dentist|gp|skin|doctors
    5 also do|offer
    4 what * things|conditions|problems|services * do|offer|treat|provide|see
    4 do you see|take ~ ~ kids|children|adults|nhs|babies|families|new
    4 what|which|kind|type|sort|list|range * treatment|services|procedures|therapies
    4 do|can|could|does|is|are * you|clinic|they|offer|provide|do|there * botox|filler|whitening|implant|smear|vaccin|physio|braces|invisalign|laser|facial|blood|children|kids|jabs|veneer|root|nhs|private|microneedl|hygien|peel|massage|podiat|chiropract|travel|contracep|gp|dentist|dermatolog|cosmetic|dental|skin|mole|mri|xray|extraction|crown|denture|bridges|counsell|aesthetic|orthodont|ear|acupunc|sedation|prescriptions|flu|lip|hair|tattoo|minor|therapy|screening|sti|fertility|coil|menopause|nails|hijama|osteopath|dermal|profhilo|hydrafacial|waxing
    4 do|can|does ~ you|clinic|they * offer|provide|specialis|treat|perform|carry
    6 ^ ?so ?and what ~ do|does you|clinic|they offer|provide|do ?there ?at ?the ?your ?clinic $
    4 what * get|have done
    3 what do you do at|in|there
    4 treatment
    2 services
    4 got|have|is|are|any * dentist|gp|doctor|nurse|hygienist|physio|dermatologist|specialist * there|clinic|on|work
    4 female|lady|male|woman|women doctor|gp|dentist|nurse
    4 do|have|got you|they * dentist|gp|doctor|nurse|hygienist|physio|dermatologist|specialist|chiropodist
    3 nhs.|private
    3 what|which * doctors|dentists|clinicians|specialists|practitioners
    3 see|treat|accept|take * children|kids|nhs|new patients`),
  "setup-time": cues(`
    7 when|how ~ would|will|could|can|does|do ~ it|she|you|ellaira|we|this|be ~ answering|taking|live|working|running|ready|picking
    6 be|start|begin answering|taking|picking ~ my|our|the phones|calls
    6 before|until|till ~ ~ live|running|answering|ready
    6 said yes|today * when|how
    8 48|forty|48hour eight|hour
    5 onboard|turnaround|timeline|timescale|timeframe|lead
    6 how|when|what ~ ~ quick|soon|fast|long|early|time * live|launch|use|start|ready|installed|running|going|answering|signing|working
    5 after|from|once sign|yes|ordering
    5 start|begin using|answering
    5 involved|required|need ~ ~ setting|set|setup|started|install
    5 yes to live
    5 what * you|need ~ from us ~ set|start|begin
    5 how|long|quick|soon|fast|time|when|take|days|weeks * set|setup|install|implement|onboard|live|running|integrat|started|deploy|rolled|going
    4 how long|quick|soon|fast|many * use|start|going|up|get|have|ready|working
    4 set up
    4 setup
    4 setting up|it|this
    4 go|going|be|went live
    4 up and running
    4 implement
    4 install
    3 deploy
    4 how|when * start|begin * using|work
    3 how long * take
    3 lead time
    3 how soon|fast|quick
    4 switch * over|on|across
    3 roll out
    3 get|getting|be * started|running|ready|going * how|quick|time|long`),
  plans: cues(`
    6 in|on|with|of|the|for|between|does|is growth|starter|elite
    6 growth|starter|elite plan|package|tier|have|has|include|come|or|and|versus|vs
    4 priority support
    5 what|which ~ ~ plan|package|tier|level * crm|follow|analytics|branding|support|manager|include|have|best
    5 basic|top|cheapest|middle|biggest|full plan|package|tier|version|option
    6 plan.|plans.
    6 package
    6 tier.|tiers.
    4 starter
    4 growth
    4 elite
    3 subscri
    3 what|which * includ|get|comes|part|cover|inside|features
    3 includ|comes * in|with
    3 feature
    3 differen * between|from|versus
    3 compar
    3 option * clinic|offer|available
    3 upgrad
    2 analytics|dashboard|branding|account
    4 custom voice|branding|workflow|integrat
    3 bundle
    3 levels
    2 what do|would we|i|you|clinics get`),
  price: cues(`
    12 how much is|are|does|do|would|will|per|to|it|this|ellaira|you|for
    6 is|are it|this|they|ellaira|she|that ~ free ?or ?then ?of ?charge $
    6 what|how ~ money
    6 hidden
    5 subscription fee|price|cost
    5 looking at * month|cost|money|year
    6 value|cheaper|pricey
    6 is|too|how|rather|very|quite|pretty|bit|that|bloody dear $
    5 pay|paying ~ for|upfront|per|month|a
    5 invoice|billing|billed|bill.
    5 how much * cost|is|does|are|charge|pay|per|month|for|do|would|it|starter|growth|elite|plan|this|that|will|set|be
    12 price|pricing
    12 cost
    5 what the damage
    6 set us|me|you back
    4 expens
    4 cheap
    12 fee|fees
    5 charge|charging
    3 per month|year|minute|call|seat|site|user
    3 a|each month|year|minute
    3 monthly|annual|yearly
    4 rate.|rates.
    3 budget
    4 afford
    3 pay|paying|paid|payment
    3 pound|quid|£
    4 ballpark|discount|tariff
    3 vat.
    3 contract * long|length|minimum|term|tie|tied|notice
    3 minimum term|contract`),
  languages: cues(`
    7 espanol|francais|deutsch|polsku|habla|parlez|sprech|italiano|cymraeg
    7 first|second|foreign|other|native|different|mother language|tongue
    5 speakers
    6 language
    5 speak|understand|talk|answer|do|does|know|handle|cope * polish|urdu|punjabi|welsh|french|spanish|german|arabic|hindi|bengali|romanian|italian|portuguese|chinese|mandarin|cantonese|turkish|gujarati|somali|russian|ukrainian|english|tamil|persian|farsi|greek|dutch|irish|gaelic|bulgarian|lithuanian|pashto|kurdish|vietnamese
    5 polish|urdu|punjabi|welsh|french|spanish|german|arabic|hindi|bengali|romanian|italian|portuguese|mandarin|cantonese|turkish|gujarati|somali|russian|ukrainian|lithuanian
    4 bilingual
    4 multilingual
    4 multi lingual
    4 accent
    4 translat
    4 interpret
    4 dont|doesnt|not|isnt|non|cant|limited * english
    3 english`),
  crm: cues(`
    7 crms
    6 push|send|put|add|go|sync|update * contact|leads|customer|details|record * into|to|in crm|database|hubspot|system
    14 crm
    14 salesforce|hubspot|zoho|pipedrive|dynamics|gohighlevel|highlevel|keap|monday.com
    5 customer|client|patient|contact relationship|database|records|management
    4 contacts * sync|update
    4 lead|contact manag`),
  diary: cues(`
    8 our|your|online|existing|current|appointment|booking|practice|management|clinic ~ booking|appointment|management|scheduling|rota system|software|platform|tool
    5 straight|directly|automatically into|in
    5 go|come|get|gets|write|put|appear|land|goes into|in ~ our|the|my diary|calendar|system|software|book
    6 access to|into|our * system|diary|calendar
    6 sync|connect|link|hook|integrate|talk|plug * diary|calendar|system|software|google|outlook
    5 in real time
    4 what|which systems|software
    5 our|your|my|existing|clinic|the|own|current|with|into|to|patients|google|outlook|electronic|online|paper * diary|diaries|calendar|booking system|software|platform|tool
    4 diary
    4 calendar
    5 dentally|cliniko|pabau|systm|emis|soe|semble|heydoc|phorest|fresha|carestack|meddbase|jane.|timely|acuity|calendly|aerona|dentrix|pearl|exact.|zenoti|treatwell|setmore|practicepal|accurx|r4
    4 book|appointment|practice|clinic|management|scheduling|patient|it. system|software|platform|management
    4 integrat|connect|sync|link|plug|hook|talk|work|tie|compat|interface|run|sit * with|to|into|our|alongside * system|software|calendar|diary|pms|booking|platform|outlook|google|existing|setup
    4 integrat
    3 sync
    4 compatib
    4 pms.
    6 keep|existing|current|same|own|our * phone|telephone|number|landline|line * system|number|phone
    4 see|know|check * free|gaps|availability|available|slots * diary|calendar|clinic
    7 double book
    5 know|see|tell|check * when|what|if * free|available|busy|gaps
    5 appointment book
    3 api.`),
  "follow-ups": cues(`
    8 follow ?up|ups|through
    6 do|does|can|will ~ chase|nudge|pester|recontact|reengage
    6 reactivate|reactivating|reengage|nurture|nurturing|remarketing
    6 old|past|inactive|dormant|lapsed|previous|former|existing|cold patients|clients|customers|enquiries|leads
    6 enquir|quote|lead * quiet|cold|forgotten|chase|followed|book|back|convert
    5 rang|rung|called|hung * off|up|back|again
    5 recall|campaigns
    5 outgoing|outbound call
    7 follow ?them ?us ?patients ?leads ?on up|ups
    5 followup
    5 chase|chasing * lead|enquir|patient|up|people|them|quotes
    4 chase|chasing
    4 lead.|leads.
    4 go|going|gone cold
    4 recall
    4 outbound
    11 call|ring|contact|text|phone patient|people|enquir|leads|customers|caller * back
    6 call|ring|contact|text|message|get|phone ~ patient|people|enquir|them|lead|customers|caller * back|after|didnt|later
    4 lapsed
    3 campaign
    4 enquir * forgotten|lost|cold|back|never|book|dont
    3 remarket|win * back
    3 after|interested * enquir`),
  "no-shows": cues(`
    9 noshow
    6 turn up|in ~ ~ appointment
    6 they|patients|people|clients|who ~ dont|doesnt|never|forget|forgot ~ ~ turn|show|come|appointment
    6 no shows|showing
    6 dont|doesnt|not|didnt|never|fail|without|wont|stop|prevent|reduce|cut ~ ~ show|turn|attend|missing
    6 reminding
    5 day before
    5 text|sms|message|email * reminder|confirm|before
    6 no show
    6 noshow
    5 dont|doesnt|not|didnt|never|fail|forget|without|wont * turn|show|come|attend
    6 patients|people|clients * miss|forget|dna|late|fail|attend
    6 missed appointment|slot|visit
    5 lot|lots|many|patients|people|they|rate * miss|forgotten|forget * appointment|slot|visit
    5 dna.|dnas
    5 reminder
    4 remind
    4 empty|wasted chair|slot|appointment|gaps
    4 confirm * text|sms|message|patients|appointments
    4 last minute
    3 turn|show up
    3 non attend`),
  retention: cues(`
    8 data|record|call|transcript|audio|information ~ ~ removed|wiped|erased|gone|expire|archived|purged
    6 when|after|how * removed|wiped|erased|delete|gone|purged
    6 keep|store|hold|save ~ ~ calls|recordings|transcripts|data|audio|everything * forever|long|indefinitely|shorter|for
    6 kept|stored|held longer|shorter|forever|indefinitely
    5 forever|indefinitely
    6 how long|many * keep|kept|stor|hold|held|retain|sav|hang|stay|have|last * record|data|call|transcript|it|information|audio|details|them|things|our|what
    5 how long * keep|kept|store|hold|held|retain|saved|hang
    6 retention
    6 retain
    5 delet|erase|wipe|destroy|purge|remov * record|data|call|transcript|audio|after|automatic|information|our|details|them|everything
    5 record|data|call|transcript|audio|they|information|details * delet|erase|wipe|destroy|purg|kept|keep|expire
    4 keep|store|storing|hold|kept|archive * record|call|transcript|audio
    4 when|how * delet|erase|wipe
    4 delete
    3 what happen * recordings|data|transcripts`),
  breach: cues(`
    9 breach
    6 if|when ~ ~ get|got|gets hacked|breached|attacked|stolen
    6 hacked|hacker|hacks|phish
    6 leaked|leaks
    6 get|gets|got|fall|end * wrong hands
    6 security incident|breach|event
    6 lose|lost|steal|stolen ~ ~ data|laptop|details|records
    11 breach
    5 leak
    5 hack
    5 stole|steal
    6 incident
    4 compromis
    5 lose|lost|losing|loss * data|information|records|patient|recordings
    5 cyber attack
    5 cyberattack|ransomware|malware
    4 data|records|information|recordings * loss|exposed|wrong|out|got|hands
    4 tell|notify|inform|report|told * us|ico|me|patient * if|when|go|goes * wrong|data
    4 something|anything|goes|went * wrong * data`),
  hosting: cues(`
    8 sent|send|goes|transfer|passed|exported|shipped|leave|go ~ ~ america|abroad|overseas|eu|europe|us|states|china|india|outside|elsewhere|ireland|usa
    8 data|server|recordings|storage location|residency|centre|sovereignty|jurisdiction
    7 location|country ~ ~ data|recordings|server
    6 america|offshore|abroad ~ server|company|cloud|data
    7 where|which|what * data|information|recordings|records|it ~ go|live|sit|sits|goes|processed|located|based|held
    7 outside|leave|left|in|within the uk|country|eu|us|eea|states
    6 this country
    7 cloud
    6 uk|british based|hosted|servers|data|hosting|only
    6 host
    8 where * data|record|information|servers|transcript|calls|details|everything|audio|kept|held|hosted|saved|store|keep|hold|processed
    6 data cent
    5 server
    5 data|recordings|information|stored|records|calls|stay|kept|leave|held|everything * uk|country|britain|england|abroad|overseas|america|europe|eu|usa|states|offshore|outside|london
    5 leave * uk|country
    4 overseas|abroad|offshore
    4 aws|azure|cloud
    4 sovereign|residency
    3 uk based|stored|data|only|servers|hosted
    4 which|what country
    4 store|kept|held * in`),
  gdpr: cues(`
    9 can|could|how ~ i|we|patients ~ delete|erase|access|download|correct ~ my|our|their ~ data|details|information
    9 patient|someone|people|caller ~ ask|asks|want|request|demand ~ ~ ~ delete|erase|copy|see|access|remove
    8 ask|asks|request|wants|right|can * data|details|information|recording ~ ~ deleted|erased|removed|forgotten
    7 right to
    6 consent|permission|opt
    6 confidential|privacy|private
    6 compliant|compliance|comply
    6 ico|gdpr|pecr|dpia|dpa
    5 against ~ law
    6 data protection
    5 controller|processor|basis
    6 special category
    5 share|sell|give|pass ~ ~ data|information|details ~ ~ with|to|on|third|anyone
    6 third parties|party
    6 gdpr
    6 dpa.|dpia|pecr|ico.
    6 data protection|processing|processor|controller|privacy
    6 subject access|right
    7 lawful|unlawful
    7 legal
    5 law|laws
    4 complian
    4 comply|complies
    4 consent
    5 controller|processor
    5 article
    5 impact assessment
    5 special category
    5 right to be
    5 handle|handling|treat|process|look * patient|personal|health|our|sensitive ~ data|information
    4 cookie
    4 do|does * sell|share * data|information
    5 confidential
    4 regulation
    5 dspt|dtac
    4 marketing call|emails
    4 allowed * ai|record`),
  cqc: cues(`
    12 cqc
    12 care quality
    7 c q c
    12 regulation seventeen|17
    5 inspect
    5 regulator
    5 governance
    5 audit
    4 healthcare improvement|inspectorate
    3 evidence * call|record|inspection`),
  security: cues(`
    8 encrypt
    7 listen|access|see|hear|view|read|look ~ ~ ~ calls|recordings|conversations|transcripts|patient|data|records|details
    7 factor|authentic|password|firewall|vulnerab|pentest|penetration|iso27001|soc2
    7 security
    7 secure.|secured
    6 safe|protected ~ ~ data|information|details|records
    6 data|information|details|records|recordings|calls ~ ~ safe|protected|secure
    6 keep|kept ~ ~ safe|secure
    5 certificat|certified|accredited
    5 secur
    5 encrypt
    6 iso.|iso27001
    6 27001
    6 soc2|soc
    10 hipaa|hippa
    5 aes|tls
    5 pen|penetration test
    5 two factor|step
    5 mfa|2fa
    5 access control
    5 who * see|access|listen|hear|read|look * call|record|data|transcript|patient|conversation|them
    5 cyber essentials
    4 certif
    8 how|do|what * protect|safeguard|secure|guard * record|data|call|information|patient
    4 ^ ?but ?and is|are ?it ?this ?they ?you ?all ?completely safe $
    4 safe * data|information|records|details|recordings|patient|calls|keep|our
    4 data|information|records|details|recordings|it|is * safe|protect
    4 protect * data|information|patient|records|calls|our|us|you
    4 password|login
    4 how safe
    3 accredit
    4 hackers`),
  who: cues(`
    9 real|actual|proper ~ lass|girl|woman|lad|bloke|man|gal|fella|chap ?or
    9 one|some|kind of|sort ~ ~ bots|computer|robot|machine|bot
    9 a|an|proper|real|actual person|human|woman|man|lady|girl|lass or a|an|one|some
    9 call you $
    8 what|who ~ are you ?then ?exactly ?anyway $
    9 recorded|automated|prerecorded message|voice|system|line
    12 is there ~ ~ person|human|someone|real ~ behind|line|end
    7 you|this ~ bot|robot|chatbot|machine|computer|program|software|human|person ~ ~ $
    7 have|got|has you|a ~ name
    8 who|whos ~ ~ on|at|this|there|end|line
    6 introduce
    6 am i ~ ~ talking|speaking ~ ~ robot|machine|computer|person|human|ai
    6 who|what|whos are|is|am you|this|i|ellaira|that ?exactly ?then ?anyway ?speaking ?talking ?to $
    5 who|what|whos * i|am|is|are|this|you * speaking|talking|dealing|chatting * to|with
    6 are|is|am|you|this|youre|its|that ~ robot|bot|chatbot|computer|machine|ai|human|alive|chatgpt|gpt|recording.|automated|sentient|artificial|voicemail|siri|alexa|answerphone|android ?or ?a ?person ?human ?then ?real ?or ?not ?thing ?something $
    5 are|you|youre|talking|speaking|is|this ~ a|an|to|with|like|some ~ robot|bot|chatbot|computer|machine|ai|human|recording.|answering|answerphone|program
    6 are|is|am|you|youre|this|speaking|talking ~ real|actual|live|proper|genuine person|human|receptionist|lady|woman|people|someone|voice
    8 are you ~ real|human ?or ?not ?then $
    12 am|are|is i|you|this|that ~ talking|speaking|a|an|to ~ ~ human|robot|machine|computer|person|receptionist|bot
    6 your|you * name|called
    5 what|who|whos ?is ellaira
    5 who * made|built|created|owns|developed|makes|designed|behind|runs|invented|programmed
    5 tell * about * yourself|ellaira|you.
    4 about|introduce|describe yourself|ellaira
    4 whos|who this|there|that|speaking|calling
    4 chatgpt|openai|gpt
    5 what ~ ellaira ~ do|does|is|for
    5 what * do|does ellaira
    4 how does|do ellaira|you|this|the * work|sound|talk
    3 company * do|about|behind
    4 what kind|sort|type * ai|robot|company|assistant|model|technology
    3 robot|machine
    3 what|which company|model|technology
    4 how old * you
    4 do you sleep|have feel`),
  real: cues(`
    7 use|using|need|want|doing ~ ~ my ~ number|name|details|phone
    7 what * doing|do|does|happen * with my|this|what|the ~ ~ data|voice|number|details|name|said|information|recording
    7 anyone|anybody|someone|somebody|people|they|human ~ listen|hear|watching
    7 ^ ?so are|is you|it|this|anyone|the ~ listen
    12 is|was|are|so|its this|it|that|all ~ ~ demo|test|pretend|fake|simulation
    7 nothing|isnt ~ ~ actually|real
    7 really|actually|truly ~ ~ book|appointment|diary|happening|go|exist|down|in
    7 my|me|this|our ~ ~ number|conversation|details|chat|voice|name|information ~ ~ stored|saved|kept|recorded|remembered|safe
    7 save|saving|keep|record|store|storing ~ ~ this|my|what|me ~ ~ conversation|call|number|details|name|said|say|chat|voice|down
    7 remember me|this|my
    6 need|have|supposed|meant|should|expect|going i|to ~ ~ turn|actually|really|show|go ~ up|go|come|there|anywhere
    6 recording of this
    6 is|was|will|are|would|its|this|that|have|has|am|if|so|did|do * real|genuine|actual|proper|live|truly ~ book|appointment|clinic|place|diary
    6 is|are|was|this|that|clinic|appointment|booking|it|willow ~ ~ real|genuine|fake ?or ?not ?then $
    5 ^ ?so ?wait ?is ?are this|it|that ?all ?only ?a ?for real.|demo|test|pretend|fake|genuine|live|actual
    5 is|was * this|it|that|booking|appointment|clinic * real|genuine|fake|pretend|demo|test|simulat|hypothetical|made up
    4 did|have|has|does|will|do * you|i|it|this|that|we|actually * really|actually * book|happen|do
    5 for real
    5 really|actually|genuinely book|happen|exist|go|there
    4 real booking|appointment|clinic|one|thing
    6 are|is|do|does|am|being|you|it|we|my|this|i * record ?me ?this ?the ?call ?conversation ?us ?now ?all ?it $
    5 record ~ me|this|conversation|voice
    5 record|listening|saving|storing|taping me|this|us|to|what|my|in
    6 is|are|do|does|will|anything|what|where * kept|store|save|keep|remember|sent|send|share * i|say|said|this|anything|conversation|me|my|voice|name|type|chat
    6 where|what * i say|said|type|tell * go|goes|happen|stored|kept
    5 is|are anything|it|this|any|my * saved|stored|kept|recorded|remembered
    5 what|where * happen|go|goes * what|to|with|my * say|said|voice|details|number|name|words|type
    4 anything|any of this|it|what * stored|saved|recorded|kept|real
    4 pretend|fake|hoax|simulation
    4 should|can|will|do|expect * i turn|come|actually|expect * up|in|text|call|confirmation
    4 only a demo|test
    4 willow * real|exist
    4 microphone`),
  guarantee: cues(`
    7 if ~ ~ no good|use|better
    8 get|bring|mean|make|have ~ more booking|appointments|patients|business
    7 pay|pays for itself
    6 worked|working|works for other|clinics|practice|anyone
    8 try ~ before
    8 trial
    9 guarantee
    6 saying|say|think|feel about it|ellaira|you|her|this
    6 in it for
    6 promise|assure
    6 resolve|resolution|success
    6 expect|see|get|got|had ~ ~ results|return|improvement|increase|difference|benefit
    6 track record
    6 other|many|which|who|how clinics|practice|customers|clients * use|using|have|got|with
    6 evidence|proof that|it|of
    6 more|extra|additional booking|patients|revenue|appointments|business|income
    5 not|isnt|arent|dont ~ happy|satisfied|pleased|work|like
    5 how do|can i|we know * work
    6 testimonials|reviews|references|case|figures|statistics
    9 guarantee
    7 roi
    6 return on|of investment
    5 trial
    8 money back
    6 how much|many ~ revenue|booking|income|money|calls|extra|more * bring|make|get|generate|earn
    5 refund
    5 what|any|your|see|sort|kind|show|get|have|deliver * result|evidence|proof|statistic|stats|figures|numbers|success
    5 how many * clinic|customer|practice|client|more|extra
    4 satisf
    4 increas|boost|grow|more|extra|improve * booking|revenue|income|appointment|sales|turnover|business|profit
    5 prove|proof|statistic|stats|figures
    5 testimonial|review|reference
    4 worth it|the
    4 does|do|will|what|if ~ it|this|she ~ work|happy|help ?out ?for ?us ?me ?out ?as ?well ?with ?it $
    4 pay for itself
    4 what if * doesnt|not|isnt|dont * work|happy|like|good|suit
    4 results
    4 who else|uses|are|your * use|uses|using|customers|clients
    4 benefit
    4 why should|would * use|we|i|buy|choose
    4 how good|accurate|reliable|well|effective
    4 risk|cancel anytime|free
    3 success|accura|reliab
    3 save * money|time|us
    4 how|what * many|percent|proportion|share * calls|queries|questions|booking`),
  support: cues(`
    6 helpline
    6 named|dedicated|own|single person|contact|manager
    8 hours ~ support|help
    8 who ~ ~ get|hold|ring|call|contact ~ ~ ~ ~ ~ if|when|emergency
    6 system|it|she|line goes|went|is|falls down|wrong|over|off
    6 answer|take|pick|cover|handle|available|work ~ ~ ~ overnight|night|weekend|lunch|evenings|hours|24|clock|closed|once|day|christmas
    6 overnight
    6 really 24
    6 how many * calls * once|time|simultaneous|take|handle|same
    6 someone|anyone|anybody ~ help|assist|train ~ us|staff|team|if|with
    6 teach|train ~ ~ staff|team|receptionist|us
    6 stop|goes|went|breaks|fails|crashes working|down|wrong
    6 engaged|several|multiple call|tone
    6 outage|downtime|uptime|offline
    5 support
    6 what|technical|customer|ongoing|live|your|get|offer|phone|any|of support
    6 help desk
    6 helpdesk
    9 account manager
    5 who * help|call|ring|contact|phone|turn|support|speak|looks * if|when|problem|wrong|stuck|issue|us|break|down|trouble
    5 if|when|something|anything|it * goes|break|stops|crashes|down|fails|wrong|faulty|problem|working
    5 technical
    4 problem|issue|trouble|fault|bug.
    4 train * staff|team|us|you|give
    4 training
    5 uptime|downtime|outage|sla.
    4 maint
    4 help * staff|us|after|team * setup|launch|live|stuck
    4 after|out|outside * hours|sales
    4 twenty four|24 seven|7|hour
    4 24/7
    4 at|during|through|over|in|on * night|weekends|lunch|christmas|evenings|bank * calls|answer|phones|ring|pick
    4 answer|pick|take|handle|cover * calls|phone|up * night|weekend|evening|hours|closed|christmas|lunch|once|same|time|several
    4 how many * calls|callers|at
    4 calls * once|time|simultan
    3 aftercare`),
  contact: cues(`
    7 contact|phone|email|telephone|mobile number|details|address
    6 send|write|drop ~ ~ email|letter|line|message
    6 what|which number ~ ~ ring|call|phone|dial
    6 reach|get|contact|hold ~ ~ ellaira|you|company|team|office
    6 in touch
    5 speak|talk ~ to your|ellaira company|office
    6 your|ellairas|the|company|an|a * phone|telephone|contact|email|mail number|address|details|line
    5 what|give|have|got|need|is|want|find|get * your|a|the * number|email|phone
    6 how|where|way|can|could|best|do * contact|reach|get|email|ring|phone|write|call * you|touch|hold|ellaira|team|company|office
    5 email
    4 contact ellaira|you|details|information|us
    4 phone|ring|call you|ellaira
    4 website|linkedin|instagram|facebook|twitter
    4 number|phone * reach|call|ring * you|on`),
};
