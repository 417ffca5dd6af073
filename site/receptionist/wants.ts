import { type Cue, cues } from "./patterns.ts";
import type { Intent } from "./reply.ts";

/** What speaks for each thing that a caller may want, besides a question. */
export const wants: Readonly<Partial<Record<Intent, readonly Cue[]>>> = {
  unknown: cues(`
    12 train|tickets|coach ~ to|for
    12 getting married|divorced|engaged
    12 ^ ?im ?only testing $
    12 butcher|parcel|courier|ghosts|aliens|birthday|party|keys|sunglasses|traffic|m62|bins
    12 what ~ day|date|year is it ?today $
    12 hear that noise|racket|dog|music
    10 tell|told ~ ~ ill be late
    10 ^ ?sorry ?oh ?i ?have ?got ?the ?think ?ive wrong number|person|house ?sorry $
    14 weather|rain|snow|sunny|forecast|football|cricket|rugby|footie|match.|pizza|takeaway|chips|kebab|curry|burger|pint|beer|wine|pub.|pubs|restaurant|cafe|flight|taxi|uber|hotel|cinema|film.|movie|telly|netflix|song.|songs|joke|riddle|poem|recipe|cook|turkey|homework|horoscope|lottery|lotto|alexa|siri|spotify|radio|playlist|brexit|trump|parliament|politic|romans|goldfish|hamster|kitten|puppy|kettle|marmite|marmalade|biscuits|milk.|strictly|coronation|eastenders|arsenal|everton|liverpool|chelsea|bitcoin|stocks|petrol|boiler|plumber
    14 capital|king|queen|president|population of
    14 prime minister
    14 table for two|three|four|2|3|4|a|tonight
    14 who ~ won|wins|winning|scored
    14 meaning|speed|age of life|light|universe
    14 marry|kiss|love|hate me.|you $
    14 ^ i love|hate|fancy|like you|it|this|them ?so ?too ?very ?much $
    10 you|your ~ ~ useless|stupid|thick|rubbish|idiot|daft|waste|muppet|prat|annoying|hopeless $
    10 get lost|stuffed|bent|knotted|real
    10 shut up|it
    14 sing|play|read ~ me|us|some|a song|music|story|tune|radio
    14 set|start ~ timer|alarm
    14 flip|toss ~ coin
    14 tell ~ ~ ~ joke|story|poem|riddle
    12 your favourite|fav
    12 are you single|married|hungry|cold|drunk|happy|bored
    12 testing testing
    10 talking|speaking|shouting to|at ~ dog|cat|kids|wife|husband|him|her|someone
    8 do you like|enjoy|prefer|watch|eat|drink
    8 dying to get|see|know|go
    8 to die for
    8 nearly|almost killed|gave|had me.|a
    8 snores|snoring|barking|meowing|purring
    8 i ~ on the bus|train|tram|toilet|loo
    8 order ~ ~ pizza|food|dinner|groceries
    8 broken down
    8 stroke order|play
    8 what is|do|are two|five|three|seven|2|3|5|plus|times
    8 favourite|colour
    12 how old|tall|high|deep|heavy|big is|are ?you ?the
    8 murder a.
    8 run out of
    8 hovercraft`),
  book: cues(`
    6 look ~ at my|his|her|our|this|the
    7 want|need|like|hoping ~ ~ get|getting|have|having ~ ~ done|syringed|whitened|cleaned|checked|looked|seen|fixed|removed|out
    6 when can|could ~ you ~ do|fit|take|see
    6 about time ~ ~ had
    5 smear|blood|flu|hearing|eye test|jab
    8 ring|call|phone|phoning ~ to|for|about ~ ~ appointment
    7 need|want|like ~ dentist|doctor|gp|nurse|hygien|someone|somebody ~ to ~ look|see|check|examine
    6 seeing|seen to
    5 what|which time|slots|days|appointments ~ have|do|are|got|available|free|else
    4 what ~ ~ free|available
    4 book ~ ~ monday|tuesday|wednesday|thursday|friday|saturday|today|tomorrow|next
    3 next week|month some
    3 an appointment
    3 see|speak|visit ~ ~ about my|a|his|her
    3 get|getting|have|having * done|looked|seen|checked|fixed|sorted|removed
    3 available * monday|tuesday|wednesday|thursday|friday|saturday|tomorrow|today|week
    3 when can|could i|we|you come|see|get|be
    2 need|want|like * to be seen
    2 come|coming in
    4 book|schedule|arrange|sort|make|set * appointment|slot|visit|consultation|checkup|session
    3 book me|in|a.|an|the|another|for|my|our|us
    4 ^ ?i ?want|need|like ?to ?a book|appointment
    4 want|need|like|love|after|looking|hoping|require|get|have|make|request|find|wondering|possible|chance * appointment|booking|checkup|consultation
    3 ^ ?can|could|may ?i|we ?have|get appointment
    2 appointment
    3 see|seen * doctor|dentist|gp.|nurse|hygien|therap|someone|somebody|dr.|practitioner|specialist|dermatolog|clinician|physio
    2 want|need|like|love|hoping * come|pop|drop in|see|round
    3 come|pop|squeeze|fit|slot|get|put|pencil me|us|him|her|my * in|down
    3 fit|squeeze|slot|pencil me|us|in
    3 be|get|getting seen
    3 any|anything|have|got|get|what|next|first|soonest|earliest * slot|availab|opening.|gap|gaps|vacanc|space
    3 anything|something|space|room * available|free|going|open|on|for|tomorrow|this|next|soon
    3 have|got|any * free|available
    3 when|what|which|how * see|fit|next|soonest|earliest|first * me|available|appointment|free|slot|get|come|soon
    2 soonest|earliest|first|next available|possible|slot|appointment
    4 check up|checkup
    3 need|want|like|book|have|due|overdue|get|had|after|looking * filling|crown|clean|scale|whitening|hygien|botox|filler|facial|peel|smear|blood|jab|vaccin|consultation|checked|examin|review|treatment|extraction|physio|root|veneer|denture|braces|sore|tooth|mole|skin|follow
    3 lost|broke|chipped|cracked|wobbly|loose|fallen * tooth|filling|crown|veneer|denture|brace
    2 tooth|filling|crown * fell|fallen|come|came|broke|chipped|lost|loose|cracked|hurts|killing
    2 toothache
    3 reserve
    3 put me down
    4 register|new|join ~ patient|register
    4 can|could|may|possible|able|wondering * i|we|he|she|they|me|my * come|pop|drop|get|be|popping|coming * in|round|over|seen|down|along
    3 is|anything|something earlier|sooner|later
    2 can|could i|we come|see|get
    2 booking
    2 emergency appointment|slot|dentist|dental
    3 follow up appointment`),
  move: cues(`
    5 brought|bring|put|push|moving|move ~ forward|back|off
    4 need|want|like|to ~ move|moving|changing|rescheduling $
    5 need moving|changing|rescheduling|shifting
    4 move|switch|shift|swap|change me|us|it|mine ~ ~ to|from|for
    5 booked * but * better|rather|prefer|instead|need|want
    5 supposed|meant|due * come|see|be * but|cant
    4 earlier|later|sooner than
    5 rebook
    5 re book
    5 cant|wont|couldnt|not|unable|longer * do|make|manage|come * monday|tuesday|wednesday|thursday|friday|saturday|tomorrow|today * can|could|is|do|another|different|instead
    5 booked|booking|appointment|in * but * need|want|prefer|like|rather|can
    4 instead of
    4 rather|prefer * than|instead
    3 running late
    4 later|earlier|sooner time|date|day|slot|one
    3 new|fresh time|date|day
    5 too early|late|soon * appointment|move|change|another|later|earlier
    5 resched
    5 re schedul|arrang
    5 rearrang
    4 move|moving|chang|shift|switch|swap|push|pull|alter|amend|bring|put|postpon|delay|adjust|edit|modify|transfer * appointment|booking|visit|slot|checkup|consultation|session|one|hygien|cleaning
    4 postpon
    4 bring|push|put|move * forward|back|later|earlier
    4 move|change|swap|switch|shift my|it|the|our|his|her|an|mine
    3 change|move|swap|switch|different|another|other|new|alternative * day|time|date|slot
    5 got|have|existing|already * appointment|booking * move|change|shift|different|another|earlier|later|switch|need|make
    5 earlier|later|different|another|alternative appointment|slot|time|date * than|the|one|instead
    4 move|swap|change|switch|shift * monday|tuesday|wednesday|thursday|friday|saturday|tomorrow|today * to|for|till
    3 appointment|booking * move|change|shift|different|another|earlier|later|switch
    3 cant|wont|not|unable * make|manage|do|get|attend|come * appointment|booking|it|my|anymore|that|time
    2 clash|double
    2 instead`),
  cancel: cues(`
    6 wont|cant|not ~ able to come|make|attend
    6 so ~ i|we|he|she|cant cant|wont ?be come|coming|make|need
    8 forget my|the ~ appointment|booking
    6 dont|doesnt want ~ come|appointment ?any ?more ?anymore $
    7 pull|drop|back out of
    7 bin|scrap|ditch it|my|the
    6 made other|alternative arrangements
    6 going|gone elsewhere|private
    7 give|let|offer|pass ~ ~ slot|place|space|spot|appointment|one ~ to|go ~ someone|somebody|another|else|anyone
    6 someone|somebody|another else|patient ~ have|take|use ~ slot|place|space|spot|appointment
    6 let|someone|somebody else have ~ slot|place|appointment
    4 stopped|gone|better ~ hurting|away|now so|dont|wont
    5 dont|not want another
    4 longer * coming|come|attend|need|make
    3 dont|wont need to come
    5 stop|end|drop|lose my|the|our appointment|booking
    4 wont|not|unable * attend|coming|make * appointment|booking
    4 forget|leave my|the appointment|booking
    5 booked * by|in mistake|error
    6 cancel
    5 call off
    5 call it|my|the|that off
    4 scrap|drop|delete|remove|withdraw|bin|void|kill|undo|annul * appointment|booking|slot|visit
    4 no longer * need|want|require|coming|attend|able|going|appointment
    5 get rid * appointment|booking|slot|visit
    4 dont|wont|not * need|want|require * appointment|booking|slot|visit|anymore
    4 wont|not|isnt|arent * coming|attend|turning|going|needing * appointment|booking|on|to|after|anymore|in|tomorrow|today
    4 take|remove me|us|my * off|out|list|diary|name
    4 give|free|release * up|slot|spot * appointment|slot|someone
    3 cant|unable * make|attend|come|manage * anymore|after|appointment`),
  medical: cues(`
    5 is|are|how * filler|botox|whitening|laser|peel|vaccine|injections|braces|implants|fluoride|microneedling * safe|hurt|painful|dangerous
    5 tell|know|think|say|check|wondering * if|whether * is|ive|its|have|got * shingles|chickenpox|broken|infected|cancer|serious|normal|something|allergic|sprain
    4 shingles|chickenpox|measles|covid|diabet|asthma|thrush|cystitis|uti|gout|sciatica|arthritis|hernia|conjunctivitis|impetigo|psoriasis|fungal|hayfever|pneumonia|bronchitis|allerg|constipat|anxiety|depress|insomnia|menopause|rosacea|tinnitus|vertigo|gingivitis|tonsil
    4 what * could|might|can it|this|that be ?then $
    4 how|will|does|do|should * hurt|painful|swell|bleed|heal|recover|sting
    3 hurt|pain|stiff|tender
    3 tired|exhausted|breathless|nausea|weak
    4 ice|heat|cream|ointment|plaster * on|for it|my|this|a
    4 over ninety|eighty|90|80|70|100 bad|high|low|normal|ok
    9 ibuprofen|paracetamol|aspirin|antibiotic|amoxicillin|calpol|codeine|antihistamine|steroid|contracepti|pill
    4 too much|many|high|low * for|blood|dose
    4 best|good ~ ~ for|thing * sore|pain|rash|spots|cold|cough|throat|headache|toothache|acne|itch
    4 allowed|safe|ok|okay|alright * after|before|while|with * treatment|botox|filler|extraction|surgery|injection|tablets|procedure
    5 ^ ?so ?do ?you ?think ?have i|ive|he|she|it|its ~ broken|infected|got|allergic
    4 is|are|could|does|do|would|might|whether|what|if|look|its|my * danger|serious|cancer|infected|malignan|contag|harmful|septic|worry|worried|abnormal|benign
    4 is it|this|that|my|the ~ normal|broken|bad|dangerous|infect
    4 is it|this|that ~ safe|ok|okay|normal|alright|bad to|for|after|while|during|that|if|with
    4 can|should|could|may|ok|okay|safe|alright|allowed|what * take|taking|mix|drink|use|using|have|eat * ibuprofen|paracetamol|aspirin|antibiot|alcohol|medic|tablet|painkill|pills|cream|steroid|retinol
    5 can|safe|ok|okay|should * drink|exercise|eat|shower|fly|work|swim|sunbathe|gym|smoke|makeup * before|after
    3 should|can|what|could ~ i|we|he|she ~ take|eat|drink|put|apply $
    6 test|blood|scan|xray|lab|biopsy result
    3 my|his|her|the ~ knee|back|ear|tooth|stomach|arm|leg|foot|neck|head|throat|eye|jaw|gum|shoulder|hip|skin * hurt|ache|aching|sore|swollen|itch|red|pain|killing
    4 ibuprofen|paracetamol|aspirin|antibiot|amoxicillin|warfarin|codeine|antidepress|statin|naproxen|penicillin|omeprazole|metformin|painkill|anadin|nurofen|calpol
    4 side effect
    4 dose
    4 dosage
    4 diagnos
    3 symptom
    4 prescri
    3 antibiot
    4 what * wrong|causing|causes * me|my|it|this|pain|lump|rash
    4 mean ~ if|when my|i|your|its|hes|shes
    4 what|how|should|anything * do|treat|take|cure|help|stop|get|put|use * about|for|with|rid|on|my * pain|ache|rash|swell|infection|cough|cold|fever|bleed|bruis|toothache|headache|spot|acne|eczema|migraine|burn|lump|sting|itch|wound|abscess|ulcer|sore|flu|back|ear|stomach|hay
    3 how|should|do|does|what|will * treat|cure|heal
    4 should i worry|worried|be|stop|start|take|go|see|put|use|eat|wait
    3 do|does|would|should|will * need antibiot|stitch|surgery|scan|xray|operation|medic|tablets
    3 safe|ok|okay|have|get|is * pregnan|breastfeed
    3 pregnan|breastfeed
    4 rash|mole|lump|fever|temperature|swollen|swelling|itch|infected|infection|discharge|vomit|nausea|dizzy|migraine|headache|blister|ulcer|abscess|cough|eczema|acne|gums|bruis|numb.|numbness|diarrh|mould|wart|verruca|cyst|inflam
    3 hurts|hurting|aching|painful|sore|throbbing|agony|ache
    2 pain|bleed
    3 feel * ill|sick|unwell|poorly|dizzy|faint|rough|feverish
    3 blood pressure|sugar|test * high|low|normal|mean
    3 medical advice|opinion|question
    3 remed
    3 normal * after|to|for * botox|filler|extraction|filling|injection|surgery|swell|bleed|hurt`),
  human: cues(`
    9 is|are there ~ real|actual|human|anyone|someone|somebody|person
    5 speak|talk|word ~ ~ dentist|doctor|nurse|gp|hygienist|clinician|dr.|owner|head|charge
    5 word with
    4 somebody|someone|person|anyone|human * instead|else|real|free|available
    5 pass|send|put|forward|connect|switch|get ~ me|this|us ~ to|on|over|through|onto
    4 customer service
    4 ring|call|phone|text me ?later ?on ?tomorrow ?back ?instead $
    4 contact form
    5 speak|talk|chat|put|connect|transfer|pass|get|deal|hand * to|with|through|onto|me|hold|over * human|person|someone|somebody|manager|member|team|staff|agent|operator|people|owner|supervisor|colleague|reception|anyone|desk
    5 speak|talk|chat|one * one of
    3 speak|talk|chat ?to|with someone|somebody|anyone|you
    5 real|actual|live|proper|human|flesh person|human|being|receptionist|people|someone|agent|voice
    4 human
    5 call|ring|phone|get ~ back.
    4 callback
    5 someone|somebody|anyone|they|team|manager|you|person * call|ring|phone|contact|text|email * me|us|back
    4 transfer|connect me|call
    4 operator
    5 speak|talk|see|get|want|your|the ~ manager.
    4 ^ manager|agent|operator|reception|advisor $
    7 complain
    5 anyone|someone|somebody * can|could|to * talk|speak
    4 leave|take|pass * message
    3 go|take|fill|open|use|show|get|send|see * form
    2 ^ ?the form
    3 dont want * machine|robot|bot|computer|ai.`),
  demo: cues(`
    9 contact|call|ring|email|phone ~ me|us about|regarding ~ this|ellaira|system|product|service|buying|it|pricing
    7 where ~ i|we sign
    9 a|for|book|free|arrange|your|the|any|have|see|get|live|proper|full|product ~ demo
    9 sales
    6 i|we|im|were ~ run|own|manage|represent|running|managing|owner|director|partner|principal ~ ~ clinic|practice|surgery|hospital|salon|business|group
    6 owner|manager|director|partner|principal|head|lead of|at|for|in ~ ~ clinic|practice|surgery|hospital|salon|group
    5 practice|clinic|business|operations manager
    4 handle|answer|take|taking|manage our|my calls|phone|lines
    4 help with * phones|calls
    5 in action
    5 next step
    5 for my|our ~ ~ clinic|practice|surgery|hospital|salon|business|reception|phones
    5 order|purchase|buying|buy ~ this|it|ellaira|one
    4 more information|details|about * ellaira|product|service|this|clinic
    4 speak|talk|meet * with|to ~ someone|team * about * buying|product|ellaira|demo|plan|clinic
    4 move|go|going forward|ahead with * ellaira|you|this
    4 sounds|looks interesting|promising
    6 book|schedule|arrange|want|like|get|have|see|request|set|show|interested|give|ask|need|can|could|organise|free|after|sort|hear|watch|try * demo.|demos.|demonstration
    4 show * us|me|you|our * work|what * clinic|us|practice|surgery
    5 quote
    5 quotation
    5 buy|buying|purchas
    4 sign * up
    4 sales
    5 want|like|interested|need|love|keen|looking|consider|thinking|get|getting|have|use|using|try|trying|bring|put|order * ellaira|this|you|your|it|something|system|product|service|one|she|ai. * my|our|for|in|on|into * clinic|practice|surgery|business|receptionist|front|phone|dentist|salon|hospital|group
    5 want|like|interested|need|love|keen|looking|consider|thinking|buying|getting|ordering|trialling * ellaira|your product|service|system|software|solution
    4 interested
    4 how * get|order|have|use|start|become|sign * ellaira|this|started|customer|going|it|with
    4 get|getting started
    3 run|own|manage|have|from|represent|am|im|work|got|were|speaking|we|director|partner|behalf * clinic|practice|surgery|hospital|surgeries|salon
    2 my|our clinic|practice|surgery|business
    4 contact|call|ring|email|get|speak|talk|phone * about|regarding * ellaira|product|service|buying|clinic|practice|plan|pricing|this|using|getting
    4 recommend * plan
    4 which|what plan * us|me|right|best|suit|need|clinic`),
  help: cues(`
    5 give|lend ~ me|us a hand
    5 what ~ ~ options|choices|topics|commands
    5 how do|should|does i|we|this|it ~ ~ work|use|start|talk|ask|go|operate
    5 what should|can|do|could|may|am i ~ ~ ask|say|tell|do|try
    4 what|how ~ next|now|supposed $
    5 what are you ~ able|capable|good|for ?to|of|at ~ do|help|handle ?with
    5 what else can|do you
    5 give|show|tell ~ ~ example|options|ideas|list
    4 need|want ~ help ?here ?with ?this $
    9 ^ ?so ?and ?ok how does|do it|this|you|that|all work ?then ?exactly ?here $
    4 example
    5 tell|explain ~ what|how ~ ~ you|i|it can|do|work
    5 what ~ ~ can|could ~ ~ do|ask ?me ?for ?me ?here ?you ?about ?exactly $
    4 what|is this|it ?all ?here for $
    4 what ~ i ~ allowed|able|supposed|meant
    4 walk|talk me through
    5 what|things|stuff|kind|questions ~ can|could|able ~ you|i|we|she ~ do|say|ask|help|try|handle
    7 ^ ?so ?and what ~ do you do ?then ?exactly ?here $
    4 what ~ do you do|help ?with ?for ?me ?here ?then $
    4 how ~ this|it|you|all work ?then ?exactly $
    4 how ~ use this|it|you
    3 how can|could|do|does you|i|this|she help|use|work
    4 can|could you help ?me ?out $
    4 ^ ?i ?need ?some ?can ?you help ?me ?out $
    4 what are my|the|your options|choices|capabilities
    4 ^ options|menu|instructions|help $
    4 what|which * should|do|am|supposed * i|we * say|do|ask|try
    4 not|dont * sure|know|understand * what|how * say|ask|do|work|this
    4 im|am|a|bit|totally|so stuck|lost|confused
    3 able|capable * do|of|help
    3 explain * how|this|yourself`),
  repeat: cues(`
    4 what|which was|is|were|s ~ question
    5 ^ you what
    4 lost you|the
    4 you|line|it ~ broke|breaking|cutting|cut|dropped up|out
    4 what do you mean
    5 repeat
    5 say|tell|read|give|run|go|explain * again
    5 say|run|read * that|it * back|again|once|one|more|over|by
    4 pardon
    5 come again
    5 what did|was|were|is|you * say|said|that|saying
    5 ^ ?sorry what ?was ?that ?now $
    5 ^ ?sorry|eh|huh|what|again|pardon|come|excuse|wot|hm ?me|what|again $
    4 didnt|dont|couldnt|cant|did|not|hard|barely * catch|hear|get|follow|understand * you|that|it|what|question|last
    4 missed * that|what|it|you
    3 one|once more ?time
    3 last bit|part|question
    4 speak up|slower|louder|slowly
    3 slower|louder
    3 beg * pardon
    4 cant|couldnt|didnt hear|catch`),
  back: cues(`
    6 scrap|forget|ignore|disregard|strike ~ that|what|last ~ bit|said|answer|part|put
    5 take|bring|go|return|step|skip|jump ~ ~ ~ previous|last|before|back|earlier
    4 back up|one|a|to
    5 wrong|mistake|mistyped|typo ~ ~ there|that|last|go|back
    5 ?i answer|said|put|gave|typed|entered|pressed|clicked ~ ~ ~ wrong|mistake|incorrectly
    5 change|redo|correct|fix ~ what i ~ said|put|typed|entered
    5 can|could i|we ~ change|redo|correct|fix ~ last|previous|answer|that
    4 one step|screen|question back|before|earlier
    5 undo|revert|unsay|previous
    4 correct|fix|change|edit|redo ~ ~ answer|previous|last
    4 return * previous|last|step|before
    3 not what i meant|said
    4 reset
    4 begin|start * beginning|scratch
    5 go|take|step|going|head|get * back
    5 ^ ?go ?one ?a ?step back ?up ?a ?one ?step $
    5 undo
    5 previous
    4 start|begin * again|over|scratch|afresh|beginning
    4 restart
    4 rewind
    5 scratch|take * that|last|back
    4 made|make * mistake
    4 that|i|last * wrong * one|answer|thing|bit|day|time
    4 last|one before|question|step|answer|bit * wrong|before|again
    3 ^ ?the ?one|step before ?that|this $
    4 oops|whoops|mistake
    4 delete that|last`),
  goodbye: cues(`
    5 im off
    4 finish|end|stop ~ ~ conversation|call|chat|here|now
    4 nothing|no more ~ ~ thanks|bye|goodbye|questions|today
    4 later ?then $
    4 catch up|you later
    5 bye
    5 goodnight
    5 goodbye
    4 see|catch you|ya ?later ?soon $
    4 cheerio
    4 farewell
    4 ta ra|ta
    4 tara
    4 take care
    4 have a good|nice|lovely|great
    4 good night
    4 that ?is ?was ?will ?be ?about all|everything|it.|lot.
    4 nothing else
    4 end|finish|stop|terminate|close * call|conversation|chat|demo
    4 hang up
    4 got|have|need|ive|must|better|should * go|dash|run|shoot|leave ?now $
    4 let you go
    4 speak|talk soon|later
    4 im|we|were|i done|finished|off
    3 toodle`),
  thanks: cues(`
    3 much obliged|appreciated
    3 ^ ?oh ?that ?thats ?was ?you ?youve ?youre ?a ?been ?so ?very ?ever ?really ?most helpful|star|diamond|lifesaver|angel|gem|kind|legend|godsend|wonderful $
    3 thank|ta you|ever|so|very|for|again|a|much
    3 ^ ta.|cheers|diolch|nice|merci|gracias ?very ?one ?much ?yn ?fawr ?love ?mate ?duck $
    3 youve been ~ ~ helpful|kind|great|brilliant|lovely|wonderful|marvellous
    3 bless you
    2 thank
    2 thanks
    2 cheers
    1 ta.
    2 that|very|really|most * helpful|kind
    2 good|great|nice|lovely job|work|stuff
    2 appreciate|grateful
    2 thats|really|very|so ~ kind|helpful|nice
    1 brilliant|fantastic|amazing|wonderful`),
  greet: cues(`
    4 ^ ?hello ?hi ?oh ?is this|that|is ~ clinic|dentist|surgery|reception|willow ?street ?clinic $
    4 ^ ?hello ?hi ?hiya ?hey ?good ?morning ?afternoon how ?are is|are|you|things|life|your ?you ?today ?day ?going ?doing ?keeping $
    4 ^ ?hello ?hi ?hey ?oh is|are|anyone|anybody|someone ?you ?anyone ?anybody ?somebody there|home|listening|about $
    4 ^ ?hello ?hi nice|pleased|good to meet|speak|hear ?to ?with ?from ?you $
    4 ^ ?hello ?hi ?hey bore|prynhawn|top|how|wotcha da.|do.|howdy|day
    4 ^ gday|ahoy|aloha|bonjour|hola|shwmae|salaam|assalam|namaste|oi.|ey.|ayup|eyup|yo.|wagwan|whatsup|sup.|evenin|mornin
    4 ^ ay|ey|eh|now|what up|happening|then ?then $
    5 ^ ?hello ?hi ?hey is|are anyone|anybody|someone|you there $
    1 ^ ?oh ?ok ?right ?and ?yes hi|hello|hey|hiya
    2 is|am that|this|i the|through ?to ?the clinic|surgery|reception|practice|dentist
    1 ^ hi|hello|hey|hiya|howdy|greetings|alright|yo.|morning|afternoon|evening|ello|aye|ay|wotcha|hallo
    2 how are|is you|things ?doing ?today $
    2 how you doing
    1 nice|good|pleased to meet`),
};
