import type { Asked } from "../handbook.ts";

const CLINICIAN =
  "doctors?|gps?|nurses?|dentists?|hygienists?|specialists?|therapists?|beauticians?";

/** What tells which of its sides is asked of a treatment; the first that fits counts. */
const WAYS: Readonly<Record<Asked, RegExp>> = {
  course:
    /^(?=.*\b(?:pric\w+|costs?|how much|altogether|cheaper|discounts?|offers?|less)\b).*\b(?:course|package|block|several|multiple|more than (?:one|1)|sessions|all (?:two|three|four|five|six|\d+)\b|(?:two|three|four|five|six|\d+) (?:\w+ )?(?:sessions?|peels?|treatments?|of them))\b/,
  lasts:
    /^(?!.*\b(?:appointment|session|visit|takes?|swell\w*|bruis\w*|redness|soreness|numb\w*)\b).*\b(?:how long\b.*\b(?:lasts?|lasting|stay|keep|effect)|lasts? (?:forever|long|how)|permanent\w*|forever|for ever|wears? (?:off|out)|fades?|duration|top up|redo\w*|replac\w+|stay (?:white|straight|smooth)|grow back)\b/,
  sessions:
    /\b(?:how many|several|more than|(?:is|just|only) (?:one|1)) (?:\w+ ){0,3}(?:sessions?|visits?|treatments?|appointments?|times|goes|go|1|one|once)\b|\bhow (?:often\b|many would i need)|\b(?:in|at|during|all) (?:in )?(?:one|1|the same|a) (?:day|go|visit|sitting|session|appointment)\b|\bcome (?:back )?(?:in )?(?:again|twice)\b/,
  after:
    /\b(?:recover\w*|downtime|time off|afterwards?|back (?:to|at) (?:normal|work|the)|go (?:back )?to work|heal\w*|numb(?:ness|ing)?\b|side effects?|about (?:the|any) (?:swelling|bruising|bruises|soreness)|what\b.* (?:like )?after|(?:will|would|does|do|is|are|any|look|go)\b.*\b(?:swell\w*|swollen|bruis\w*|red|redness))\b/,
  who: new RegExp(
    [
      "\\bwho(?:s|d|ll)? (?:(?:will|would|does|do|is|be|it|going|to) ?)*(?:do|does|doing|carry|carries|perform\\w*|looks?|looking|sees?|checks?|giv\\w+|inject\\w*|put\\w*|fit\\w*|tak\\w+|with|by)\\b",
      "^(?:and |so )?who (?:is it|does it|would it be|will it be)\\b",
      `\\b(?:which|what|by an?|by the|is it (?:an?|the)|(?:real|qualified|proper)) (?:\\w+ )?(?:${CLINICIAN})\\b`,
      `\\b(?:is|will|would) (?:it|that) (?:be )?(?:with )?(?:(?:the|an?) )?(?:\\w+ )?(?:${CLINICIAN})\\b`,
      `\\b(?:does|do|will|would|can) (?:an?|the) (?:\\w+ )?(?:${CLINICIAN}) (?:be )?(?:do|doing|carry|perform|giv|inject)(?!\\w* (?:an?|my|me)\\b)`,
      "\\b(?:is|will|would) (?:it|that) (?:be )?(?:with )?(?:dr|doctor) \\w+",
      `\\b(?:whats|what is) (?:the |your )?(?:${CLINICIAN})s? (?:name|called)\\b`,
      "\\b(?:done|given|performed|carried out) by\\b|\\bwith whom\\b",
    ].join("|"),
  ),
  feels:
    /\b(?:does|do|did|is|are|will|would|how(?! much))\b.*\b(?:hurts?|hurting|painful|pain|sore|uncomfortable|sting|stings|feel|feels|bad)\b/,
};

const STRESS = /\b(?:actually|really|exactly|normally|usually|typically) /g;

export function askedOf(text: string): Asked | undefined {
  const bare = text.replaceAll(STRESS, "");
  const found = Object.entries(WAYS).find(([, way]) => way.test(bare));
  return found?.[0] as Asked | undefined;
}

