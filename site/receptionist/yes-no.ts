import { compileAll } from "./patterns.ts";

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
  ^ that|it would|will be|do|works ?be ?for ?me
  ^ right|good ?then ?yes ?ok ?you ?are $
  ^ carry on|continue|proceed
  ^ continue|proceed $
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

/** What makes of a yes something that is no clear one. */
const UNSURE =
  /\b(?:but|except|unless|wait|hang on|hold on|not|no|nope|nah|dont|maybe|perhaps|think|guess|suppose|wrong|change|instead|actually|different|if|probably|later|cant|wont|isnt|other|rather|sorry|stop|forget|never)\b/;

/** A plain yes or no at the start of plain words. */
export function yesOrNo(text: string): "yes" | "no" | undefined {
  const words = `${text} `;
  if (words.search(NO) === 0) return "no";
  return words.search(YES) === 0 ? "yes" : undefined;
}

/** A yes that nothing in the sentence takes back: only this books. */
export const isClearYes = (text: string): boolean =>
  yesOrNo(text) === "yes" &&
  !UNSURE.test(
    text.replace(/\b(?:why not|no problem|no worries|not a problem)\b/g, ""),
  );

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
