import { type Rule, rules } from "../patterns.ts";
import type { Question } from "../../types.ts";

/** What speaks for questions about the clinic that she answers for. */
export const clinicRules = {
  hours: rules(`
    5 knock|clock|finish|pack off|up|work
    5 what|which days|evenings|mornings ~ you|open|there|work
    5 open * emergenc
    5 what|your|the|clinic ~ times $
    5 what|when ~ ~ last|first|latest|earliest ~ appointment|slot
    5 open|shut|close|closing * monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|bank|easter|christmas|today|tomorrow|now|lunch|year|late|early|till|until
    4 work|there|around|in * weekend|saturdays|sundays|bank|christmas
    4 when|what ~ can|could ~ come|visit * open
    4 lunch|christmas|easter * close|open|shut|hours
    3 surgery|clinic|reception|consulting hours|times
    4 open|closing|business|clinic|surgery|working|office|your|normal|christmas|weekend|what|reception hours
    4 opening|closing time
    5 what time * finish|start|until|till
    4 what|when|how * open|close|shut|closing
    4 are|you|is|clinic|they|do|does|stay|still|surgery|place * open|close|shut
    3 open * weekend|saturday|sunday|bank|today|tomorrow|late|evening|christmas|monday|lunch|early|till|until|on
    3 bank holiday
    2 open|closed $
    3 hours $
    5 anyone|anybody|someone ~ there * saturday|sunday|weekend|morning|afternoon|evening|lunch
    3 late night|evening opening|clinic|surgery
    3 do you * sundays|saturdays|weekends|evenings|lates`),
  location: rules(`
    7 how ~ i|we|you get ~ to you|there|the
    6 next|opposite|beside|behind|near|across|round ~ ~ to|from|door|you|your|the|hospital|station|tesco|church
    6 is|am ~ ~ ~ ~ next door|to
    5 what|which floor|end|side
    4 blue badge
    5 are|is you|clinic|it|the ~ in|near|close|by|around|off|next|opposite|based|situated
    5 what|which ~ street|town|city|road|area|county|building|floor
    4 where exactly|abouts|is|are
    4 nav.|satnav
    4 map.|maps.
    4 what is ~ nearest|closest
    4 leave|put my|the car
    4 on foot
    4 come|drive|walk|travel|cycle|get ~ by|from bus|car|train|tube|foot|bike|station
    4 where * you|clinic|surgery|based|located|find|park|situated|is|practice|come|go
    4 address
    5 car park
    4 postcode
    4 park * car|near|where|there|you|available|free|outside|space|site
    4 parking
    3 where|can|could * park
    4 direction
    4 get|getting ~ there|to you
    4 which|what ~ bus|train|tram|tube
    3 how * find|get|reach * you|clinic|there|to
    3 near|bus|train|tube|by|from|closest ~ bus|train|tube|tram|station|motorway|stop
    3 how ~ far
    3 wheelchair|step|disabled|lift. * access|free|parking
    3 how far
    3 locat
    3 near to|me|you|station|the
    3 map
    3 which|what town|city|street|road|area|part
    3 street.`),
  "clinic-services": rules(`
    6 can|could i|we|you ~ ~ ~ done there|here|with
    6 is|are|whether ~ ~ something|anything|things ~ you do|offer|provide|cover
    5 treat people|patients|anyone
    5 something you do|offer
    8 procedure
    8 can|do|does|could you|they|clinic remove|fix|straighten|whiten|test|screen|immunise|vaccinate
    5 are|is there ~ gps|gp|doctors|dentists|nurses|physios|specialists|hygienist ~ there
    5 only dental|dentist|gp|skin|doctors
    5 also do|offer
    4 what * things|conditions|problems|services * do|offer|treat|provide|see
    4 do you see|take ~ ~ kids|children|adults|nhs|babies|families|new
    4 what|which|kind|type|sort|list|range * treatment|services|procedures|therapies
    4 do|can|could|does|is|are * you|clinic|they|offer|provide|do|there * botox|filler|whitening|implant|smear|vaccin|physio|braces|invisalign|laser|facial|blood|children|kids|jabs|veneer|root|nhs|private|microneedl|hygien|peel|massage|podiat|chiropract|travel|contracep|gp|dentist|dermatolog|cosmetic|dental|skin|mole|mri|xray|extraction|crown|denture|bridges|counsell|aesthetic|orthodont|ear|acupunc|sedation|prescriptions|flu|lip|hair|tattoo|minor|therapy|screening|sti|fertility|coil|menopause|nails|hijama|osteopath|dermal|profhilo|hydrafacial|waxing
    4 do|can|does ~ you|clinic|they * offer|provide|specialis|treat|perform|carry
    6 ^ ?so ?and what ~ do|does you|clinic|they offer|provide|do ?there ?at ?the ?your ?clinic $
    4 what * get|have done
    3 what do you do at|in|there
    4 treatment
    2 services
    4 got|have|is|are|any * dentist|gp|doctor|nurse|hygienist|physio|dermatologist|specialist * there|clinic|on|work
    4 female|lady|male|woman|women doctor|gp|dentist|nurse
    4 do|have|got you|they * dentist|gp|doctor|nurse|hygienist|physio|dermatologist|specialist|chiropodist
    3 nhs.|private
    3 what|which * doctors|dentists|clinicians|specialists|practitioners
    3 see|treat|accept|take * children|kids|nhs|new patients`),
} satisfies Partial<Record<Question, readonly Rule[]>>;
