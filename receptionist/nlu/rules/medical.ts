import { type Rule, rules } from "../patterns.ts";
import type { Intent } from "../../types.ts";

/** What speaks for a question that only a clinician may answer. */
export const medicalRules = {
  medical: rules(`
    5 is|are|how * filler|botox|whitening|laser|peel|vaccine|injections|braces|implants|fluoride|microneedling * safe|hurt|painful|dangerous
    5 tell|know|think|say|check|wondering * if|whether * is|ive|its|have|got * shingles|chickenpox|broken|infected|cancer|serious|normal|something|allergic|sprain
    4 shingles|chickenpox|measles|covid|diabet|asthma|thrush|cystitis|uti|gout|sciatica|arthritis|hernia|conjunctivitis|impetigo|psoriasis|fungal|hayfever|pneumonia|bronchitis|allerg|constipat|anxiety|depress|insomnia|menopause|rosacea|tinnitus|vertigo|gingivitis|tonsil
    4 what * could|might|can it|this|that be ?then $
    4 how|will|does|do|should * hurt|painful|swell|bleed|heal|recover|sting
    3 hurt|pain|stiff|tender
    3 tired|exhausted|breathless|nausea|weak
    4 ice|heat|cream|ointment|plaster * on|for it|my|this|a
    4 over ninety|eighty|90|80|70|100 bad|high|low|normal|ok
    9 ibuprofen|paracetamol|aspirin|antibiotic|amoxicillin|calpol|codeine|antihistamine|steroid|contracepti|pill
    4 too much|many|high|low * for|blood|dose
    4 best|good ~ ~ for|thing * sore|pain|rash|spots|cold|cough|throat|headache|toothache|acne|itch
    4 allowed|safe|ok|okay|alright * after|before|while|with * treatment|botox|filler|extraction|surgery|injection|tablets|procedure
    5 ^ ?so ?do ?you ?think ?have i|ive|he|she|it|its ~ broken|infected|got|allergic
    4 is|are|could|does|do|would|might|whether|what|if|look|its|my * danger|serious|cancer|infected|malignan|contag|harmful|septic|worry|worried|abnormal|benign
    4 is it|this|that|my|the ~ normal|broken|bad|dangerous|infect
    4 is it|this|that ~ safe|ok|okay|normal|alright|bad to|for|after|while|during|that|if|with
    4 can|should|could|may|ok|okay|safe|alright|allowed|what * take|taking|mix|drink|use|using|have|eat * ibuprofen|paracetamol|aspirin|antibiot|alcohol|medic|tablet|painkill|pills|cream|steroid|retinol
    5 can|safe|ok|okay|should * drink|exercise|eat|shower|fly|work|swim|sunbathe|gym|smoke|makeup * before|after
    3 should|can|what|could ~ i|we|he|she ~ take|eat|drink|put|apply $
    6 test|blood|scan|xray|lab|biopsy result
    3 my|his|her|the ~ knee|back|ear|tooth|stomach|arm|leg|foot|neck|head|throat|eye|jaw|gum|shoulder|hip|skin * hurt|ache|aching|sore|swollen|itch|red|pain|killing
    4 ibuprofen|paracetamol|aspirin|antibiot|amoxicillin|warfarin|codeine|antidepress|statin|naproxen|penicillin|omeprazole|metformin|painkill|anadin|nurofen|calpol
    4 side effect
    4 dose
    4 dosage
    4 diagnos
    3 symptom
    4 prescri
    3 antibiot
    4 what * wrong|causing|causes * me|my|it|this|pain|lump|rash
    4 mean ~ if|when my|i|your|its|hes|shes
    4 what|how|should|anything * do|treat|take|cure|help|stop|get|put|use * about|for|with|rid|on|my * pain|ache|rash|swell|infection|cough|cold|fever|bleed|bruis|toothache|headache|spot|acne|eczema|migraine|burn|lump|sting|itch|wound|abscess|ulcer|sore|flu|back|ear|stomach|hay
    3 how|should|do|does|what|will * treat|cure|heal
    4 should i worry|worried|be|stop|start|take|go|see|put|use|eat|wait
    3 do|does|would|should|will * need antibiot|stitch|surgery|scan|xray|operation|medic|tablets
    3 safe|ok|okay|have|get|is * pregnan|breastfeed
    3 pregnan|breastfeed
    4 rash|mole|lump|fever|temperature|swollen|swelling|itch|infected|infection|discharge|vomit|nausea|dizzy|migraine|headache|blister|ulcer|abscess|cough|eczema|acne|gums|bruis|numb.|numbness|diarrh|mould|wart|verruca|cyst|inflam
    3 hurts|hurting|aching|painful|sore|throbbing|agony|ache
    2 pain|bleed
    3 feel * ill|sick|unwell|poorly|dizzy|faint|rough|feverish
    3 blood pressure|sugar|test * high|low|normal|mean
    3 medical advice|opinion|question
    3 remed
    3 normal * after|to|for * botox|filler|extraction|filling|injection|surgery|swell|bleed|hurt`),
} satisfies Partial<Record<Intent, readonly Rule[]>>;
