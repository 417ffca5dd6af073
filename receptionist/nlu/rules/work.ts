import { type Rule, rules } from "../patterns.ts";
import type { Question } from "../../types.ts";

/** What speaks for questions about the work that Ellaira does beside the phone. */
export const workRules = {
  crm: rules(`
    7 crms
    6 push|send|put|add|go|sync|update * contact|leads|customer|details|record * into|to|in crm|database|hubspot|system
    14 crm
    14 salesforce|hubspot|zoho|pipedrive|dynamics|gohighlevel|highlevel|keap|monday.com
    5 customer|client|patient|contact relationship|database|records|management
    4 contacts * sync|update
    4 lead|contact manag`),
  diary: rules(`
    8 our|your|online|existing|current|appointment|booking|practice|management|clinic ~ booking|appointment|management|scheduling|rota system|software|platform|tool
    5 straight|directly|automatically into|in
    5 go|come|get|gets|write|put|appear|land|goes into|in ~ our|the|my diary|calendar|system|software|book
    6 access to|into|our * system|diary|calendar
    6 sync|connect|link|hook|integrate|talk|plug * diary|calendar|system|software|google|outlook
    5 in real time
    4 what|which systems|software
    5 our|your|my|existing|clinic|the|own|current|with|into|to|patients|google|outlook|electronic|online|paper * diary|diaries|calendar|booking system|software|platform|tool
    4 diary
    4 calendar
    5 dentally|cliniko|pabau|systm|emis|soe|semble|heydoc|phorest|fresha|carestack|meddbase|jane.|timely|acuity|calendly|aerona|dentrix|pearl|exact.|zenoti|treatwell|setmore|practicepal|accurx|r4
    4 book|appointment|practice|clinic|management|scheduling|patient|it. system|software|platform|management
    4 integrat|connect|sync|link|plug|hook|talk|work|tie|compat|interface|run|sit * with|to|into|our|alongside * system|software|calendar|diary|pms|booking|platform|outlook|google|existing|setup
    4 integrat
    3 sync
    4 compatib
    4 pms.
    6 keep|existing|current|same|own|our * phone|telephone|number|landline|line * system|number|phone
    4 see|know|check * free|gaps|availability|available|slots * diary|calendar|clinic
    7 double book
    5 know|see|tell|check * when|what|if * free|available|busy|gaps
    5 appointment book
    3 api.`),
  "follow-ups": rules(`
    8 follow ?up|ups|through
    6 do|does|can|will ~ chase|nudge|pester|recontact|reengage
    6 reactivate|reactivating|reengage|nurture|nurturing|remarketing
    6 old|past|inactive|dormant|lapsed|previous|former|existing|cold patients|clients|customers|enquiries|leads
    6 enquir|quote|lead * quiet|cold|forgotten|chase|followed|book|back|convert
    5 rang|rung|called|hung * off|up|back|again
    5 recall|campaigns
    5 outgoing|outbound call
    7 follow ?them ?us ?patients ?leads ?on up|ups
    5 followup
    5 chase|chasing * lead|enquir|patient|up|people|them|quotes
    4 chase|chasing
    4 lead.|leads.
    4 go|going|gone cold
    4 recall
    4 outbound
    11 call|ring|contact|text|phone patient|people|enquir|leads|customers|caller * back
    6 call|ring|contact|text|message|get|phone ~ patient|people|enquir|them|lead|customers|caller * back|after|didnt|later
    4 lapsed
    3 campaign
    4 enquir * forgotten|lost|cold|back|never|book|dont
    3 remarket|win * back
    3 after|interested * enquir`),
  "no-shows": rules(`
    9 noshow
    6 turn up|in ~ ~ appointment
    6 they|patients|people|clients|who ~ dont|doesnt|never|forget|forgot ~ ~ turn|show|come|appointment
    6 no shows|showing
    6 dont|doesnt|not|didnt|never|fail|without|wont|stop|prevent|reduce|cut ~ ~ show|turn|attend|missing
    6 reminding
    5 day before
    5 text|sms|message|email * reminder|confirm|before
    6 no show
    6 noshow
    5 dont|doesnt|not|didnt|never|fail|forget|without|wont * turn|show|come|attend
    6 patients|people|clients * miss|forget|dna|late|fail|attend
    6 missed appointment|slot|visit
    5 lot|lots|many|patients|people|they|rate * miss|forgotten|forget * appointment|slot|visit
    5 dna.|dnas
    5 reminder
    4 remind
    4 empty|wasted chair|slot|appointment|gaps
    4 confirm * text|sms|message|patients|appointments
    4 last minute
    3 turn|show up
    3 non attend`),
} satisfies Partial<Record<Question, readonly Rule[]>>;
