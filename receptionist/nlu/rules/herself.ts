import { type Rule, rules } from "../patterns.ts";
import type { Question } from "../../types.ts";

/** What speaks for questions about her, and about this very call. */
export const herselfRules = {
  who: rules(`
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
  real: rules(`
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
} satisfies Partial<Record<Question, readonly Rule[]>>;
