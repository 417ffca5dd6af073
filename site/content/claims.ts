/** Every figure that the site claims, once (spec 9): texts take it from here. Evidence: docs/claims.md. */
export const claims = {
  contactWithin: "24 hours",
  setupWithin: "48 hours",
  /** Days of the return-on-investment promise, the results guarantee and the optimisation. */
  guaranteeDays: 30,
  optimizationDays: 30,
  support: "24/7",
  availability: "24/7",
  callCoverage: "100%",
  staffBurnout: 0,
  secure: "100%",
  waitSeconds: 0,
  clinics: "50+",
  languages: 12,
  queryResolution: 95,
  moreBookings: 40,
  satisfaction: 98,
  responseSeconds: 3,
  revenueGrowth: 25,
  uptimeTarget: "99.9%",
  retentionDays: 30,
  breachDisclosure: "72 hours",
  encryptionInTransit: "TLS 1.2+",
  encryptionAtRest: "AES-256",
} as const;

/** Per cent (spec 9). */
export const caseStudyClaims = {
  operationalCostReduction: 55,
  satisfactionImprovement: 35,
  efficiencyIncrease: 75,
  shorterWaits: 60,
  fewerMissedAppointments: 30,
} as const;
