import { type Rule, rules } from "../patterns.ts";
import type { Question } from "../../types.ts";

/** What speaks for questions about what the company behind her does and promises. */
export const companyRules = {
  languages: rules(`
    7 espanol|francais|deutsch|polsku|habla|parlez|sprech|italiano|cymraeg
    7 first|second|foreign|other|native|different|mother language|tongue
    5 speakers
    6 language
    5 speak|understand|talk|answer|do|does|know|handle|cope * polish|urdu|punjabi|welsh|french|spanish|german|arabic|hindi|bengali|romanian|italian|portuguese|chinese|mandarin|cantonese|turkish|gujarati|somali|russian|ukrainian|english|tamil|persian|farsi|greek|dutch|irish|gaelic|bulgarian|lithuanian|pashto|kurdish|vietnamese
    5 polish|urdu|punjabi|welsh|french|spanish|german|arabic|hindi|bengali|romanian|italian|portuguese|mandarin|cantonese|turkish|gujarati|somali|russian|ukrainian|lithuanian
    4 bilingual
    4 multilingual
    4 multi lingual
    4 accent
    4 translat
    4 interpret
    4 dont|doesnt|not|isnt|non|cant|limited * english
    3 english`),
  guarantee: rules(`
    7 if ~ ~ no good|use|better
    8 get|bring|mean|make|have ~ more booking|appointments|patients|business
    7 pay|pays for itself
    6 worked|working|works for other|clinics|practice|anyone
    8 try ~ before
    8 trial
    9 guarantee
    6 saying|say|think|feel about it|ellaira|you|her|this
    6 in it for
    6 promise|assure
    6 resolve|resolution|success
    6 expect|see|get|got|had ~ ~ results|return|improvement|increase|difference|benefit
    6 track record
    6 other|many|which|who|how clinics|practice|customers|clients * use|using|have|got|with
    6 evidence|proof that|it|of
    6 more|extra|additional booking|patients|revenue|appointments|business|income
    5 not|isnt|arent|dont ~ happy|satisfied|pleased|work|like
    5 how do|can i|we know * work
    6 testimonials|reviews|references|case|figures|statistics
    9 guarantee
    7 roi
    6 return on|of investment
    5 trial
    8 money back
    6 how much|many ~ revenue|booking|income|money|calls|extra|more * bring|make|get|generate|earn
    5 refund
    5 what|any|your|see|sort|kind|show|get|have|deliver * result|evidence|proof|statistic|stats|figures|numbers|success
    5 how many * clinic|customer|practice|client|more|extra
    4 satisf
    4 increas|boost|grow|more|extra|improve * booking|revenue|income|appointment|sales|turnover|business|profit
    5 prove|proof|statistic|stats|figures
    5 testimonial|review|reference
    4 worth it|the
    4 does|do|will|what|if ~ it|this|she ~ work|happy|help ?out ?for ?us ?me ?out ?as ?well ?with ?it $
    4 pay for itself
    4 what if * doesnt|not|isnt|dont * work|happy|like|good|suit
    4 results
    4 who else|uses|are|your * use|uses|using|customers|clients
    4 benefit
    4 why should|would * use|we|i|buy|choose
    4 how good|accurate|reliable|well|effective
    4 risk|cancel anytime|free
    3 success|accura|reliab
    3 save * money|time|us
    4 how|what * many|percent|proportion|share * calls|queries|questions|booking`),
  support: rules(`
    6 helpline
    6 named|dedicated|own|single person|contact|manager
    8 hours ~ support|help
    8 who ~ ~ get|hold|ring|call|contact ~ ~ ~ ~ ~ if|when|emergency
    6 system|it|she|line goes|went|is|falls down|wrong|over|off
    6 answer|take|pick|cover|handle|available|work ~ ~ ~ overnight|night|weekend|lunch|evenings|hours|24|clock|closed|once|day|christmas
    6 overnight
    6 really 24
    6 how many * calls * once|time|simultaneous|take|handle|same
    6 someone|anyone|anybody ~ help|assist|train ~ us|staff|team|if|with
    6 teach|train ~ ~ staff|team|receptionist|us
    6 stop|goes|went|breaks|fails|crashes working|down|wrong
    6 engaged|several|multiple call|tone
    6 outage|downtime|uptime|offline
    5 support
    6 what|technical|customer|ongoing|live|your|get|offer|phone|any|of support
    6 help desk
    6 helpdesk
    9 account manager
    5 who * help|call|ring|contact|phone|turn|support|speak|looks * if|when|problem|wrong|stuck|issue|us|break|down|trouble
    5 if|when|something|anything|it * goes|break|stops|crashes|down|fails|wrong|faulty|problem|working
    5 technical
    4 problem|issue|trouble|fault|bug.
    4 train * staff|team|us|you|give
    4 training
    5 uptime|downtime|outage|sla.
    4 maint
    4 help * staff|us|after|team * setup|launch|live|stuck
    4 after|out|outside * hours|sales
    4 twenty four|24 seven|7|hour
    4 24/7
    4 at|during|through|over|in|on * night|weekends|lunch|christmas|evenings|bank * calls|answer|phones|ring|pick
    4 answer|pick|take|handle|cover * calls|phone|up * night|weekend|evening|hours|closed|christmas|lunch|once|same|time|several
    4 how many * calls|callers|at
    4 calls * once|time|simultan
    3 aftercare`),
  contact: rules(`
    7 contact|phone|email|telephone|mobile number|details|address
    6 send|write|drop ~ ~ email|letter|line|message
    6 what|which number ~ ~ ring|call|phone|dial
    6 reach|get|contact|hold ~ ~ ellaira|you|company|team|office
    6 in touch
    5 speak|talk ~ to your|ellaira company|office
    6 your|ellairas|the|company|an|a * phone|telephone|contact|email|mail number|address|details|line
    5 what|give|have|got|need|is|want|find|get * your|a|the * number|email|phone
    6 how|where|way|can|could|best|do * contact|reach|get|email|ring|phone|write|call * you|touch|hold|ellaira|team|company|office
    5 email
    4 contact ellaira|you|details|information|us
    4 phone|ring|call you|ellaira
    4 website|linkedin|instagram|facebook|twitter
    4 number|phone * reach|call|ring * you|on`),
} satisfies Partial<Record<Question, readonly Rule[]>>;
