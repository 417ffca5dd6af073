import { type Rule, rules } from "../patterns.ts";
import type { Question } from "../../types.ts";

/** What speaks for questions about the data of patients, and the rules for it. */
export const dataProtectionRules = {
  retention: rules(`
    8 data|record|call|transcript|audio|information ~ ~ removed|wiped|erased|gone|expire|archived|purged
    6 when|after|how * removed|wiped|erased|delete|gone|purged
    6 keep|store|hold|save ~ ~ calls|recordings|transcripts|data|audio|everything * forever|long|indefinitely|shorter|for
    6 kept|stored|held longer|shorter|forever|indefinitely
    5 forever|indefinitely
    6 how long|many * keep|kept|stor|hold|held|retain|sav|hang|stay|have|last * record|data|call|transcript|it|information|audio|details|them|things|our|what
    5 how long * keep|kept|store|hold|held|retain|saved|hang
    6 retention
    6 retain
    5 delet|erase|wipe|destroy|purge|remov * record|data|call|transcript|audio|after|automatic|information|our|details|them|everything
    5 record|data|call|transcript|audio|they|information|details * delet|erase|wipe|destroy|purg|kept|keep|expire
    4 keep|store|storing|hold|kept|archive * record|call|transcript|audio
    4 when|how * delet|erase|wipe
    4 delete
    3 what happen * recordings|data|transcripts`),
  breach: rules(`
    9 breach
    6 if|when ~ ~ get|got|gets hacked|breached|attacked|stolen
    6 hacked|hacker|hacks|phish
    6 leaked|leaks
    6 get|gets|got|fall|end * wrong hands
    6 security incident|breach|event
    6 lose|lost|steal|stolen ~ ~ data|laptop|details|records
    11 breach
    5 leak
    5 hack
    5 stole|steal
    6 incident
    4 compromis
    5 lose|lost|losing|loss * data|information|records|patient|recordings
    5 cyber attack
    5 cyberattack|ransomware|malware
    4 data|records|information|recordings * loss|exposed|wrong|out|got|hands
    4 tell|notify|inform|report|told * us|ico|me|patient * if|when|go|goes * wrong|data
    4 something|anything|goes|went * wrong * data`),
  hosting: rules(`
    8 sent|send|goes|transfer|passed|exported|shipped|leave|go ~ ~ america|abroad|overseas|eu|europe|us|states|china|india|outside|elsewhere|ireland|usa
    8 data|server|recordings|storage location|residency|centre|sovereignty|jurisdiction
    7 location|country ~ ~ data|recordings|server
    6 america|offshore|abroad ~ server|company|cloud|data
    7 where|which|what * data|information|recordings|records|it ~ go|live|sit|sits|goes|processed|located|based|held
    7 outside|leave|left|in|within the uk|country|eu|us|eea|states
    6 this country
    7 cloud
    6 uk|british based|hosted|servers|data|hosting|only
    6 host
    8 where * data|record|information|servers|transcript|calls|details|everything|audio|kept|held|hosted|saved|store|keep|hold|processed
    6 data cent
    5 server
    5 data|recordings|information|stored|records|calls|stay|kept|leave|held|everything * uk|country|britain|england|abroad|overseas|america|europe|eu|usa|states|offshore|outside|london
    5 leave * uk|country
    4 overseas|abroad|offshore
    4 aws|azure|cloud
    4 sovereign|residency
    3 uk based|stored|data|only|servers|hosted
    4 which|what country
    4 store|kept|held * in`),
  gdpr: rules(`
    9 can|could|how ~ i|we|patients ~ delete|erase|access|download|correct ~ my|our|their ~ data|details|information
    9 patient|someone|people|caller ~ ask|asks|want|request|demand ~ ~ ~ delete|erase|copy|see|access|remove
    8 ask|asks|request|wants|right|can * data|details|information|recording ~ ~ deleted|erased|removed|forgotten
    7 right to
    6 consent|permission|opt
    6 confidential|privacy|private
    6 compliant|compliance|comply
    6 ico|gdpr|pecr|dpia|dpa
    5 against ~ law
    6 data protection
    5 controller|processor|basis
    6 special category
    5 share|sell|give|pass ~ ~ data|information|details ~ ~ with|to|on|third|anyone
    6 third parties|party
    6 gdpr
    6 dpa.|dpia|pecr|ico.
    6 data protection|processing|processor|controller|privacy
    6 subject access|right
    7 lawful|unlawful
    7 legal
    5 law|laws
    4 complian
    4 comply|complies
    4 consent
    5 controller|processor
    5 article
    5 impact assessment
    5 special category
    5 right to be
    5 handle|handling|treat|process|look * patient|personal|health|our|sensitive ~ data|information
    4 cookie
    4 do|does * sell|share * data|information
    5 confidential
    4 regulation
    5 dspt|dtac
    4 marketing call|emails
    4 allowed * ai|record`),
  cqc: rules(`
    12 cqc
    12 care quality
    7 c q c
    12 regulation seventeen|17
    5 inspect
    5 regulator
    5 governance
    5 audit
    4 healthcare improvement|inspectorate
    3 evidence * call|record|inspection`),
  security: rules(`
    8 encrypt
    7 listen|access|see|hear|view|read|look ~ ~ ~ calls|recordings|conversations|transcripts|patient|data|records|details
    7 factor|authentic|password|firewall|vulnerab|pentest|penetration|iso27001|soc2
    7 security
    7 secure.|secured
    6 safe|protected ~ ~ data|information|details|records
    6 data|information|details|records|recordings|calls ~ ~ safe|protected|secure
    6 keep|kept ~ ~ safe|secure
    5 certificat|certified|accredited
    5 secur
    5 encrypt
    6 iso.|iso27001
    6 27001
    6 soc2|soc
    10 hipaa|hippa
    5 aes|tls
    5 pen|penetration test
    5 two factor|step
    5 mfa|2fa
    5 access control
    5 who * see|access|listen|hear|read|look * call|record|data|transcript|patient|conversation|them
    5 cyber essentials
    4 certif
    8 how|do|what * protect|safeguard|secure|guard * record|data|call|information|patient
    4 ^ ?but ?and is|are ?it ?this ?they ?you ?all ?completely safe $
    4 safe * data|information|records|details|recordings|patient|calls|keep|our
    4 data|information|records|details|recordings|it|is * safe|protect
    4 protect * data|information|patient|records|calls|our|us|you
    4 password|login
    4 how safe
    3 accredit
    4 hackers`),
} satisfies Partial<Record<Question, readonly Rule[]>>;