/** "Is it all right if I'm pregnant", "can I have botox at my age": only a clinician can say. */
export const ASKS_IF_SUITABLE =
  /\b(?:can|could|should) (?:i|you|she|he|my \w+) (?:still )?(?:have|get|do)\b.*\b(?:if|while|when|with) (?:youre|you are|you have|im|i have|ive|shes|hes|on)\b|\bon (?:the |my )?(?:blood thinners?|apixaban|warfarin|antibiotics|roaccutane)\b|\bim\b(?!.*\blate\b).*\b(?:is|would) (?:that|it) (?:be )?(?:an? )?(?:problem|issue|ok|okay|all right|alright)\b|(?<=\S )\b(?:ok|okay|safe|all right|alright|allowed|suitable|can i (?:still )?(?:have|get))\b.*\b(?:if|while|whilst|when|with|at) (?:im|i am|ive|i have|i take|my|(?<!with )me)\b|\b(?:safe|ok|okay|all right|alright|allowed|fine|can (?:i|you|they|she))\b.*\b(?:pregnant|breastfeed\w*)\b|\b(?:pregnant|breastfeeding)\b.*\bcan i (?:still )?(?:have|get|do)\b|\bfor (?:someone|somebody|people|women|a woman|anyone)\b.*\b(?:pregnant|breastfeeding)\b|\btoo (?:old|young)\b|^(?=.*\bit\b)(?=.*\b(?:im|me|my)\b).*\b(?:safe|suitable|right for)\b/;

/** "Do you think it's an allergy", "could it be infected": no receptionist can say. */
export const ASKS_FOR_OPINION =
  /\b(?:should|can|could|what should|what can) i take (?:anything|something|painkillers?|for)\b|\b(?:should|do|must) i (?:have to |be )?(?:stop(?:ping)?|com(?:e|ing) off|leav(?:e|ing) off|skip(?:ping)?)(?: taking)? (?:my|the|them|it)\b|\b(?:do|does|should|can|shall) (?:i|she|he|we|my \w+) (?:still )?(?:take|stop|have|give)\b.*\b(?:tablets?|calpol|nurofen|painkillers?|ibuprofen|paracetamol|aspirin|medication|pills?|medicines?|inhaler|insulin|warfarin|thinners)\b|\b(?:given|gave|giving|taken|had) (?:\w+ ){1,3}?(?:calpol|nurofen|painkillers?|ibuprofen|paracetamol|aspirin)\b.*\b(?:is|was) (?:that|it) (?:ok|okay|all right|alright|enough|safe|too much)|\b(?:ok(?:ay)?|all right|alright|safe) to (?:give|take|have) (?:\w+ ){0,2}(?:calpol|nurofen|painkillers?|ibuprofen|paracetamol|aspirin)\b|\b(?:should|need) (?:i|we|he|she) (?:to )?be (?:\w+ )?(?:worried|concerned)\b|\b(?:do you (?:think|reckon)|could|might|is) (?:it|its|that|thats|this)(?: is| be)? (?:an? )?(?:\w+ )?(?:infect\w*|allerg\w*|serious|contagious|catching|cancer\w*|broken|normal|abscess|shingles|eczema|infection)\b/;

/** "Which is better for me, a filling or a crown?" */
export const ASKS_WHICH =
  /\bwhich (?:one |1 )?(?:is|would be|should|do you (?:think|recommend))\b(?!.*\b(?:cheap\w*|quick\w*|soon\w*|earl\w+)\b)|\b(?:am i |is it )?better off (?:with|having)\b/;

/** It is undone or put right that was done before: "can you take my old filler out". */
export const UNDOES =
  /\b(?:tak(?:e|en|ing) (?:\w+ ){0,4}out|remov\w*|revers\w*|undo\w*|redo\w*|redone|adjust\w*|correct(?:ed|ing)|put (?:it )?right)\b/;

/** "Do you do botox", "is laser something you offer": a yes is wanted before the booking. */
export const ASKS_IF_OFFERED =
  /^(?!(?:how|when|what|why|who)\b|.*\bwhat would you do\b)(?!.*\b(?:appointments?|slots?|spaces?|times?|free|left|earlier|sooner|openings?|discounts?|prices?|costs?)\b).*(?:\b(?:do|does|can|could|would|will) (?:you|they|your \w+|the clinic|anyone|someone|somebody) (?:\w+ ){0,2}?(?:do|does|offer|have(?! to)|provide|perform|carry out|give|sell|treat|remove|fit|dissolve|reverse|undo|whiten|straighten|clean)\b|\b(?:something|thing|anything|what) (?:that )?you (?:do|offer|treat)\b|\b(?:available|offered|on offer)\b)/;
