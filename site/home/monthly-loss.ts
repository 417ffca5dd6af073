/**
 * What the calls that nobody answers would have brought.
 *
 * @param days a month that the clinic is open
 * @param calls a day from new patients
 * @param share of them that nobody answers, in per cent
 * @param worth of a new patient, in pounds
 * @returns pounds a month
 */
export const monthlyLoss = (
  days: number,
  calls: number,
  share: number,
  worth: number,
): number => (days * calls * share * worth) / 100;

const whole = new Intl.NumberFormat("en-GB", {
  style: "currency",
  currency: "GBP",
  maximumFractionDigits: 0,
});

/** As a British ledger writes a sum, without pence. */
export const pounds = (sum: number): string => whole.format(sum);
