import { type Rule, rules } from "../patterns.ts";
import type { Question } from "../../types.ts";

/** What speaks for questions of somebody who thinks of buying: what, for how much, and how soon. */
export const buyingRules = {
  "setup-time": rules(`
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
  plans: rules(`
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
  price: rules(`
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
} satisfies Partial<Record<Question, readonly Rule[]>>;
