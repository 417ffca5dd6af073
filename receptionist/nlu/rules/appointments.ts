import { type Rule, rules } from "../patterns.ts";
import type { Intent } from "../../types.ts";

/** What speaks for each thing that can be done with an appointment. */
export const appointmentRules = {
  book: rules(`
    6 look ~ at my|his|her|our|this|the
    7 want|need|like|hoping ~ ~ get|getting|have|having ~ ~ done|syringed|whitened|cleaned|checked|looked|seen|fixed|removed|out
    6 when can|could ~ you ~ do|fit|take|see
    6 about time ~ ~ had
    5 smear|blood|flu|hearing|eye test|jab
    8 ring|call|phone|phoning ~ to|for|about ~ ~ appointment
    7 need|want|like ~ dentist|doctor|gp|nurse|hygien|someone|somebody ~ to ~ look|see|check|examine
    6 seeing|seen to
    5 what|which time|slots|days|appointments ~ have|do|are|got|available|free|else
    4 what ~ ~ free|available
    4 book ~ ~ monday|tuesday|wednesday|thursday|friday|saturday|today|tomorrow|next
    3 next week|month some
    3 an appointment
    3 see|speak|visit ~ ~ about my|a|his|her
    3 get|getting|have|having * done|looked|seen|checked|fixed|sorted|removed
    3 available * monday|tuesday|wednesday|thursday|friday|saturday|tomorrow|today|week
    3 when can|could i|we|you come|see|get|be
    2 need|want|like * to be seen
    2 come|coming in
    4 book|schedule|arrange|sort|make|set * appointment|slot|visit|consultation|checkup|session
    3 book me|in|a.|an|the|another|for|my|our|us
    4 ^ ?i ?want|need|like ?to ?a book|appointment
    4 want|need|like|love|after|looking|hoping|require|get|have|make|request|find|wondering|possible|chance * appointment|booking|checkup|consultation
    3 ^ ?can|could|may ?i|we ?have|get appointment
    2 appointment
    3 see|seen * doctor|dentist|gp.|nurse|hygien|therap|someone|somebody|dr.|practitioner|specialist|dermatolog|clinician|physio
    2 want|need|like|love|hoping * come|pop|drop in|see|round
    3 come|pop|squeeze|fit|slot|get|put|pencil me|us|him|her|my * in|down
    3 fit|squeeze|slot|pencil me|us|in
    3 be|get|getting seen
    3 any|anything|have|got|get|what|next|first|soonest|earliest * slot|availab|opening.|gap|gaps|vacanc|space
    3 anything|something|space|room * available|free|going|open|on|for|tomorrow|this|next|soon
    3 have|got|any * free|available
    3 when|what|which|how * see|fit|next|soonest|earliest|first * me|available|appointment|free|slot|get|come|soon
    2 soonest|earliest|first|next available|possible|slot|appointment
    4 check up|checkup
    3 need|want|like|book|have|due|overdue|get|had|after|looking * filling|crown|clean|scale|whitening|hygien|botox|filler|facial|peel|smear|blood|jab|vaccin|consultation|checked|examin|review|treatment|extraction|physio|root|veneer|denture|braces|sore|tooth|mole|skin|follow
    3 lost|broke|chipped|cracked|wobbly|loose|fallen * tooth|filling|crown|veneer|denture|brace
    2 tooth|filling|crown * fell|fallen|come|came|broke|chipped|lost|loose|cracked|hurts|killing
    2 toothache
    3 reserve
    3 put me down
    4 register|new|join ~ patient|register
    4 can|could|may|possible|able|wondering * i|we|he|she|they|me|my * come|pop|drop|get|be|popping|coming * in|round|over|seen|down|along
    3 is|anything|something earlier|sooner|later
    2 can|could i|we come|see|get
    2 booking
    2 emergency appointment|slot|dentist|dental
    3 follow up appointment`),
  move: rules(`
    5 brought|bring|put|push|moving|move ~ forward|back|off
    4 need|want|like|to ~ move|moving|changing|rescheduling $
    5 need moving|changing|rescheduling|shifting
    4 move|switch|shift|swap|change me|us|it|mine ~ ~ to|from|for
    5 booked * but * better|rather|prefer|instead|need|want
    5 supposed|meant|due * come|see|be * but|cant
    4 earlier|later|sooner than
    5 rebook
    5 re book
    5 cant|wont|couldnt|not|unable|longer * do|make|manage|come * monday|tuesday|wednesday|thursday|friday|saturday|tomorrow|today * can|could|is|do|another|different|instead
    5 booked|booking|appointment|in * but * need|want|prefer|like|rather|can
    4 instead of
    4 rather|prefer * than|instead
    3 running late
    4 later|earlier|sooner time|date|day|slot|one
    3 new|fresh time|date|day
    5 too early|late|soon * appointment|move|change|another|later|earlier
    5 resched
    5 re schedul|arrang
    5 rearrang
    4 move|moving|chang|shift|switch|swap|push|pull|alter|amend|bring|put|postpon|delay|adjust|edit|modify|transfer * appointment|booking|visit|slot|checkup|consultation|session|one|hygien|cleaning
    4 postpon
    4 bring|push|put|move * forward|back|later|earlier
    4 move|change|swap|switch|shift my|it|the|our|his|her|an|mine
    3 change|move|swap|switch|different|another|other|new|alternative * day|time|date|slot
    5 got|have|existing|already * appointment|booking * move|change|shift|different|another|earlier|later|switch|need|make
    5 earlier|later|different|another|alternative appointment|slot|time|date * than|the|one|instead
    4 move|swap|change|switch|shift * monday|tuesday|wednesday|thursday|friday|saturday|tomorrow|today * to|for|till
    3 appointment|booking * move|change|shift|different|another|earlier|later|switch
    3 cant|wont|not|unable * make|manage|do|get|attend|come * appointment|booking|it|my|anymore|that|time
    2 clash|double
    2 instead`),
  cancel: rules(`
    6 wont|cant|not ~ able to come|make|attend
    6 so ~ i|we|he|she|cant cant|wont ?be come|coming|make|need
    8 forget my|the ~ appointment|booking
    6 dont|doesnt want ~ come|appointment ?any ?more ?anymore $
    7 pull|drop|back out of
    7 bin|scrap|ditch it|my|the
    6 made other|alternative arrangements
    6 going|gone elsewhere|private
    7 give|let|offer|pass ~ ~ slot|place|space|spot|appointment|one ~ to|go ~ someone|somebody|another|else|anyone
    6 someone|somebody|another else|patient ~ have|take|use ~ slot|place|space|spot|appointment
    6 let|someone|somebody else have ~ slot|place|appointment
    4 stopped|gone|better ~ hurting|away|now so|dont|wont
    5 dont|not want another
    4 longer * coming|come|attend|need|make
    3 dont|wont need to come
    5 stop|end|drop|lose my|the|our appointment|booking
    4 wont|not|unable * attend|coming|make * appointment|booking
    4 forget|leave my|the appointment|booking
    5 booked * by|in mistake|error
    6 cancel
    5 call off
    5 call it|my|the|that off
    4 scrap|drop|delete|remove|withdraw|bin|void|kill|undo|annul * appointment|booking|slot|visit
    4 no longer * need|want|require|coming|attend|able|going|appointment
    5 get rid * appointment|booking|slot|visit
    4 dont|wont|not * need|want|require * appointment|booking|slot|visit|anymore
    4 wont|not|isnt|arent * coming|attend|turning|going|needing * appointment|booking|on|to|after|anymore|in|tomorrow|today
    4 take|remove me|us|my * off|out|list|diary|name
    4 give|free|release * up|slot|spot * appointment|slot|someone
    3 cant|unable * make|attend|come|manage * anymore|after|appointment`),
} satisfies Partial<Record<Intent, readonly Rule[]>>;
