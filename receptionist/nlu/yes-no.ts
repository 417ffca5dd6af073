import { compileAll, matches, read } from "./patterns.ts";

const YES = compileAll(`
  ^ y.|k.|yse.|ys.|brill|cushty|yes|yeah|yep|yup|yah|yess|aye|och|oui|si.|ya.|righty|dandy|champion|magic|belter|mint|sorted|roger|sound.|sure|okay|ok|okey|correct|absolutely|definitely|certainly|indeed|affirmative|agreed|confirm|perfect|lovely|exactly|ja|totally|fab|smashing|grand|sweet|great|super|excellent|cool|alright|fine|wonderful|marvellous|bang
  ^ of course
  ^ go ?right|on ahead|for|on|then
  ^ ?yes that|its|it|all|sounds|looks|everything ?is ?all ?sounds ?looks ?absolutely right|correct|fine|great|good|perfect|lovely|it|ideal|okay|ok|brilliant|spot|grand|works|sound|cool|alright
  ^ sounds|looks|works|all good|great|fine|right|perfect|ok|okay|correct|lovely|for|set
  ^ spot on
  ^ very good
  ^ right you are
  ^ you got it
  ^ fine|okay|good by|for|with me
  ^ ?im happy with that
  ^ that ?is ?all right|correct|fine|it $
  ^ do|did $
  ^ ?yes that|its ?is the one|ticket|right|correct
  ^ that|itd ?would ?will ?ll be ?really great|lovely|fine|perfect|good|nice|ideal|brilliant|wonderful|grand
  ^ do it|that|so
  ^ book it|that|me|away
  ^ lets do|go
  ^ i do|would|am|did|have $
  ^ why not
  ^ by all means
  ^ that|it|itll ?would ?will be|do|works ?fine ?nicely ?good ?great ?for ?me ?us $
  ^ right|good ?then ?yes ?ok ?you ?are $
  ^ proceed $
  ^ happy with that
  ^ im happy with|to|for
  ^ make it so
  ^ why aye|yes
  ^ its|that ?is me.|mine|us.
  ^ it is
  ^ it|that ?all is|does
  ^ it|that|everything|its|all|is ?is ?was ?are all|quite|completely|absolutely|perfectly|totally right|correct|fine|good|okay|ok|there|accurate
  ^ is ?all right|correct|good|fine|okay
  ^ suits|works|fine|good|ok|okay ?by ?for ?with me|us
  ^ too|dead|quite right
  ^ you ?have ?ve ?got|have it ?right ?in ?one $
  ^ well|all done
  ^ that|itll ?will do|does ?me ?us ?very ?nicely ?fine ?grand ?lovely
  ^ i|we think|believe so
  ^ no|nothing|not ~ wrong with that|it
  ^ ?yes cancel|move|change it|that ?now ?then $
`);

const NO = compileAll(`
  ^ n.|na.|noo.|nowt|no|nah|naw|never|negative|not|nay|nee
  ^ that|it|its|this|is ?is ?was ?all ?still ?definitely not|isnt|wrong|incorrect|wasnt|rubbish
  ^ i dont|didnt|wont|cant ?think ?want ?like ?so ?it ?that $
  ^ dont ?book ?do ?it ?that ?bother $
  ^ absolutely|definitely|certainly|of|course|probably|hardly|maybe not
  ^ of course not
  ^ id|i|would|prefer|rather ?rather not
  ^ forget|leave|drop|scrap|skip it|that|about
  ^ ?oh never mind
  ^ nevermind|wrong|incorrect
  ^ dont|do ?not worry|bother|book|do|cancel|move
  ^ stop $
  ^ not ?really ?today ?yet ?now ?thanks ?no $
  ^ no ?that|its
  ^ nothing ?else ?more ?today ?for ?me $
  ^ nothing else
  ^ id|i prefer|rather ?would not
  ^ i dont want that|it|this $
  ^ you|youve|theres|something|its|thats ?have ?is ?got ~ ~ wrong|mistake|muddled|mixed
  ^ you|youre not|havent right|got|listening
  ^ i never said|wanted|asked
  ^ hang|hold|wait|stop ?on ~ not|wrong|no|isnt
`);

/** All the words that a clear yes is made of: with any other in it, it is asked for again. */
const CLEAR = new Set(
  `yes yeah yep yup yah yess aye ay sure surely okay ok okey correct absolutely definitely certainly indeed affirmative agreed
  confirm confirmed confirming perfect perfectly lovely brilliant exactly totally fab fabulous smashing grand super excellent cool
  alright fine wonderful marvellous great good nice ideal sound sounds seems looks spot on bang right true that thats this is its it
  all everything everythings ill i id im am do does did would will be go goes ahead for me us my the one so and then now very much
  thank thanks you cheers ta love mate dear darling ellaira of course by means lets let book booked booking move moved cancel cancelled
  change confirmation in to like y k yse brill cushty jubbly dokey dokie said man och champion magic sorted please hen pet duck petal sweetheart sir madam mam flower chuck honey youre youve
  thatd itd thatll itll suits suit grand belter cracking ticket quite completely was them those day today thanking ideal accurate aright happy with please please appointment away again well oh just really want make got why not no problem
  worries done proceed works work we are`.split(/\s+/),
);

/** What takes a yes back though its words are all in a clear one. */
const TAKEN_BACK = /\b(?:no|not|change|again|done)\b/;
const GRANTED =
  /\b(?:why not|no problem|no worries|no bother|not a problem|no(?= (?:its|thats|that is|it is) (?:all )?(?:right|correct|fine|good|great|perfect|lovely|ok|okay|grand)\b))/g;

/** What follows an answer out of politeness. */
const COURTESY =
  /(?: (?:thank|thanks|you|very|much|so|love|dear|hen|pet|mate|ta|cheers|then|duck|darling|ellaira))+$/;

/** Begins as a no and approves. */
const NOT_NO =
  /^(?:no )*no (?:bother|problem|worries)|^(?:no )+(?:thats|that is|its|it is|all|everythings?)(?: is)? (?:all )?(?:right|correct|fine|good|great|perfect|lovely|ok|okay|grand)\b(?! (?:not|but))/;

/** A plain yes or no at the start of plain words. */
export function yesOrNo(
  text: string,
  readBack = false,
): "yes" | "no" | undefined {
  const words = read(text.replace(COURTESY, "") || text);
  if (readBack && NOT_NO.test(text)) return "yes";
  if (NO.some((pattern) => matches(pattern, words))) return "no";
  return YES.some((pattern) => matches(pattern, words)) ? "yes" : undefined;
}

/** A yes that nothing in the sentence takes back: only this books. */
export const isClearYes = (text: string): boolean =>
  yesOrNo(text, true) === "yes" &&
  text.split(" ").every((word) => CLEAR.has(word)) &&
  !TAKEN_BACK.test(text.replace(GRANTED, ""));

/** The words without their yes or no, and without a greeting: what else was said. */
export const withoutAnswer = (text: string): string =>
  text
    .replace(
      /^(?:(?:yes|yeah|yep|yup|aye|och|ok|okay|sure|no|nope|nah|right|so|well|and|but|oh|great|lovely|perfect|fine|sorry|actually)(?: |$))+/,
      "",
    )
    .trim();

export const withoutGreeting = (text: string): string =>
  text
    .replace(
      /^(?:(?:hi|hello|hey|hiya|hullo|morning|good (?:morning|afternoon|evening|day)|there|ellaira|again|ok|okay|right|so|well|oh|excuse me|sorry to bother you|yeah|alright)(?: |$))+/,
      "",
    )
    .trim();
