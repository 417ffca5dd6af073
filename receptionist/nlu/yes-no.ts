import type { Task } from "../types.ts";
import { compileAll, matches, read } from "./patterns.ts";

const YES = compileAll(`
  ^ y.|k.|yse.|ys.|brill|cushty|yes|yeah|yep|yup|yah|yess|aye|och|oui|si.|ya.|righty|dandy|champion|magic|belter|mint|sorted|roger|sound.|sure|okay|ok|okey|correct|absolutely|definitely|certainly|indeed|affirmative|agreed|confirm|perfect|lovely|exactly|ja|totally|fab|smashing|grand|sweet|great|super|excellent|cool|alright|fine|wonderful|marvellous|bang
  ^ of course
  ^ go ?right|on ahead|for|on|then
  ^ ?yes that|its|it|all|sounds|looks|everything ?is ?all ?sounds ?looks ?absolutely right|correct|fine|great|good|perfect|lovely|it|ideal|okay|ok|brilliant|spot|grand|works|sound|cool|alright
  ^ spot on
  ^ very good
  ^ do|did $
  ^ ?yes that|its ?is the one|ticket|right|correct
  ^ do it|that|so
  ^ i do|would|am|did|have $
  ^ by all means
  ^ that|it|itll ?would ?will be|do|works ?fine ?nicely ?good ?great ?for ?me ?us $
  ^ right|good ?then ?yes ?ok ?you ?are $
  ^ im happy with|to|for
  ^ it|that ?all is|does
  ^ is ?all right|correct|good|fine|okay
  ^ too|dead|quite right
  ^ you ?have ?ve ?got|have it ?right ?in ?one $
  ^ ?yes cancel|move|change it|that ?now ?then $
`);

const NO = compileAll(`
  ^ n.|na.|noo.|nowt|no|nah|naw|never|negative|not|nay|nee
  ^ that|it|its|this|is ?is ?was ?all ?still ?definitely not|isnt|wrong|incorrect|wasnt|rubbish
  ^ i dont|didnt|wont|cant ?think ?want ?like ?so ?it ?that $
  ^ dont ?book ?do ?it ?that ?bother $
  ^ absolutely|definitely|certainly|of|course|probably|hardly|maybe not
  ^ forget|leave|drop|scrap|skip it|that|about
  ^ nothing else
  ^ id|i prefer|rather ?would not
  ^ you|youve|theres|something|its|thats ?have ?is ?got ~ ~ wrong|mistake|muddled|mixed
`);

/** All the words that a clear yes is made of: with any other in it, it is asked for again. */
const CLEAR = new Set(
  `yes yeah yep yup aye ay sure surely okay ok correct absolutely definitely certainly indeed affirmative agreed
  confirm confirmed confirming perfect perfectly lovely brilliant exactly totally fab fabulous smashing grand
  super excellent cool alright fine wonderful marvellous great good nice ideal sound sounds seems looks spot on
  bang right true that thats this is its it all everything everythings ill i id im am do does did would will be
  go goes ahead for me us my the one so and then now very much thank thanks you cheers ta love mate dear
  darling ellaira of course by means lets let in to like y k brill said och champion magic sorted please hen
  pet duck petal sweetheart sir madam mam flower chuck honey youre youve thatd itd thatll itll suits suit
  belter cracking ticket quite completely thanking accurate happy with appointment got why not no problem
  worries proceed works we are him her them`.split(/\s+/),
);

/** The words for what the receptionist offers to do, which a yes to it may take up: to any other task they are no yes. */
const TASK_WORDS: Readonly<Record<Task, ReadonlySet<string>>> = {
  book: new Set(["book", "booked", "booking"]),
  move: new Set(["move", "moved", "change", "changed"]),
  cancel: new Set(["cancel", "cancelled"]),
};

