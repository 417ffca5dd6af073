import type { Asked } from "../handbook.ts";

/** What tells which of its sides is asked of a treatment; the first that fits counts. */
const WAYS: readonly (readonly [Asked, RegExp])[] = [
  [
    "course",
    /^(?=.*\b(?:pric\w+|costs?|how much|come to|altogether|in total|charges?|fees?|cheaper|save|deals?|discounts?|offers?|reduction|less)\b).*\b(?:course|package|block|bundle|several|multiple|more than (?:one|1)|sessions|(?:two|three|four|five|six|eight|ten|[2-9]|10) (?:\w+ )?(?:sessions?|peels?|treatments?|of (?:them|those|these)|laser|massages))\b/,
  ],
  [
    "lasts",
    /^(?!.*\b(?:appointment|session|visit|takes?)\b)(?:.*\b(?:(?:how long|many (?:weeks|months|years)|what length)\b.*\b(?:lasts?|lasting|good|stay|keep|hold|get|white|effect|wear|between)|lasts? (?:forever|long|how|for|me)|permanent\w*|forever|for ever|for life|wears? (?:off|out)|wearing off|fades?|duration|top(?:ped)? ?up|topups?|redo\w*|replac\w+|lifespan|life of|stay (?:white|straight|smooth|like that)|grow back))\b/,
  ],
  [
    "sessions",
    /\b(?:how many|number of|several|more than|(?:is|just|only) (?:one|1|a single)) (?:\w+ ){0,3}(?:sessions?|visits?|treatments?|appointments?|times|goes|go|1|one|once)\b|\bhow (?:often\b|many (?:would|do|will|might) (?:i|we|you) need)|\b(?:in|at|during|all) (?:in )?(?:one|1|a single|the same|a) (?:day|go|visit|sitting|session|appointment)\b|\b(?:come|go|coming) (?:back )?(?:in )?(?:again|twice|more than once|several times)\b|\bneed (?:repeating|another (?:go|session))\b/,
  ],
  [
    "after",
    /\b(?:recover\w*|downtime|time off|afterwards?|back (?:to|at|in) (?:normal|work|the)|(?:straight )?(?:go|get) (?:back )?to work|heal\w*|numb\w*|(?:what|whats)\b.* (?:like )?after|(?:how long|will|would|does|do|is|are|any|much|get|look|go)\b.*\b(?:swell\w*|swollen|bruis\w*|red|redness|puffy|peel off|flaky|mess|sore))\b/,
  ],
  [
    "who",
    /\bwho(?:s|d|ll)? (?:(?:will|would|does|do|is|be|it|going|to|actually) ?)*(?:do|does|doing|carry|carries|perform\w*|giv\w+|inject\w*|put\w*|fit\w*|tak\w+|with|by)\b|^(?:and |so )?who (?:is it|does it|would it be|will it be)\b|\b(?:an?|the|which|what|by|real|qualified|proper) (?:doctors?|nurses?|dentists?|specialists?|therapists?|beauticians?)\b.*\b(?:do|does|doing|did|done|perform\w*|giv\w+|inject\w*)\b|\b(?:done|given|performed|carried out) by\b|\bwith whom\b|\b(?:qualified|trained|experienced)\b/,
  ],
  [
    "feels",
    /\b(?:does|do|did|is|are|will|would|how)\b.*\b(?:hurts?|hurting|painful|pain|sore|uncomfortable|sting|stings|feel|feels|bad)\b/,
  ],
];

export const askedOf = (text: string): Asked | undefined =>
  WAYS.find(([, way]) => way.test(text))?.[0];

/** "Do you do botox", "is laser something you offer": a yes is wanted before the booking. */
const WHETHER_DONE =
  /^(?!(?:how|when|what|why|who)\b)(?!.*\b(?:appointments?|slots?|spaces?|times?|free|left|earlier|sooner|openings?|discounts?|prices?|costs?)\b).*(?:\b(?:do|does|can|could|would|will) (?:you|they|your \w+|the clinic|anyone|someone|somebody) (?:\w+ ){0,2}?(?:do|does|offer|have(?! to)|provide|perform|carry out|give|sell|treat|remove|fit|dissolve|reverse|undo|whiten|straighten|clean)\b|\b(?:something|thing|anything|what) (?:that )?you (?:do|offer|treat)\b|\b(?:available|offered|on offer)\b)/;

export const asksWhetherDone = (text: string): boolean =>
  WHETHER_DONE.test(text);
