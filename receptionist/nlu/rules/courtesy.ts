import { type Rule, rules } from "../patterns.ts";
import type { Intent } from "../../types.ts";

/** What speaks for courtesies. */
export const courtesyRules = {
  goodbye: rules(`
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
  thanks: rules(`
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
  greet: rules(`
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
} satisfies Partial<Record<Intent, readonly Rule[]>>;