/** What takes a yes back, or asks, though its words are all in a clear one. */
const TAKEN_BACK =
  /\b(?:no|not|am i|(?:is|would|will|does|did|do) (?:it|that|this|you|i))\b/;
const GRANTED =
  /\b(?:why not|no problem|no worries|no bother|not a problem|no(?= (?:its|thats|that is|it is) (?:all )?(?:right|correct|fine|good|great|perfect|lovely|ok|okay|grand)\b))/g;

/** What a caller will do about it, which changes nothing. */
const AFTERWARDS =
  / (?:and )?(?:ill|i will) (?:let (?:her|him|them|my \w+) know|tell (?:her|him|them|my \w+)|see you (?:then|there)|be there|(?:write|jot) (?:it|that) down|(?:put|pop) it in (?:my|the) (?:diary|calendar|phone))(?= |$)/;

/** What somebody says before an answer, while they make up their mind. */
const HESITATION =
  /^(?:(?:actually|oh|ooh|well|sorry|hmm|wait|hang on|hold on|look|and|but|you know what|on second thoughts) )+(?=.)/;

/** Begins as a no and approves. */
const NOT_NO =
  /^(?:no )*no (?:bother|problem|worries)|^(?:no )+(?:thats|that is|its|it is|all|everythings?)(?: is)? (?:all )?(?:right|correct|fine|good|great|perfect|lovely|ok|okay|grand)\b(?! (?:not|but))/;

/** A plain yes or no at the start of plain words. */
export function yesOrNo(
  text: string,
  readBack = false,
): "yes" | "no" | undefined {
  const words = read(text.replace(HESITATION, ""));
  if (readBack && NOT_NO.test(text)) return "yes";
  if (NO.some((pattern) => matches(pattern, words))) return "no";
  return YES.some((pattern) => matches(pattern, words)) ? "yes" : undefined;
}

/** Said while somebody thinks: no answer yet. */
const THINKING = /^(?:(?:right|well|oh|so|then|and|good)(?: |$))+$/;

/** A yes that nothing in the sentence takes back: only this books. */
export function isClearYes(words: string, task: Task | undefined): boolean {
  const text = words.replace(AFTERWARDS, "");
  return (
    yesOrNo(text, true) === "yes" &&
    !THINKING.test(text) &&
    text
      .split(" ")
      .every(
        (word) => CLEAR.has(word) || (task && TASK_WORDS[task].has(word)),
      ) &&
    !TAKEN_BACK.test(text.replace(GRANTED, ""))
  );
}

/** "Actually leave it", "never mind, I'll ring back". */
const LEAVES =
  /^(?=.)(?:(?:actually|oh|no|well|sorry|right|ok|okay|look|and|but|wait|hang on|thats (?:ok|fine)|i think|you know what|tell you what|on second thoughts) )*(?:(?:(?:(?:ill|lets|id rather|can we) )?(?:leave|forget|scrap|drop) (?:it|that|this|about (?:it|that))|never ?mind(?: (?:about )?(?:it|that))?|dont (?:worry|bother)(?: (?:about|with) (?:it|that))?|(?:ill|i will|i want to|id like to|id rather|can i) (?:keep|hang on to|stick with) (?:it|that|mine|that one|the appointment)(?: as it is| after all)?|(?:it )?doesnt matter)(?: (?:then|there|for now|now|today|thanks|thank you|cheers|sorry|its (?:ok|fine)))*(?: |$))*((?:ill|i will|ill have to|i can|i might|i need to|i want to|id better|let me) (?:(?:ring|call|phone)(?: you)? back|(?:ring|call|phone|try) (?:again|later|another|some other)|think (?:about it|it over|on it)|have a think|sleep on it)\b.*)?$/;

/** The end of a task that is let be: "never mind" is a no to it, "I'll ring back" ends the call. */
export function leaving(text: string): "no" | "goodbye" | undefined {
  const match = LEAVES.exec(text);
  return match ? (match[1] ? "goodbye" : "no") : undefined;
}

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
