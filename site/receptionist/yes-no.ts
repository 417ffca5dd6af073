import { compileAll, matches, read } from "./patterns.ts";

const YES = compileAll(`
  ^ yes|yeah|yep|yup|yah|yess|aye|sure|surely|okay|ok|okey|correct|absolutely|definitely|certainly|indeed|affirmative|agreed|confirmed|confirm|perfect|lovely|brilliant|exactly|ja|yessir|totally|fab|smashing|grand|sweet|great|super|excellent|cool|alright|fine|wonderful|marvellous|bang
  ^ of course
  ^ go ?right|on ahead|for|on|then
  ^ ?yes thats|that|its|it|it's|all|sounds|looks|everything|everythings|everything's ?is ?all ?sounds ?looks ?just ?absolutely right|correct|fine|great|good|perfect|lovely|it|ideal|okay|ok|brilliant|spot|grand|works|sound|cool|alright
  ^ sounds|looks|works|all good|great|fine|right|perfect|ok|okay|correct|lovely|for|set
  ^ spot on
  ^ very good
  ^ right you are
  ^ you got it
  ^ fine|okay|good by|for|with me
  ^ ?im happy with that
  ^ thats|that ?is ?all right|correct|fine|it $
  ^ do|did $
  ^ ?yes thats|that|its ?is the one|ticket|right|correct
  ^ that|thatd|itd ?would ?will ?ll be ?just ?really great|lovely|fine|perfect|good|nice|ideal|brilliant|wonderful|grand
  ^ do it|that|so
  ^ book it|that|me|away
  ^ lets do|go
  ^ i do|would|am|did|have $
  ^ why not
  ^ by all means
  ^ that|it|thatll|itll ?would ?will be|do|works ?fine ?nicely ?good ?great ?for ?me ?us $
  ^ right|good ?then ?yes ?ok ?you ?are $
  ^ proceed $
  ^ happy with that
  ^ im happy with|to|for
  ^ make it so
  ^ ?yes cancel|move|change it|that ?now ?then $
`);

const NO = compileAll(`
  ^ no|nope|nah|naw|never|negative|not|nay|nee
  ^ thats|that|it|its|it's|this not|isnt|wrong|incorrect|wasnt
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
  ^ no ?thats|that|its
  ^ nothing else
  ^ id|i prefer|rather ?would not
  ^ i dont want that|it|this $
`);

/** All the words that a clear yes is made of: with any other in it, it is asked for again. */
const CLEAR = new Set(
  `yes yeah yep yup yah yess aye ay sure surely okay ok okey correct absolutely definitely certainly indeed affirmative agreed
  confirm confirmed confirming perfect perfectly lovely brilliant exactly totally fab fabulous smashing grand super excellent cool
  alright fine wonderful marvellous great good nice ideal sound sounds seems looks spot on bang right true that thats this is its it
  all everything everythings ill i id im am do does did would will be go goes ahead for me us my the one so and then now very much
  thank thanks you cheers ta love mate dear darling ellaira of course by means lets let book booked booking move moved cancel cancelled
  change confirmation in to like happy with please please appointment away again well oh just really want make got why not no problem
  worries done proceed works work we are`.split(/\s+/),
);

/** What takes a yes back though its words are all in a clear one. */
const TAKEN_BACK = /\b(?:no|not|change|again|done)\b/;
const GRANTED = /\b(?:why not|no problem|no worries|not a problem)\b/g;

/** A plain yes or no at the start of plain words. */
export function yesOrNo(text: string): "yes" | "no" | undefined {
  const words = read(text);
  if (NO.some((pattern) => matches(pattern, words))) return "no";
  return YES.some((pattern) => matches(pattern, words)) ? "yes" : undefined;
}

/** A yes that nothing in the sentence takes back: only this books. */
export const isClearYes = (text: string): boolean =>
  yesOrNo(text) === "yes" &&
  text.split(" ").every((word) => CLEAR.has(word)) &&
  !TAKEN_BACK.test(text.replace(GRANTED, ""));

/** The words without their yes or no, and without a greeting: what else was said. */
export const withoutAnswer = (text: string): string =>
  text
    .replace(
      /^(?:(?:yes|yeah|yep|yup|ok|okay|sure|no|nope|nah|right|so|well|and|but|oh|great|lovely|perfect|fine|sorry|actually)(?: |$))+/,
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
