import type { Intent } from "../types.ts";
import type { Rule } from "./patterns.ts";
import { appointmentRules } from "./rules/appointments.ts";
import { buyingRules } from "./rules/buying.ts";
import { clinicRules } from "./rules/clinic.ts";
import { companyRules } from "./rules/company.ts";
import { courtesyRules } from "./rules/courtesy.ts";
import { dataProtectionRules } from "./rules/data-protection.ts";
import { dialogueRules } from "./rules/dialogue.ts";
import { herselfRules } from "./rules/herself.ts";
import { medicalRules } from "./rules/medical.ts";
import { offTopicRules } from "./rules/off-topic.ts";
import { peopleRules } from "./rules/people.ts";
import { workRules } from "./rules/work.ts";

/** The hand-written rules of each intent; `emergency` has its own table, and `inform` follows from what was asked. */
export const intentRules: Readonly<Partial<Record<Intent, readonly Rule[]>>> = {
  ...offTopicRules,
  ...appointmentRules,
  ...medicalRules,
  ...peopleRules,
  ...dialogueRules,
  ...courtesyRules,
  ...clinicRules,
  ...buyingRules,
  ...companyRules,
  ...workRules,
  ...dataProtectionRules,
  ...herselfRules,
};
